import { type Rated, type Saying, sayings } from '../saying'
import {
  BUILT,
  EASY_CHAIRS,
  FOR_THE_LIVING_ROOM,
  FURNISHING,
  HEAVY,
  OF_WOOD,
  PUT_TOGETHER,
  STANDING,
} from '../shelf-groups'

const POUFS = 'Furniture/Armchairs/Poufs and footstools'
const DINING_CHAIRS = 'Furniture/Chairs/Dining chairs'
const SOFAS = 'Furniture/Sofas'

/** Over reviews of furniture. */
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
      FURNISHING,
      HEAVY,
    ),
    ...sayings(
      [['Staat als een huis', 'Steht wie eine Eins', 'Solide comme un roc', 'Solid as a rock']],
      STANDING,
    ),
    ...sayings(
      [
        [
          'Stevig en toch elegant',
          'Stabil und trotzdem elegant',
          'Solide, et pourtant élégant',
          'Sturdy yet elegant',
        ],
      ],
      BUILT,
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
      [SOFAS, ...BUILT, ...EASY_CHAIRS],
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
      FOR_THE_LIVING_ROOM,
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
      [
        'Furniture/Tables/Side tables',
        'Furniture/Chairs/Stools',
        'Furniture/Beds/Bedside tables',
        POUFS,
      ],
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
      ['Furniture/Tables/Dining tables'],
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
      OF_WOOD,
    ),
  ],
  4: [
    ...sayings(
      [['Mooi, maar zwaar', 'Schön, aber schwer', 'Beau, mais lourd', 'Lovely but heavy']],
      HEAVY,
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
      [SOFAS, DINING_CHAIRS, ...EASY_CHAIRS],
    ),
    ...sayings(
      [['Degelijk gebouwd', 'Solide gebaut', 'Bien construit', 'Well built']],
      [SOFAS, ...BUILT],
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
