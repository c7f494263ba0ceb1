import type { CategoryContent, Words } from './category-content'
import { articles, banner } from './make-blocks'
import { READ_ON } from './words'

const WOOD_CARE: Words = {
  title: [
    'Een geoliede tafel blijft mooi',
    'So bleibt ein geölter Tisch schön',
    'Garder belle une table huilée',
    'Keeping an oiled table beautiful',
  ],
  button: READ_ON,
  to: '/blog/oiled-table',
  picture: ['dining-table', 'oak'],
}

export const AROUND_FURNITURE: readonly CategoryContent[] = [
  {
    place: 'furniture',
    top: [
      banner({
        title: [
          'Welke bank past bij jou?',
          'Welches Sofa passt zu dir?',
          'Quel canapé vous va ?',
          'Which sofa suits you?',
        ],
        text: [
          'Drie vragen over zitcomfort, ruimte en kleur. Daarna zie je alleen wat past.',
          'Drei Fragen zu Komfort, Platz und Farbe. Danach siehst du nur, was passt.',
          'Trois questions sur l’assise, l’espace et la couleur, et vous ne verrez que ce qui convient.',
          'Three questions about comfort, space and colour. Then you see only what fits.',
        ],
        button: ['Begin', 'Los geht’s', 'Commencer', 'Begin'],
        to: '/sofa-guide',
        picture: ['sofa', 'sand'],
      }),
    ],
    visual: { ...WOOD_CARE, position: 6 },
    bottom: [articles('furniture,wood,living')],
  },
  {
    place: 'furniture/sofas',
    visual: {
      title: [
        'Meet eerst de weg naar binnen',
        'Miss zuerst den Weg hinein',
        'Mesurez d’abord le passage',
        'Measure the way in first',
      ],
      button: READ_ON,
      to: '/blog/sofa-for-years',
      picture: ['sofa', 'navy'],
      position: 4,
    },
    bottom: [articles('furniture,living')],
  },
  { place: 'furniture/tables', visual: { ...WOOD_CARE, position: 4 } },
]
