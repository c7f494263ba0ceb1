import { type Rated, type Saying, sayings } from '../saying'

const SOFAS = 'Furniture/Sofas'
const EASY_CHAIRS = ['Furniture/Armchairs/Lounge chairs', 'Furniture/Armchairs/Wing chairs']
const POUFS = 'Furniture/Armchairs/Poufs and footstools'
const DINING_CHAIRS = 'Furniture/Chairs/Dining chairs'
const DINING_TABLES = 'Furniture/Tables/Dining tables'
const FRAMES = ['Furniture/Beds/Bed frames', 'Furniture/Beds/Bedside tables']
const STANDING = ['Furniture/Chairs', 'Furniture/Tables', 'Furniture/Storage', ...FRAMES]
const SMALL = [
  'Furniture/Tables/Side tables',
  'Furniture/Chairs/Stools',
  'Furniture/Beds/Bedside tables',
  POUFS,
]
const PUT_TOGETHER = [
  DINING_TABLES,
  'Furniture/Tables/Desks and consoles',
  'Furniture/Storage/Sideboards and media units',
  'Furniture/Storage/Wardrobes and chests',
  'Furniture/Beds/Bed frames',
  'Furniture/Beds/Cots and toy boxes',
]

export const FURNITURE_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'De kamer is ineens af',
          'Jetzt ist das Zimmer komplett',
          'La pièce est enfin complète',
          'The room is finished at last',
        ],
      ],
      ['Furniture'],
    ),
    ...sayings(
      [
        ['Staat als een huis', 'Steht wie eine Eins', 'Solide comme un roc', 'Solid as a rock'],
        [
          'Stevig en toch elegant',
          'Stabil und trotzdem elegant',
          'Solide, et pourtant élégant',
          'Sturdy yet elegant',
        ],
      ],
      STANDING,
    ),
    ...sayings(
      [
        [
          'Een meubel voor jaren',
          'Ein Möbel für Jahre',
          'Un meuble pour des années',
          'A piece for years',
        ],
      ],
      [SOFAS, ...EASY_CHAIRS, ...STANDING],
    ),
    ...sayings(
      [
        [
          'Prachtig in de woonkamer',
          'Perfekt für unser Wohnzimmer',
          'Superbe dans notre salon',
          'Gorgeous in our living room',
        ],
      ],
      [
        SOFAS,
        'Furniture/Armchairs',
        'Furniture/Tables/Coffee tables',
        'Furniture/Tables/Side tables',
        'Furniture/Storage/Sideboards and media units',
      ],
    ),
    ...sayings(
      [
        [
          'Zitten als een vorst',
          'Sitzen wie ein König',
          'Un confort royal',
          'Comfort fit for a king',
        ],
        [
          'Ik kom er niet meer uit',
          'Ich will nicht mehr aufstehen',
          'Impossible de se relever',
          'I never want to get up',
        ],
      ],
      [SOFAS, ...EASY_CHAIRS],
    ),
    ...sayings(
      [
        [
          'Mijn nieuwe leesplek',
          'Mein neuer Leseplatz',
          'Mon nouveau coin lecture',
          'My new reading spot',
        ],
        [
          'De beste stoel van het huis',
          'Der beste Platz im Haus',
          'La meilleure place de la maison',
          'The best seat in the house',
        ],
      ],
      EASY_CHAIRS,
    ),
    ...sayings(
      [
        [
          'We passen er allemaal op',
          'Platz für uns alle',
          'Il y a de la place pour tous',
          'Room for all of us',
        ],
        [
          'Eindelijk de goede bank',
          'Endlich das richtige Sofa',
          'Enfin le bon canapé',
          'The right sofa at last',
        ],
      ],
      [SOFAS],
    ),
    ...sayings([['Voeten omhoog', 'Füße hoch', 'Les pieds en l’air', 'Feet up']], [POUFS]),
    ...sayings(
      [['Klein maar fijn', 'Klein, aber fein', 'Petit mais parfait', 'Small but perfect']],
      SMALL,
    ),
    ...sayings(
      [
        [
          'Hier eten we graag',
          'Hier essen wir gern',
          'On aime s’y retrouver à table',
          'We love eating at it',
        ],
      ],
      [DINING_TABLES],
    ),
    ...sayings(
      [
        [
          'Ook na het toetje nog lekker',
          'Auch nach dem Dessert noch bequem',
          'Confortable jusqu’au dessert',
          'Comfortable right through dessert',
        ],
      ],
      [DINING_CHAIRS],
    ),
    ...sayings(
      [['Wat een mooi hout', 'Wunderschönes Holz', 'Un bois magnifique', 'Beautiful wood']],
      [
        DINING_TABLES,
        'Furniture/Tables/Coffee tables',
        'Furniture/Tables/Desks and consoles',
        'Furniture/Beds/Bedside tables',
      ],
    ),
    ...sayings(
      [['Eindelijk opgeruimd', 'Endlich Ordnung', 'Enfin de l’ordre', 'Tidy at last']],
      ['Furniture/Storage', 'Home decor/Baskets and candles/Baskets and boxes'],
    ),
    ...sayings(
      [['Heerlijk geslapen', 'Herrlich geschlafen', 'De bien bonnes nuits', 'Sleeping soundly']],
      ['Furniture/Beds/Bed frames', 'Furniture/Beds/Mattresses and bases', 'Textiles/Bed linen'],
    ),
  ],
  4: [
    ...sayings(
      [['Mooi, maar zwaar', 'Schön, aber schwer', 'Beau, mais lourd', 'Lovely but heavy']],
      [SOFAS, DINING_TABLES, 'Furniture/Storage'],
    ),
    ...sayings(
      [
        [
          'Mooi als het eenmaal staat',
          'Schön, wenn es erst steht',
          'Très beau une fois monté',
          'Lovely once it is up',
        ],
      ],
      PUT_TOGETHER,
    ),
    ...sayings(
      [
        [
          'Zit fijn, wel stevig',
          'Bequem, eher fest',
          'Confortable, assez ferme',
          'Comfortable, on the firm side',
        ],
      ],
      [SOFAS, ...EASY_CHAIRS, DINING_CHAIRS],
    ),
    ...sayings(
      [['Degelijk gebouwd', 'Solide gebaut', 'Bien construit', 'Well built']],
      [SOFAS, ...STANDING],
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'Mooi, maar groter dan gedacht',
          'Schön, aber größer als gedacht',
          'Beau, mais plus grand que prévu',
          'Nice, but bigger than I thought',
        ],
      ],
      [SOFAS, 'Furniture/Armchairs', 'Furniture/Tables', 'Furniture/Storage'],
    ),
    ...sayings(
      [
        [
          'De zit is even wennen',
          'An den Sitz muss man sich gewöhnen',
          'Une assise à apprivoiser',
          'The seat takes getting used to',
        ],
      ],
      [SOFAS, ...EASY_CHAIRS],
    ),
  ],
}
