import type { CategoryContent, Words } from './category-content'
import { articles, banner } from './content-blocks'

const WOOD_CARE: Words = {
  title: [
    'Een geoliede tafel blijft mooi',
    'So bleibt ein geölter Tisch schön',
    'Garder belle une table huilée',
    'Keeping an oiled table beautiful',
  ],
  button: ['Zo olie je hout', 'So ölst du Holz', 'Huiler le bois', 'How to oil wood'],
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
          'Quel canapé est fait pour vous ?',
          'Which sofa is right for you?',
        ],
        text: [
          'Drie vragen over zitplaatsen, sfeer en budget. Daarna zie je alleen wat past.',
          'Drei Fragen zu Sitzplätzen, Stil und Budget. Danach siehst du nur, was passt.',
          'Trois questions sur les places, l’ambiance et le budget, et vous ne verrez que ce qui convient.',
          'Three questions about seats, style and budget. Then you see only the sofas that fit.',
        ],
        button: ['Vind je bank', 'Sofa finden', 'Trouver le vôtre', 'Find your sofa'],
        to: '/sofa-guide',
        picture: ['sofa', 'sand'],
      }),
    ],
    visual: { ...WOOD_CARE, position: 5 },
    bottom: [articles('light,colour,seasons')],
  },
  {
    place: 'furniture/sofas',
    visual: {
      title: [
        'Past hij door de deur?',
        'Passt es durch die Tür?',
        'Passera-t-il par la porte ?',
        'Will it fit through the door?',
      ],
      button: [
        'Zo kies je een bank',
        'So wählst du aus',
        'Bien le choisir',
        'How to choose a sofa',
      ],
      to: '/blog/sofa-for-years',
      picture: ['sofa', 'navy'],
      position: 5,
    },
    bottom: [articles('furniture,living')],
  },
  { place: 'furniture/tables', visual: { ...WOOD_CARE, position: 5 } },
]
