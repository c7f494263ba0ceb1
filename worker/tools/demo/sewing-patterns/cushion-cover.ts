import { drawLine, drawPath, drawText } from './drawing'
import type { SewingPattern } from './to-sheets'

const LEFT = 25
const TOP = 50
const SIDE = 150

/** A corner that is taken in a little, so that it does not stick out like an ear. */
const CORNER = [
  drawPath(
    [LEFT, TOP + SIDE],
    [
      { to: [LEFT, TOP + 120] },
      {
        to: [LEFT + 8, TOP + 8],
        bend: [
          [LEFT, TOP + 70],
          [LEFT + 4, TOP + 30],
        ],
      },
      {
        to: [LEFT + 120, TOP],
        bend: [
          [LEFT + 30, TOP + 4],
          [LEFT + 70, TOP],
        ],
      },
      { to: [LEFT + SIDE, TOP] },
    ],
  ),
  drawPath(
    [LEFT + 10, TOP + SIDE],
    [
      { to: [LEFT + 10, TOP + 120] },
      {
        to: [LEFT + 18, TOP + 18],
        bend: [
          [LEFT + 10, TOP + 75],
          [LEFT + 14, TOP + 38],
        ],
      },
      {
        to: [LEFT + 120, TOP + 10],
        bend: [
          [LEFT + 38, TOP + 14],
          [LEFT + 75, TOP + 10],
        ],
      },
      { to: [LEFT + SIDE, TOP + 10] },
    ],
    true,
  ),
  drawLine([LEFT, TOP + SIDE + 20], [LEFT + SIDE, TOP + SIDE + 20]),
  drawLine([LEFT, TOP + SIDE + 50], [LEFT + SIDE, TOP + SIDE + 50], true),
  drawText([LEFT, TOP + SIDE + 18], '3 cm'),
].join('\n')

export const CUSHION_COVER: SewingPattern = {
  name: 'cushion-cover',
  title: [
    'Kussenhoes Linde, 45 × 45 cm',
    'Kissenbezug Linde, 45 × 45 cm',
    'Housse de coussin Tilleul, 45 × 45 cm',
    'Linden cushion cover, 45 × 45 cm',
  ],
  needs: [
    [
      '60 cm linnen of katoen van 140 cm breed, voorgewassen',
      '60 cm Leinen oder Baumwolle, 140 cm breit, vorgewaschen',
      '60 cm de lin ou de coton en 140 cm de large, prélavé',
      '60 cm of linen or cotton, 140 cm wide, pre-washed',
    ],
    [
      'bijpassend garen en een naald nummer 80',
      'passendes Garn und eine Nadel Stärke 80',
      'du fil assorti et une aiguille de 80',
      'matching thread and a size 80 needle',
    ],
    [
      'een binnenkussen van 45 × 45 cm',
      'eine Füllung von 45 × 45 cm',
      'un garnissage de 45 × 45 cm',
      'a filling of 45 × 45 cm',
    ],
  ],
  steps: [
    [
      'Knip de drie rechthoeken van het eerste blad. Een naad van 1 cm is inbegrepen.',
      'Die drei Rechtecke vom ersten Blatt zuschneiden. 1 cm Nahtzugabe ist enthalten.',
      'Coupez les trois rectangles de la première page. 1 cm de couture est compris.',
      'Cut the three rectangles on the first sheet. A seam allowance of 1 cm is included.',
    ],
    [
      'Leg het hoeksjabloon op elke hoek van de voorkant en knip langs de doorgetrokken lijn.',
      'Die Eckschablone auf jede Ecke der Vorderseite legen und an der durchgezogenen Linie schneiden.',
      'Posez le gabarit sur chaque angle du devant et coupez le long du trait plein.',
      'Lay the corner template on each corner of the front and cut along the solid line.',
    ],
    [
      'Vouw van beide achterkanten één lange zijde om: eerst 1 cm, dan 3 cm. Strijk en stik vast.',
      'An beiden Rückenteilen eine lange Seite umschlagen: erst 1 cm, dann 3 cm. Bügeln und feststeppen.',
      'Repliez un grand côté de chaque dos : 1 cm, puis 3 cm. Repassez et piquez.',
      'Turn in one long side of both backs: first 1 cm, then 3 cm. Press and stitch.',
    ],
    [
      'Leg de voorkant met de goede kant naar boven en de achterkanten er met de goede kant naar beneden op. Ze overlappen elkaar ongeveer 9 cm.',
      'Das Vorderteil mit der rechten Seite nach oben legen, die Rückenteile rechts auf rechts darauf. Sie überlappen sich etwa 9 cm.',
      'Posez le devant endroit vers vous et les dos dessus, endroit contre endroit. Ils se chevauchent d’environ 9 cm.',
      'Lay the front right side up and the backs on top of it, right sides together. They overlap by about 9 cm.',
    ],
    [
      'Stik rondom op 1 cm, zet de uiteinden van de opening twee keer vast en werk de randen af.',
      'Rundum mit 1 cm Abstand steppen, die Enden der Öffnung doppelt sichern und die Kanten versäubern.',
      'Piquez tout autour à 1 cm, renforcez les extrémités de l’ouverture et surfilez.',
      'Stitch all round at 1 cm, go over the ends of the opening twice and finish the edges.',
    ],
    [
      'Keer de hoes, duw de hoeken voorzichtig uit en schuif het kussen erin.',
      'Den Bezug wenden, die Ecken vorsichtig ausformen und die Füllung einschieben.',
      'Retournez la housse, poussez les angles et glissez le coussin.',
      'Turn the cover, push out the corners gently and slide the cushion in.',
    ],
  ],
  rectangles: [
    { label: ['voorkant', 'Vorderteil', 'devant', 'front'], width: 47, height: 47, times: 1 },
    { label: ['achterkant', 'Rückenteil', 'dos', 'back'], width: 47, height: 32, times: 2 },
  ],
  templates: [
    {
      label: [
        'Hoeksjabloon en zoommaat, op ware grootte',
        'Eckschablone und Saummaß in Originalgröße',
        'Gabarit d’angle et repère d’ourlet, à l’échelle',
        'Corner template and hem gauge, at full size',
      ],
      drawn: CORNER,
    },
  ],
}
