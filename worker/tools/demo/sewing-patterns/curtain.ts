import { drawBox, drawLine, drawText } from './drawing'
import type { SewingPattern } from './to-sheets'

const X = 25
const Y = 45
const WIDTH = 160

/** What is folded in at the sides and the bottom, and where the tape lies. */
const GAUGE = [
  drawBox([X, Y], WIDTH, 215),
  drawLine([X + 30, Y], [X + 30, Y + 215], true),
  drawText([X + 4, Y + 120], '3 cm'),
  drawLine([X, Y + 80], [X + WIDTH, Y + 80], true),
  drawText([X + 40, Y + 45], 'plooiband · Faltenband · ruflette · tape  8 cm', { isBold: true }),
  drawLine([X, Y + 155], [X + WIDTH, Y + 155], true),
  drawText([X + 40, Y + 188], 'zoom · Saum · ourlet · hem  2 × 6 cm', { isBold: true }),
].join('\n')

const WINDOWS = [80, 100, 120, 140, 160, 180, 200, 240]

/** Twice the window in fabric, in strips of 140 cm. */
const ROWS = WINDOWS.map((window) => {
  const fabric = window * 2
  return [window, fabric, Math.ceil(fabric / 140), Math.round(fabric / 2 + 12)].map(String)
})

export const CURTAIN: SewingPattern = {
  name: 'curtain',
  title: [
    'Gordijn Mist, voor elk raam',
    'Vorhang Nebel, für jedes Fenster',
    'Rideau Brume, pour toutes les fenêtres',
    'Mist curtain, for any window',
  ],
  needs: [
    [
      'linnen of katoen van 140 cm breed: het aantal banen uit de tabel, elk zo lang als je gordijn plus 20 cm',
      'Leinen oder Baumwolle, 140 cm breit: so viele Bahnen wie in der Tabelle, jede so lang wie der Vorhang plus 20 cm',
      'du lin ou du coton en 140 cm : le nombre de lés du tableau, chacun à la hauteur du rideau plus 20 cm',
      'linen or cotton, 140 cm wide: the number of strips in the table, each as long as your curtain plus 20 cm',
    ],
    [
      'plooiband van 8 cm, zo lang als de stof breed is',
      'Faltenband, 8 cm, so lang wie der Stoff breit ist',
      'de la ruflette de 8 cm, à la largeur du tissu',
      'heading tape of 8 cm, as long as the fabric is wide',
    ],
    [
      'gordijnhaken, één per 8 cm rail',
      'Gardinenhaken, einer pro 8 cm Schiene',
      'des crochets, un tous les 8 cm de tringle',
      'curtain hooks, one for every 8 cm of rail',
    ],
  ],
  steps: [
    [
      'Was en strijk de stof voordat je meet: linnen krimpt tot 5 procent.',
      'Den Stoff vor dem Messen waschen und bügeln: Leinen läuft bis zu 5 Prozent ein.',
      'Lavez et repassez le tissu avant de mesurer : le lin rétrécit jusqu’à 5 %.',
      'Wash and press the fabric before you measure: linen shrinks by up to 5 per cent.',
    ],
    [
      'Stik de banen aan elkaar en deel het geheel in tweeën, met een halve baan altijd aan de buitenkant.',
      'Die Bahnen zusammennähen und das Ganze halbieren, eine halbe Bahn immer nach außen.',
      'Assemblez les lés et partagez en deux, le demi-lé toujours vers l’extérieur.',
      'Sew the strips together and divide them in two, a half strip always to the outside.',
    ],
    [
      'Vouw de zijkanten twee keer 1,5 cm om en stik ze vast.',
      'Die Seiten zweimal 1,5 cm umschlagen und steppen.',
      'Repliez les côtés deux fois de 1,5 cm et piquez.',
      'Turn in the sides twice by 1.5 cm and stitch.',
    ],
    [
      'Vouw de onderkant twee keer 6 cm om, met het laatste blad als maat. Hang het gordijn een nacht op voordat je stikt.',
      'Die Unterkante zweimal 6 cm umschlagen, das letzte Blatt dient als Maß. Vor dem Nähen eine Nacht aushängen lassen.',
      'Repliez le bas deux fois de 6 cm, à l’aide de la dernière page. Suspendez une nuit avant de piquer.',
      'Turn up the bottom twice by 6 cm, with the last sheet as a gauge. Hang the curtain for a night before you stitch.',
    ],
    [
      'Vouw de bovenkant 8 cm naar achteren en stik het plooiband er langs beide randen op.',
      'Die Oberkante 8 cm nach hinten legen und das Faltenband an beiden Kanten aufsteppen.',
      'Rabattez le haut de 8 cm et piquez la ruflette sur ses deux bords.',
      'Fold the top back by 8 cm and stitch the tape along both its edges.',
    ],
    [
      'Trek de koorden aan tot de breedte van de rail en knoop ze vast: afknippen hoeft niet.',
      'Die Schnüre auf Schienenbreite zusammenziehen und verknoten: nicht abschneiden.',
      'Tirez les cordons à la largeur de la tringle et nouez-les sans les couper.',
      'Draw up the cords to the width of the rail and tie them: do not cut them off.',
    ],
  ],
  rectangles: [],
  table: {
    head: [
      ['raam (cm)', 'Fenster (cm)', 'fenêtre (cm)', 'window (cm)'],
      ['stof, breedte (cm)', 'Stoffbreite (cm)', 'largeur de tissu (cm)', 'fabric, width (cm)'],
      ['banen van 140 cm', 'Bahnen à 140 cm', 'lés de 140 cm', 'strips of 140 cm'],
      [
        'per gordijn, vlak (cm)',
        'je Schal, flach (cm)',
        'par rideau, à plat (cm)',
        'each curtain, flat (cm)',
      ],
    ],
    rows: ROWS,
  },
  templates: [
    {
      label: [
        'Zoommaten, op ware grootte',
        'Saummaße in Originalgröße',
        'Repères d’ourlet, à l’échelle',
        'Hem gauge, at full size',
      ],
      drawn: GAUGE,
    },
  ],
}
