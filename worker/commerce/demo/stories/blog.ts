// The blog: an overview and its articles. What an article says is in a file of its own.
import { demoPicture } from '../pictures-of'
import type { FourWords } from '../words/four-words'
import type { Article } from './article'
import { FIRST_WALLPAPER } from './articles/first-wallpaper'
import { OILED_TABLE } from './articles/oiled-table'
import { WASHING_WOOL } from './articles/washing-wool'
import { asset, block, type DemoBlock, linkTo, richText } from './story-blocks'

type Say = (words: FourWords) => string

/** Newest first. */
export const ARTICLES: readonly Article[] = [WASHING_WOOL, FIRST_WALLPAPER, OILED_TABLE]

export const BLOG_TITLE: FourWords = [
  'Verhalen uit het huis',
  'Geschichten aus dem Haus',
  'Histoires de la maison',
  'Stories from the house',
]

/** All articles, as a list with a title. */
export function articleList(say: Say, title: FourWords, articles = ARTICLES): DemoBlock {
  return block('article-list', 'articles', {
    title: say(title),
    items: articles.map((article) =>
      block('article-item', article.slug, {
        title: say(article.title),
        summary: say(article.summary),
        date: article.date,
        image: asset(demoPicture(article.picture)),
        link: linkTo(`/blog/${article.slug}`),
      }),
    ),
  })
}

/** The blocks of one article, with the others below it. */
export function articleBody(
  article: Article,
  say: Say,
  linkOf: (shelf: string) => string,
): DemoBlock[] {
  const others = ARTICLES.filter((other) => other !== article)
  return [
    block('article-head', 'head', {
      title: say(article.title),
      summary: say(article.summary),
      author: article.author,
      date: article.date,
      image: asset(demoPicture(article.picture)),
    }),
    block('rich-text', 'text', { text: richText(article.lines.map(say)) }),
    block('button', 'button', {
      label: say(article.button),
      link: linkTo(linkOf(article.shelf)),
      style: 'secondary',
    }),
    articleList(say, ['Lees verder', 'Weiterlesen', 'À lire aussi', 'Read on'], others),
  ]
}
