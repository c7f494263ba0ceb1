import { drawPath, drawText } from './drawing'
import type { SewingPattern } from './to-sheets'

const X = 35
const Y = 45

/** A pocket that hangs in the side seam. */
const POCKET = [
  drawPath(
    [X, Y],
    [
      { to: [X, Y + 150] },
      {
        to: [X + 60, Y + 200],
        bend: [
          [X, Y + 185],
          [X + 20, Y + 200],
        ],
      },
      {
        to: [X + 130, Y + 140],
        bend: [
          [X + 105, Y + 200],
          [X + 130, Y + 175],
        ],
      },
      {
        to: [X + 70, Y],
        bend: [
          [X + 130, Y + 80],
          [X + 95, Y + 30],
        ],
      },
      { to: [X, Y] },
    ],
  ),
  drawPath([X + 10, Y], [{ to: [X + 10, Y + 140] }], true),
  drawText([X + 30, Y + 100], 'zak · Tasche · poche · pocket  4 ×', { isBold: true }),
].join('\n')

/** Elastic, and width and length of a panel, in centimetres by body height. */
const ROWS = [
  ['92', '49', '46', '30'],
  ['98', '50', '48', '32'],
  ['104', '51', '50', '34'],
  ['110', '53', '52', '36'],
  ['116', '54', '54', '38'],
  ['122', '55', '56', '40'],
  ['128', '57', '58', '42'],
  ['134', '59', '60', '44'],
  ['140', '61', '62', '46'],
]

export const SKIRT: SewingPattern = {
  name: 'skirt',
  title: [
    'Rok Tess, maat 92 tot en met 140',
    'Rock Tess, Größe 92 bis 140',
    'Jupe Tess, du 92 au 140',
    'Tess skirt, sizes 92 to 140',
  ],
  needs: [
    [
      '70 tot 110 cm katoen van 140 cm breed, voorgewassen',
      '70 bis 110 cm Baumwolle, 140 cm breit, vorgewaschen',
      '70 à 110 cm de coton en 140 cm de large, prélavé',
      '70 to 110 cm of cotton, 140 cm wide, pre-washed',
    ],
    [
      'elastiek van 3 cm breed, zo lang als de tabel zegt',
      'Gummiband, 3 cm breit, so lang wie in der Tabelle',
      'de l’élastique de 3 cm, à la longueur du tableau',
      'elastic, 3 cm wide, as long as the table says',
    ],
    [
      'bijpassend garen en een veiligheidsspeld',
      'passendes Garn und eine Sicherheitsnadel',
      'du fil assorti et une épingle de sûreté',
      'matching thread and a safety pin',
    ],
  ],
  steps: [
    [
      'Knip twee panden met de maten uit de tabel en vier zakken. Naden van 1 cm, 3 cm zoom en 4 cm tunnel zijn inbegrepen.',
      'Zwei Bahnen nach der Tabelle und vier Taschen zuschneiden. 1 cm Naht, 3 cm Saum und 4 cm Tunnel sind enthalten.',
      'Coupez deux panneaux aux mesures du tableau et quatre poches. Coutures de 1 cm, ourlet de 3 cm et coulisse de 4 cm sont compris.',
      'Cut two panels to the measurements in the table and four pockets. Seams of 1 cm, a hem of 3 cm and a casing of 4 cm are included.',
    ],
    [
      'Stik de zakken met de rechte kant aan de zijkanten van de panden, 7 cm onder de bovenrand.',
      'Die Taschen mit der geraden Seite 7 cm unter der Oberkante an die Seiten der Bahnen nähen.',
      'Cousez le côté droit des poches aux côtés des panneaux, à 7 cm du haut.',
      'Sew the pockets by their straight side to the sides of the panels, 7 cm below the top.',
    ],
    [
      'Leg de panden op elkaar en stik de zijnaden in één keer, rondom de zakken.',
      'Die Bahnen aufeinanderlegen und die Seitennähte in einem Zug um die Taschen herum nähen.',
      'Superposez les panneaux et cousez les côtés d’un trait, en contournant les poches.',
      'Lay the panels together and sew the side seams in one go, round the pockets.',
    ],
    [
      'Vouw de bovenrand 1 cm en dan 3,5 cm om en stik de tunnel, op een opening van 4 cm na.',
      'Die Oberkante 1 cm und dann 3,5 cm umschlagen und den Tunnel bis auf 4 cm steppen.',
      'Repliez le haut de 1 cm puis de 3,5 cm et piquez la coulisse en laissant 4 cm ouverts.',
      'Turn in the top by 1 cm and then 3.5 cm and stitch the casing, leaving 4 cm open.',
    ],
    [
      'Rijg het elastiek erdoor, stik de uiteinden op elkaar en sluit de opening.',
      'Das Gummiband einziehen, die Enden aufeinandernähen und die Öffnung schließen.',
      'Enfilez l’élastique, cousez ses extrémités et fermez l’ouverture.',
      'Thread the elastic, sew its ends together and close the opening.',
    ],
    [
      'Zoom de onderrand: 1 cm, dan 2 cm. Strijk en draai een rondje.',
      'Den Saum 1 cm und dann 2 cm umschlagen und nähen. Bügeln und eine Runde drehen.',
      'Ourlez le bas de 1 cm puis 2 cm. Repassez, et faites-la tourner.',
      'Hem the bottom: 1 cm, then 2 cm. Press, and give it a twirl.',
    ],
  ],
  rectangles: [],
  table: {
    head: [
      ['maat', 'Größe', 'taille', 'size'],
      ['elastiek (cm)', 'Gummiband (cm)', 'élastique (cm)', 'elastic (cm)'],
      ['pand, breedte (cm)', 'Bahn, Breite (cm)', 'panneau, largeur (cm)', 'panel, width (cm)'],
      ['pand, lengte (cm)', 'Bahn, Länge (cm)', 'panneau, longueur (cm)', 'panel, length (cm)'],
    ],
    rows: ROWS,
  },
  templates: [
    {
      label: [
        'Zak, op ware grootte',
        'Tasche in Originalgröße',
        'Poche, à l’échelle',
        'Pocket, at full size',
      ],
      drawn: POCKET,
    },
  ],
}
