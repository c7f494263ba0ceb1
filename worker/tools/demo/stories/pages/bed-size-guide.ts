import type { Localized } from '../../words/localized'
import { asset, block } from '../story-blocks'
import { SIZE, sizeTable, wayOn } from './size-guide-blocks'
import type { TextPage } from './text-page'

const PILLOW: Localized = ['hoofdkussen', 'Kopfkissen', 'oreiller', 'pillow']
const ONE: Localized = ['één', 'eine', 'une', 'one']
const TWO: Localized = ['twee', 'zwei', 'deux', 'two']

export const BED_SIZE_GUIDE: TextPage = {
  slug: 'bed-sizes',
  title: [
    'Maatwijzer beddengoed',
    'Größenratgeber Bettwäsche',
    'Guide des tailles de linge de lit',
    'Bedding size guide',
  ],
  lines: [
    [
      'Meet de matras. Een dekbed mag aan beide kanten 20 tot 40 cm overhangen, en een overtrek is zo groot als het dekbed dat erin gaat. Wie langer is dan 1,85 m, slaapt onder 220 cm met warme voeten.',
      'Miss die Matratze. Eine Decke darf auf beiden Seiten 20 bis 40 cm überhängen, und ein Bezug ist so groß wie die Decke, die hineinkommt. Wer größer ist als 1,85 m, hat unter 220 cm warme Füße.',
      'Mesurez le matelas. Une couette peut dépasser de 20 à 40 cm de chaque côté, et une housse a la taille de la couette qu’elle reçoit. Au-delà de 1,85 m, c’est sous 220 cm que les pieds restent au chaud.',
      'Measure the mattress. A duvet may hang over by 20 to 40 cm on both sides, and a cover is as large as the duvet that goes into it. If you are taller than 1.85 m, 220 cm keeps your feet warm.',
    ],
  ],
  below: (context) => [
    sizeTable(
      context,
      [
        SIZE,
        ['Breedte van de matras', 'Breite der Matratze', 'Largeur du matelas', 'Mattress width'],
        ['Personen', 'Personen', 'Personnes', 'Sleepers'],
      ],
      [
        ['140 × 200 cm', '80–100 cm', ONE],
        ['140 × 220 cm', '80–100 cm', ONE],
        ['200 × 200 cm', '140 cm', TWO],
        ['240 × 220 cm', '160–180 cm', TWO],
        ['260 × 220 cm', '180–200 cm', TWO],
        ['40 × 80 cm', '–', PILLOW],
        ['60 × 70 cm', '–', PILLOW],
      ],
    ),
    block('image', 'bed', {
      image: asset(
        context.pictureOf('bed-linen', 'sage'),
        context.translate([
          'Een bed met een dekbedovertrek in saliegroen',
          'Ein Bett mit Bettwäsche in Salbeigrün',
          'Un lit avec une housse de couette vert sauge',
          'A bed with a duvet cover in sage',
        ]),
      ),
    }),
    wayOn(context, 'textiles/bedding', [
      'Bekijk het beddengoed',
      'Bettwäsche ansehen',
      'Voir le linge de lit',
      'See the bedding',
    ]),
  ],
}
