// The blog: an overview and its articles. What an article says is in a file of its own.
import { demoPicture } from '../picture-index'
import type { Localized } from '../words/localized'
import type { Article } from './article'
import { CHOOSING_A_COLOUR } from './articles/choosing-a-colour'
import { CURTAIN_LENGTH } from './articles/curtain-length'
import { FIRST_WALLPAPER } from './articles/first-wallpaper'
import { HANDED_DOWN } from './articles/handed-down'
import { LAYERS_OF_LIGHT } from './articles/layers-of-light'
import { OILED_TABLE } from './articles/oiled-table'
import { ONE_BRANCH } from './articles/one-branch'
import { ROOM_THAT_GROWS } from './articles/room-that-grows'
import { RUG_SIZE } from './articles/rug-size'
import { SLEEPING_IN_LINEN } from './articles/sleeping-in-linen'
import { SOFA_FOR_YEARS } from './articles/sofa-for-years'
import { WASHING_WOOL } from './articles/washing-wool'
import { richText } from './rich-text'
import { asset, block, type DemoBlock, linkTo } from './story-blocks'
import type { StoryContext } from './story-context'

/** Newest first. */
export const ARTICLES: readonly Article[] = [
  ONE_BRANCH,
  OILED_TABLE,
  SLEEPING_IN_LINEN,
  WASHING_WOOL,
  FIRST_WALLPAPER,
  LAYERS_OF_LIGHT,
  SOFA_FOR_YEARS,
  ROOM_THAT_GROWS,
  HANDED_DOWN,
  RUG_SIZE,
  CHOOSING_A_COLOUR,
  CURTAIN_LENGTH,
]

export const BLOG_TITLE: Localized = [
  'Verhalen uit het huis',
  'Geschichten aus dem Haus',
  'Histoires de la maison',
  'Stories from the house',
]

/** The overview: which articles it shows is asked of the blog itself. */
export function blogBody({ translate }: StoryContext): DemoBlock[] {
  return [
    block('blog-category-articles', 'articles', {
      title: translate(BLOG_TITLE),
      slug: 'blog',
      size: 6,
    }),
  ]
}

/** The blocks of one article. */
export function articleBody(article: Article, { translate, linkOf }: StoryContext): DemoBlock[] {
  const skus = article.skus ?? []
  return [
    block('article-head', 'head', {
      title: translate(article.title),
      summary: translate(article.summary),
      author: article.author,
      date: article.date,
      image: asset(demoPicture(`blog-${article.slug}.webp`)),
    }),
    block('rich-text', 'text', { text: richText(article.lines.map(translate), linkOf) }),
    block('button', 'button', {
      label: translate(article.button),
      link: linkTo(linkOf(article.shelf)),
      style: 'secondary',
    }),
    ...(skus.length > 0
      ? [
          block('products-carousel', 'products', {
            title: translate(FITTING),
            skus: skus.join(','),
          }),
        ]
      : []),
  ]
}

const FITTING: Localized = [
  'Past bij dit verhaal',
  'Passt zu dieser Geschichte',
  'Dans cette histoire',
  'In this story',
]
