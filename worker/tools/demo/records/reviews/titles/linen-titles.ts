import { type Rated, type Saying, sayings } from '../saying'
import { BED_LINEN, OVEN_GLOVES } from '../shelf-groups'

const KITCHEN = 'Textiles/Table and kitchen linen/Kitchen linen'

/** Over reviews of household linen. */
export const LINEN_TITLES: Rated<Saying> = {
  5: [
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
        ['Dik en zacht', 'Dick und flauschig', 'Épaisseur et douceur', 'Thick and fluffy'],
        [
          'Wellness in eigen badkamer',
          'Wie im Wellnesshotel',
          'Un air de spa à la maison',
          'A spa at home',
        ],
      ],
      ['Textiles/Bath linen'],
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
  ],
  4: sayings(
    [
      [
        'Eerst wassen, dan perfect',
        'Erst waschen, dann perfekt',
        'Parfait après un premier lavage',
        'Perfect after a first wash',
      ],
    ],
    ['Textiles/Bath linen/Towels', KITCHEN, ...BED_LINEN],
  ),
  3: sayings(
    [['Kreukt snel', 'Knittert schnell', 'Se froisse vite', 'Creases easily']],
    [KITCHEN],
    OVEN_GLOVES,
  ),
}
