import { asset, block, linkTo } from '../story-blocks'
import type { Teller } from '../teller'
import type { Words } from './category-content'

export const banner = (words: Words) => (teller: Teller) =>
  block('banner-content', words.to, fieldsOf(words, teller))

export const slides =
  (...all: Words[]) =>
  (teller: Teller) =>
    block('hero-carousel', 'slides', {
      slides: all.map((words) => block('hero-banner', words.to, fieldsOf(words, teller))),
    })

export const tiles =
  (...all: Words[]) =>
  (teller: Teller) =>
    block('row', 'tiles', {
      columns: all.map((words) =>
        block('column', words.to, {
          width: 12 / all.length,
          body: [
            block('text-tile', words.to, {
              title: teller.say(words.title),
              text: teller.say(words.text ?? words.button),
              link: linkTo(target(words.to, teller)),
            }),
          ],
        }),
      ),
    })

export const promo = (words: Words) => (teller: Teller) => {
  const { title, button, link } = fieldsOf(words, teller)
  return block('promo-banner', words.to, { text: title, button, link })
}

export const articles = (tags: string) => (teller: Teller) =>
  block('blog-articles-carousel', 'stories', {
    title: teller.say(['Goed om te weten', 'Gut zu wissen', 'Bon à savoir', 'Good to know']),
    slug: 'blog',
    tags,
    size: 3,
  })

/** The fields that banners and visuals share. */
export function fieldsOf({ title, text, button, to, picture }: Words, teller: Teller) {
  return {
    title: teller.say(title),
    text: text ? teller.say(text) : '',
    button: teller.say(button),
    link: linkTo(target(to, teller)),
    image: asset(teller.pictureOf(...picture)),
  }
}

function target(to: string, { linkOf }: Teller): string {
  return to.startsWith('/') ? to : linkOf(to)
}
