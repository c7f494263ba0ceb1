import type { Localized } from '../../words/localized'
import { asset, block, linkTo } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { Words } from './category-content'

export const banner = (words: Words) => (context: StoryContext) =>
  block('banner-content', words.to, fieldsOf(words, context))

export const slides =
  (...all: Words[]) =>
  (context: StoryContext) =>
    block('hero-carousel', 'slides', {
      slides: all.map((words) => block('hero-banner', words.to, fieldsOf(words, context))),
    })

export const tiles =
  (...all: Words[]) =>
  (context: StoryContext) =>
    block('row', 'tiles', {
      columns: all.map((words) =>
        block('column', words.to, {
          width: 12 / all.length,
          body: [
            block('text-tile', words.to, {
              title: context.translate(words.title),
              text: context.translate(words.text ?? words.button),
              link: linkTo(target(words.to, context)),
            }),
          ],
        }),
      ),
    })

export const promo = (words: Words) => (context: StoryContext) => {
  const { title, button, link } = fieldsOf(words, context)
  return block('promo-banner', words.to, { text: title, button, link })
}

export const articles = (tags: string) => (context: StoryContext) =>
  block('blog-articles-carousel', 'stories', {
    title: context.translate(['Goed om te weten', 'Gut zu wissen', 'Bon à savoir', 'Good to know']),
    slug: 'blog',
    tags,
    size: 3,
  })

/** The fields that banners and visuals share. */
export function fieldsOf({ title, text, button, to, picture }: Words, context: StoryContext) {
  return {
    title: context.translate(title),
    text: text ? context.translate(text) : '',
    button: context.translate(button),
    link: linkTo(target(to, context)),
    image: asset(context.pictureOf(...picture)),
  }
}

function target(to: string, { linkOf }: StoryContext): string {
  return to.startsWith('/') ? to : linkOf(to)
}

export const SIZES: Localized = [
  'Naar de maten',
  'Zu den Größen',
  'Voir les tailles',
  'See the sizes',
]
