import type { Localized } from '../words/localized'
import { asset, block, type DemoBlock, linkTo } from './story-blocks'
import type { StoryContext } from './story-context'

interface Highlight {
  /** Whose panel it stands in. */
  department: string
  title: Localized
  picture: readonly [model: string, colour?: string]
  /** A page of ours, or a shelf. */
  to: string
}

const HIGHLIGHTS: readonly Highlight[] = [
  {
    department: 'furniture',
    title: [
      'Welke bank past bij jou?',
      'Welches Sofa passt zu dir?',
      'Quel canapé est fait pour vous ?',
      'Which sofa is right for you?',
    ],
    picture: ['sofa', 'navy'],
    to: '/sofa-guide',
  },
  {
    department: 'decor',
    title: [
      'Drie lampen zijn beter dan één',
      'Drei Lampen sind besser als eine',
      'Trois lampes valent mieux qu’une',
      'Three lamps are better than one',
    ],
    picture: ['table-lamp'],
    to: '/blog/layers-of-light',
  },
  {
    department: 'textiles',
    title: [
      'Hoe groot moet een vloerkleed zijn?',
      'Wie groß muss ein Teppich sein?',
      'Quelle taille de tapis choisir ?',
      'How large should a rug be?',
    ],
    picture: ['berber-rug'],
    to: '/blog/rug-size',
  },
  {
    department: 'wallpaper',
    title: [
      'Welk behang past bij jou?',
      'Welche Tapete passt zu dir?',
      'Quel papier peint est fait pour vous ?',
      'Which wallpaper is right for you?',
    ],
    picture: ['wallpaper-arches', 'terracotta'],
    to: '/wallpaper-finder',
  },
  {
    department: 'kidswear',
    title: [
      'Welke maat past?',
      'Welche Größe passt?',
      'Quelle taille choisir ?',
      'Which size fits?',
    ],
    picture: ['sweater', 'ochre'],
    to: '/kids-sizes',
  },
]

/** What editors add to the panels of the menu. */
export function megaMenu({ translate, linkOf, pictureOf }: StoryContext): DemoBlock {
  return block('mega-menu', 'menu', {
    items: HIGHLIGHTS.map(({ department, title, picture, to }) =>
      block('mega-menu-item', department, {
        department: linkTo(linkOf(department)),
        title: translate(title),
        image: asset(pictureOf(...picture)),
        link: linkTo(to),
      }),
    ),
  })
}
