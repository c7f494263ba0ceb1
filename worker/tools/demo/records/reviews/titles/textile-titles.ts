import { type Rated, type Saying, sayings } from '../saying'

const BATH = 'Textiles/Bath linen'
const BED_LINEN = [
  'Textiles/Bed linen/Plain bed linen',
  'Textiles/Bed linen/Patterned bed linen',
  'Textiles/Bed linen/Children’s bed linen',
]
const CURTAINS = 'Textiles/Curtains'
const CUSHIONS = 'Textiles/Cushions'
const FOR_THE_SOFA = [
  `${CUSHIONS}/Plain cushions`,
  `${CUSHIONS}/Patterned cushions`,
  `${CUSHIONS}/Velvet cushions`,
]
const RUGS = 'Textiles/Rugs'
const SOFT_RUGS = [`${RUGS}/Plain rugs`, `${RUGS}/Patterned rugs`, `${RUGS}/Nursery rugs`]
const THROWS = 'Textiles/Throws'
const TABLECLOTHS = 'Textiles/Table and kitchen linen/Tablecloths'
const KITCHEN = 'Textiles/Table and kitchen linen/Kitchen linen'
const PATTERNED = [
  `${CUSHIONS}/Patterned cushions`,
  `${RUGS}/Patterned rugs`,
  `${CURTAINS}/Patterned curtains`,
  `${THROWS}/Patterned throws`,
  'Wallpaper',
]

