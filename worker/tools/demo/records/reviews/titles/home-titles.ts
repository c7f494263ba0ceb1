import { type Rated, type Saying, sayings } from '../saying'
import { BESIDE_OTHERS } from '../shelf-groups'

const HOME = [
  'Furniture',
  'Home decor/Baskets and candles',
  'Home decor/Lighting',
  'Home decor/Mirrors',
  'Home decor/Tableware',
  'Home decor/Vases',
  'Home decor/Wall decor',
  'Textiles',
]

/** What visitors see. */
const SEEN = [
  ...BESIDE_OTHERS,
  'Home decor/Baskets and candles',
  'Home decor/Tableware',
  'Home decor/Vases',
  'Home decor/Wall decor',
  'Textiles/Bath linen',
  'Textiles/Bed linen/Children’s bed linen',
  'Textiles/Table and kitchen linen/Kitchen linen',
]

/** Over reviews of what a home is furnished with. */
export const HOME_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'Maakt van een huis een thuis',
          'Jetzt ist es ein Zuhause',
          'On se sent enfin chez soi',
          'Makes it feel like home',
        ],
        [
          'Een cadeau voor mezelf',
          'Ein Geschenk an mich selbst',
          'Un cadeau que je me suis fait',
          'A present to myself',
        ],
        [
          'Om lang plezier van te hebben',
          'Daran habe ich lange Freude',
          'Pour longtemps',
          'One to enjoy for years',
        ],
      ],
      HOME,
    ),
    ...sayings(
      [
        ['Past overal bij', 'Passt zu allem', 'Va avec tout', 'Goes with everything'],
        [
          'Het bezoek is jaloers',
          'Der Besuch ist neidisch',
          'Nos invités sont jaloux',
          'Visitors are jealous',
        ],
      ],
      SEEN,
    ),
  ],
  4: [
    ...sayings(
      [['Een mooie aanwinst', 'Eine schöne Ergänzung', 'Une belle acquisition', 'A nice addition']],
      HOME,
    ),
    ...sayings(
      [
        [
          'Mooi in huis',
          'Macht sich gut zu Hause',
          'Du plus bel effet chez nous',
          'Looks good at home',
        ],
        [
          'Past goed bij de rest',
          'Passt gut zum Rest',
          'Va bien avec le reste',
          'Goes well with the rest',
        ],
      ],
      SEEN,
    ),
  ],
  3: sayings(
    [
      [
        'Staat mooi, al zocht ik iets anders',
        'Schön, aber ich hatte anderes im Sinn',
        'Beau, mais j’avais autre chose en tête',
        'Nice, though I had something else in mind',
      ],
    ],
    HOME,
  ),
}
