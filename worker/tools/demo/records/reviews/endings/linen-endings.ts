import { type Rated, type Saying, sayings } from '../saying'
import { BED_LINEN, OVEN_GLOVES } from '../shelf-groups'

const BATH = 'Textiles/Bath linen'
const TOWELS = 'Textiles/Bath linen/Towels'
const KITCHEN = 'Textiles/Table and kitchen linen/Kitchen linen'
const TABLECLOTHS = 'Textiles/Table and kitchen linen/Tablecloths'

/** How reviews of household linen end. */
export const LINEN_ENDINGS: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'We hebben er meteen een tweede set bij genomen.',
          'Wir haben gleich eine zweite Garnitur dazugenommen.',
          'Nous avons aussitôt pris une deuxième parure.',
          'We got a second set straight away.',
        ],
      ],
      BED_LINEN,
    ),
    ...sayings(
      [
        [
          'Past mooi bij de tegels.',
          'Passt schön zu den Fliesen.',
          'S’accorde bien avec le carrelage.',
          'Goes nicely with the tiles.',
        ],
      ],
      [BATH],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'De eerste keer in de was gaf het wat pluis.',
          'Bei der ersten Wäsche hat es etwas gefusselt.',
          'Quelques peluches au premier lavage.',
          'A little fluff in the first wash.',
        ],
      ],
      [TOWELS, KITCHEN, ...BED_LINEN],
      OVEN_GLOVES,
    ),
    ...sayings(
      [
        [
          'Strijken moet wel.',
          'Bügeln muss man allerdings.',
          'Il faut tout de même repasser.',
          'It does need ironing.',
        ],
      ],
      [TABLECLOTHS, KITCHEN],
      OVEN_GLOVES,
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'Na de eerste was een beetje gekrompen.',
          'Nach der ersten Wäsche etwas eingelaufen.',
          'Un peu rétréci au premier lavage.',
          'Shrank a little in the first wash.',
        ],
      ],
      [TOWELS, KITCHEN, TABLECLOTHS],
      OVEN_GLOVES,
    ),
    ...sayings(
      [
        [
          'Bij het eerste gebruik neemt het nog niet zo goed op.',
          'Am Anfang saugt es noch nicht so gut.',
          'Au début, cela n’absorbe pas encore très bien.',
          'At first it does not absorb so well.',
        ],
      ],
      [BATH],
    ),
    ...sayings(
      [
        [
          'De kleur past net niet bij onze keuken.',
          'Die Farbe passt nicht ganz in unsere Küche.',
          'La couleur ne va pas tout à fait avec notre cuisine.',
          'The colour does not quite suit our kitchen.',
        ],
        [
          'Ik had me de stof iets dikker voorgesteld.',
          'Den Stoff hatte ich mir etwas dicker vorgestellt.',
          'J’imaginais le tissu un peu plus épais.',
          'I had pictured a slightly thicker fabric.',
        ],
      ],
      [KITCHEN],
    ),
  ],
}
