import { type Rated, type Saying, sayings } from '../saying'

const LIGHTING = 'Home decor/Lighting'

/** How reviews of lamps end. */
export const LIGHTING_ENDINGS: Rated<Saying> = {
  5: sayings(
    [
      [
        'Met een warme lamp erin is het perfect.',
        'Mit einer warmen Birne ist es perfekt.',
        'Avec une ampoule chaude, c’est parfait.',
        'With a warm bulb it is perfect.',
      ],
      [
        'Ook overdag mooi om naar te kijken.',
        'Auch tagsüber schön anzusehen.',
        'De jour aussi, elle est belle à regarder.',
        'Nice to look at by day as well.',
      ],
    ],
    [LIGHTING],
  ),
  4: [
    ...sayings(
      [
        [
          'Het snoer had wat langer gemogen.',
          'Das Kabel hätte etwas länger sein dürfen.',
          'Le câble aurait pu être plus long.',
          'The lead could have been longer.',
        ],
      ],
      [`${LIGHTING}/Table lamps`, `${LIGHTING}/Floor and reading lamps`],
    ),
    ...sayings(
      [
        [
          'Een lampje erbij was handig geweest.',
          'Ein Leuchtmittel dabei wäre praktisch gewesen.',
          'Une ampoule fournie aurait été pratique.',
          'A bulb in the box would have been handy.',
        ],
      ],
      [LIGHTING],
    ),
  ],
  3: sayings(
    [
      [
        'Het licht mocht van mij iets sterker.',
        'Das Licht dürfte für mich etwas stärker sein.',
        'La lumière pourrait être un peu plus forte.',
        'The light could be a little stronger for me.',
      ],
    ],
    [LIGHTING],
  ),
}