export const TEXTILE_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'De bank lijkt wel nieuw',
          'Wie ein neues Sofa',
          'Le canapé a l’air neuf',
          'Like a new sofa',
        ],
      ],
      FOR_THE_SOFA,
    ),
    ...sayings(
      [['Zo zacht', 'So weich', 'Quelle douceur', 'So soft']],
      [CUSHIONS, ...SOFT_RUGS, THROWS, BATH, ...BED_LINEN],
    ),
    ...sayings(
      [
        [
          'Heerlijk om onder te kruipen',
          'Zum Einkuscheln',
          'On s’y blottit avec bonheur',
          'Lovely to snuggle under',
        ],
      ],
      [THROWS, ...BED_LINEN],
    ),
    ...sayings(
      [
        [
          'De bank is nu compleet',
          'Macht das Sofa komplett',
          'Le canapé est enfin complet',
          'Finishes the sofa',
        ],
      ],
      [...FOR_THE_SOFA, THROWS],
    ),
    ...sayings(
      [
        [
          'Brengt leven in de kamer',
          'Bringt Leben ins Zimmer',
          'Réveille toute la pièce',
          'Brings the room to life',
        ],
      ],
      PATTERNED,
    ),
    ...sayings(
      [
        ['Om in weg te zakken', 'Zum Reinsinken', 'On s’y enfonce avec plaisir', 'Sink right in'],
        [
          'Precies het juiste accent',
          'Genau der richtige Akzent',
          'La touche qu’il fallait',
          'Just the right accent',
        ],
        ['Mooi vol kussen', 'Schön prall gefüllt', 'Bien garni', 'Nice and plump'],
      ],
      [CUSHIONS],
    ),
    ...sayings(
      [
        [
          'De kat is het ermee eens',
          'Auch die Katze ist überzeugt',
          'Approuvé par le chat',
          'Approved by the cat',
        ],
      ],
      [CUSHIONS, RUGS, THROWS],
    ),
    ...sayings(
      [['Prachtig fluweel', 'Wunderbarer Samt', 'Un velours magnifique', 'Beautiful velvet']],
      [`${CUSHIONS}/Velvet cushions`],
    ),
    ...sayings(
      [['Warme voeten', 'Endlich warme Füße', 'Les pieds au chaud', 'Warm feet at last']],
      [...SOFT_RUGS, `${BATH}/Bath mats`],
    ),
    ...sayings(
      [
        [
          'Brengt de kamer bij elkaar',
          'Hält den Raum zusammen',
          'Donne son unité à la pièce',
          'Pulls the room together',
        ],
      ],
      [RUGS, CURTAINS],
    ),
    ...sayings(
      [
        [
          'Alsof het er altijd al lag',
          'Als hätte er immer da gelegen',
          'Comme s’il avait toujours été là',
          'As if it had always been there',
        ],
        [
          'Ligt er prachtig bij',
          'Macht sich wunderbar im Zimmer',
          'Superbe dans la pièce',
          'Looks wonderful in the room',
        ],
      ],
      [`${RUGS}/Plain rugs`, `${RUGS}/Patterned rugs`, `${RUGS}/Round rugs`],
    ),
    ...sayings(
      [
        [
          'Er wordt de hele dag op gespeeld',
          'Hier wird den ganzen Tag gespielt',
          'On y joue toute la journée',
          'Played on all day long',
        ],
      ],
      [`${RUGS}/Nursery rugs`],
    ),
    ...sayings(
      [
        [
          'Slapen als in een hotel',
          'Schlafen wie im Hotel',
          'Comme à l’hôtel',
          'Like sleeping in a hotel',
        ],
        ['Elke avond fijn', 'Jeden Abend schön', 'Un plaisir chaque soir', 'A treat every night'],
      ],
      BED_LINEN,
    ),
    ...sayings(
      [
        [
          'Een feestelijke tafel',
          'Eine festliche Tafel',
          'Une bien jolie table',
          'A festive table',
        ],
      ],
      [TABLECLOTHS, 'Home decor/Tableware/Plates and mugs'],
    ),
    ...sayings(
      [
        ['Dik en zacht', 'Dick und flauschig', 'Épaisseur et douceur', 'Thick and fluffy'],
        [
          'Wellness in eigen badkamer',
          'Wie im Wellnesshotel',
          'Un air de spa à la maison',
          'A spa at home',
        ],
      ],
      [BATH],
    ),
    ...sayings(
      [['Vallen prachtig', 'Fallen wunderschön', 'Un tombé magnifique', 'They hang beautifully']],
      [CURTAINS],
    ),
    ...sayings(
      [
        [
          'Meteen een andere kamer',
          'Gleich ein anderes Zimmer',
          'La pièce est transformée',
          'A different room at once',
        ],
      ],
      [CURTAINS, RUGS, 'Wallpaper'],
    ),
    ...sayings(
      [['Wast prima', 'Lässt sich prima waschen', 'Se lave très bien', 'Washes well']],
      [
        BATH,
        ...BED_LINEN,
        TABLECLOTHS,
        KITCHEN,
        'Kidswear/Tops and sweaters/T-shirts',
        'Kidswear/Trousers',
        'Kidswear/Nightwear',
        'Kidswear/Baby clothes',
      ],
    ),
    ...sayings(
      [
        [
          'Bijna te mooi om te gebruiken',
          'Fast zu schön zum Benutzen',
          'Presque trop beau pour servir',
          'Almost too nice to use',
        ],
      ],
      [KITCHEN],
    ),
    ...sayings(
      [['Warm en toch licht', 'Warm und doch leicht', 'Chaud et pourtant léger', 'Warm yet light']],
      [THROWS, 'Kidswear/Jackets/Quilted jackets'],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Zacht, pluist een beetje',
          'Weich, fusselt anfangs etwas',
          'Doux, peluche un peu au début',
          'Soft, sheds a little at first',
        ],
      ],
      [...SOFT_RUGS, THROWS, `${BATH}/Towels`],
    ),
    ...sayings(
      [
        [
          'Mooi, mocht iets groter',
          'Schön, dürfte größer sein',
          'Joli, un peu plus grand serait parfait',
          'Lovely, could be bigger',
        ],
      ],
      [CUSHIONS, THROWS, `${RUGS}/Round rugs`],
    ),
    ...sayings(
      [['Mooie stof', 'Schöner Stoff', 'Beau tissu', 'Nice fabric']],
      [
        CUSHIONS,
        CURTAINS,
        TABLECLOTHS,
        ...BED_LINEN,
        'Kidswear/Tops and sweaters',
        'Kidswear/Dresses and skirts',
        'Kidswear/Nightwear',
      ],
    ),
    ...sayings(
      [
        [
          'Eerst wassen, dan perfect',
          'Erst waschen, dann perfekt',
          'Parfait après un premier lavage',
          'Perfect after a first wash',
        ],
      ],
      [`${BATH}/Towels`, ...BED_LINEN, KITCHEN],
    ),
    ...sayings(
      [['Lekker dik', 'Schön dicht', 'Bonne épaisseur', 'Good and thick']],
      [RUGS, THROWS, BATH],
    ),
    ...sayings(
      [
        [
          'De vouwen gaan er vanzelf uit',
          'Die Falten hängen sich aus',
          'Les plis partent tout seuls',
          'The creases drop out',
        ],
      ],
      [CURTAINS],
    ),
    ...sayings([['Fijn kussen', 'Schönes Kissen', 'Un bon coussin', 'A nice cushion']], [CUSHIONS]),
    ...sayings([['Fijn kleed', 'Schöner Teppich', 'Un beau tapis', 'A nice rug']], [RUGS]),
  ],
  3: [
    ...sayings(
      [
        [
          'Dunner dan gedacht',
          'Dünner als gedacht',
          'Plus fin que prévu',
          'Thinner than I thought',
        ],
      ],
      [CURTAINS],
    ),
    ...sayings(
      [['Kreukt snel', 'Knittert schnell', 'Se froisse vite', 'Creases easily']],
      [KITCHEN],
    ),
    ...sayings(
      [
        [
          'Mooi, maar niet bij onze bank',
          'Schön, nur nicht zu unserem Sofa',
          'Joli, mais pas avec notre canapé',
          'Nice, but not with our sofa',
        ],
      ],
      [...FOR_THE_SOFA, THROWS],
    ),
    ...sayings(
      [
        [
          'Mooi, maar vlekt snel',
          'Schön, aber fleckempfindlich',
          'Joli, mais salissant',
          'Nice, but shows every mark',
        ],
      ],
      [RUGS, TABLECLOTHS],
    ),
  ],
}
