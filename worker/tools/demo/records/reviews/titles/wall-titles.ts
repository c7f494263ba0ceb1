import { type Rated, type Saying, sayings } from '../saying'
import { HANGING_MIRRORS, PRINTS } from '../shelf-groups'

const WALL_DECOR = 'Home decor/Wall decor'

/** Over reviews of what hangs on a wall, and of mirrors. */
export const WALL_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'De kamer lijkt groter',
          'Das Zimmer wirkt größer',
          'La pièce paraît plus grande',
          'The room looks bigger',
        ],
        ['Kraakhelder', 'Glasklares Spiegelbild', 'Une image parfaitement nette', 'Crystal clear'],
      ],
      ['Home decor/Mirrors'],
    ),
    ...sayings(
      [
        [
          'De muur is niet meer kaal',
          'Die Wand ist nicht mehr kahl',
          'Le mur n’est plus nu',
          'The wall is bare no more',
        ],
        [
          'Hangt daar perfect',
          'Hängt genau richtig',
          'Parfaitement à sa place au mur',
          'Looks perfect where it hangs',
        ],
      ],
      [WALL_DECOR, ...HANGING_MIRRORS],
    ),
    ...sayings(
      [
        [
          'Als een klein museum',
          'Wie ein kleines Museum',
          'Comme un petit musée',
          'Like a small museum',
        ],
      ],
      PRINTS,
    ),
    ...sayings(
      [['Eindelijk op tijd', 'Endlich pünktlich', 'Enfin à l’heure', 'On time at last']],
      [`${WALL_DECOR}/Wall clocks`],
    ),
  ],
  4: sayings(
    [
      [
        'Mooi, wel goed ophangen',
        'Schön, aber gut befestigen',
        'Beau, à bien fixer',
        'Nice, but fix it well',
      ],
    ],
    [WALL_DECOR, ...HANGING_MIRRORS],
  ),
  3: [],
}
