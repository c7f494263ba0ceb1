import { type Rated, type Saying, sayings } from '../saying'

const LIGHTING = 'Home decor/Lighting'
const FLOOR_LAMPS = 'Home decor/Lighting/Floor and reading lamps'
const TABLE_LAMPS = 'Home decor/Lighting/Table lamps'

/** Over reviews of lamps. */
export const LIGHTING_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        ['Prachtig licht', 'Wunderschönes Licht', 'Une lumière magnifique', 'Beautiful light'],
        [
          'Ook uit een sieraad',
          'Auch ausgeschaltet ein Schmuckstück',
          'Belle, même éteinte',
          'A beauty even when off',
        ],
        [
          'Eindelijk de goede lamp',
          'Endlich die richtige Lampe',
          'Enfin la bonne lampe',
          'The right lamp at last',
        ],
        [
          'Zacht en warm licht',
          'Weiches, warmes Licht',
          'Une lumière douce et chaude',
          'Soft, warm light',
        ],
      ],
      [LIGHTING],
    ),
    ...sayings(
      [
        [
          'Perfect boven de tafel',
          'Perfekt über dem Esstisch',
          'Parfaite au-dessus de la table',
          'Perfect above the table',
        ],
      ],
      [`${LIGHTING}/Pendant lamps`],
    ),
    ...sayings(
      [
        [
          'Eindelijk goed leeslicht',
          'Endlich gutes Leselicht',
          'Enfin une bonne lumière pour lire',
          'A good light to read by',
        ],
        [
          'Geen donkere hoek meer',
          'Keine dunkle Ecke mehr',
          'Plus de coin sombre',
          'No more dark corner',
        ],
      ],
      [FLOOR_LAMPS, TABLE_LAMPS],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Fijne lamp, kort snoer',
          'Schöne Lampe, kurzes Kabel',
          'Belle lampe, câble un peu court',
          'Nice lamp, short lead',
        ],
      ],
      [FLOOR_LAMPS, TABLE_LAMPS],
    ),
    ...sayings(
      [
        [
          'Mooi licht, zelf een lampje erbij',
          'Schönes Licht, Leuchtmittel extra',
          'Belle lumière, ampoule à prévoir',
          'Lovely light, bring your own bulb',
        ],
        ['Sfeervol', 'Stimmungsvoll', 'Belle ambiance', 'Full of atmosphere'],
      ],
      [LIGHTING],
    ),
  ],
  3: sayings(
    [
      [
        'Minder licht dan gehoopt',
        'Weniger Licht als erhofft',
        'Moins de lumière qu’espéré',
        'Less light than hoped',
      ],
    ],
    [LIGHTING],
  ),
}
