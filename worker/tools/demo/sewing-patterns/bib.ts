import { drawLine, drawPath, drawText, type Step } from './drawing'
import type { SewingPattern } from './to-sheets'

/** Where the fold lies on the sheet, and the upper end of the strap. */
const X = 40
const Y = 38

/** Half a bib from the neck round the strap and down its side to the fold. */
const OUTLINE: readonly Step[] = [
  {
    to: [X + 42, Y + 48],
    bend: [
      [X + 22, Y + 92],
      [X + 40, Y + 76],
    ],
  },
  {
    to: [X + 44, Y + 14],
    bend: [
      [X + 43, Y + 34],
      [X + 40, Y + 24],
    ],
  },
  {
    to: [X + 74, Y + 14],
    bend: [
      [X + 50, Y - 2],
      [X + 68, Y - 2],
    ],
  },
  {
    to: [X + 95, Y + 110],
    bend: [
      [X + 84, Y + 36],
      [X + 95, Y + 66],
    ],
  },
  { to: [X + 95, Y + 195] },
  {
    to: [X + 60, Y + 235],
    bend: [
      [X + 95, Y + 222],
      [X + 84, Y + 235],
    ],
  },
  { to: [X, Y + 235] },
]

const HALF = [
  drawPath([X, Y + 92], OUTLINE),
  drawLine([X, Y + 92], [X, Y + 235], true),
  drawText([X + 4, Y + 150], 'stofvouw · Stoffbruch · pliure · fold', { isBold: true }),
  drawText([X + 4, Y + 160], '2 ×'),
  drawText([X + 54, Y + 12], 'o', { isBold: true }),
].join('\n')

export const BIB: SewingPattern = {
  name: 'bib',
  title: [
    'Slab Hap, één maat',
    'Lätzchen Happen, Einheitsgröße',
    'Bavoir Miam, taille unique',
    'Munch bib, one size',
  ],
  needs: [
    [
      'twee lapjes katoen van 25 × 30 cm, of badstof voor de achterkant',
      'zwei Stücke Baumwolle von 25 × 30 cm oder Frottee für die Rückseite',
      'deux coupons de coton de 25 × 30 cm, ou de l’éponge pour le dos',
      'two pieces of cotton of 25 × 30 cm, or towelling for the back',
    ],
    ['130 cm biaisband', '130 cm Schrägband', '130 cm de biais', '130 cm of bias binding'],
    [
      'een drukknoop zonder nikkel',
      'ein nickelfreier Druckknopf',
      'une pression sans nickel',
      'one nickel-free popper',
    ],
  ],
  steps: [
    [
      'Print het laatste blad op 100 procent en knip de halve slab uit.',
      'Das letzte Blatt in 100 Prozent drucken und das halbe Lätzchen ausschneiden.',
      'Imprimez la dernière page à 100 % et découpez le demi-bavoir.',
      'Print the last sheet at 100 per cent and cut out the half bib.',
    ],
    [
      'Leg de stippellijn tegen de stofvouw en knip de slab twee keer, zonder naad: het biaisband dekt de rand af.',
      'Die gestrichelte Linie an den Stoffbruch legen und das Lätzchen zweimal ohne Nahtzugabe zuschneiden: Das Schrägband fasst die Kante ein.',
      'Placez le pointillé sur la pliure et coupez deux bavoirs sans couture : le biais couvre le bord.',
      'Lay the dashed line on the fold and cut the bib twice, without a seam allowance: the binding covers the edge.',
    ],
    [
      'Speld beide delen met de verkeerde kanten op elkaar en rijg ze op een halve centimeter vast.',
      'Beide Teile links auf links stecken und mit einem halben Zentimeter Abstand heften.',
      'Épinglez les deux pièces envers contre envers et bâtissez à un demi-centimètre.',
      'Pin both pieces wrong sides together and baste half a centimetre from the edge.',
    ],
    [
      'Vouw het biaisband om de rand, begin onderaan en stik het in één keer vast.',
      'Das Schrägband um die Kante legen, unten beginnen und in einem Zug feststeppen.',
      'Pliez le biais sur le bord en partant du bas et piquez d’un seul tenant.',
      'Fold the binding over the edge, start at the bottom and stitch it in one go.',
    ],
    [
      'Zet de drukknoop op de rondjes en test hem: hij moet opengaan als er hard aan getrokken wordt.',
      'Den Druckknopf auf die Kreise setzen und prüfen: Er muss aufgehen, wenn fest daran gezogen wird.',
      'Posez la pression sur les ronds et testez-la : elle doit s’ouvrir si l’on tire fort.',
      'Put the popper on the circles and test it: it must open when it is pulled hard.',
    ],
  ],
  rectangles: [],
  templates: [
    {
      label: [
        'Halve slab, op ware grootte',
        'Halbes Lätzchen in Originalgröße',
        'Demi-bavoir, à l’échelle',
        'Half bib, at full size',
      ],
      drawn: HALF,
    },
  ],
}
