// What the HTML of a list says of its cards, the state in the document does not say again: a third of
// what that weighs. The rest of a card, such as its price in cents, cannot be read from its HTML.
import type { ColorSwatch, LabelStyle, ProductCard } from '../../shared/catalog/product'
import { type ImageSize, imagePath, imageUrl } from '../../shared/content/image-url'
import type { Page } from '../../shared/routing/page'
import { CARD_PICTURE, SWATCH_PICTURE } from '../catalog/product-card-view'
import styles from '../catalog/product-card-view.module.css'
import { isShortened, lengthenPath, shortenPath } from './near-path'

/** Of the element around the cards of a page's list. */
export const CARDS_ID = 'products'

/** A page as its document carries it: of its list, what cards show as text or address is empty. */
export function leaveOutDrawn(page: Page): Page {
  return withCards(page, (card) => (isReadable(card) ? leaveOut(card) : card))
}

/** The inverse of `leaveOutDrawn`. Throws when the document lacks a card of its list. */
export function readDrawn(page: Page, drawn: ParentNode): Page {
  const items = drawn.querySelectorAll(`#${CARDS_ID} > ul > .${styles.card}`)
  return withCards(page, (card, index) => (card.link ? card : readCard(card, items[index])))
}

function withCards(page: Page, change: (card: ProductCard, index: number) => ProductCard): Page {
  const { data } = page
  if (!('listing' in data)) return page
  const listing = { ...data.listing, cards: data.listing.cards.map(change) }
  return { ...page, data: { ...data, listing } }
}

/** Whether its pictures have addresses that tell where they are. */
function isReadable({ images, colors }: ProductCard): boolean {
  const [first] = images
  const tells = (path: string, size: ImageSize) => imagePath(imageUrl(path, size), size) === path
  return (
    (!first || tells(first, CARD_PICTURE)) &&
    !images.some(isShortened) &&
    colors.every(({ image }) => tells(image, SWATCH_PICTURE))
  )
}

/** Its second picture is not drawn, nor is a single colour. */
function leaveOut(card: ProductCard): ProductCard {
  const { images, colors } = card
  const [first = '', ...more] = images
  return {
    ...card,
    name: '',
    link: '',
    label: null,
    images: more.map((path) => shortenPath(path, first)),
    colors: colors.length > 1 ? [] : colors,
  }
}

function readCard(card: ProductCard, item: Element | undefined): ProductCard {
  const title = item?.querySelector('h3 > a')
  if (!item || !title) throw new Error('The document lacks a card of its list')
  const badge = item.querySelector('[data-look]')
  const pictures = Array.from(item.querySelectorAll('div > img'), (picture) =>
    imagePath(read(picture, 'src'), CARD_PICTURE),
  )
  const colors = Array.from(item.querySelectorAll('a > :is(img, svg)'), readSwatch)
  return {
    ...card,
    name: title.textContent,
    link: read(title, 'href'),
    label: badge && { text: badge.textContent, style: read(badge, 'data-look') as LabelStyle },
    images: [...pictures, ...card.images.map((path) => lengthenPath(path, pictures[0] ?? ''))],
    colors: colors.length > 0 ? colors : card.colors,
  }
}

/** Where a dot shows the colour, nobody asks for its picture. */
function readSwatch(drawn: Element): ColorSwatch {
  const link = read(drawn.parentElement, 'href')
  const dot = drawn.firstElementChild
  if (!dot) {
    const image = imagePath(read(drawn, 'src'), SWATCH_PICTURE)
    return { color: read(drawn, 'alt'), swatch: null, image, link }
  }
  return {
    color: read(drawn.parentElement, 'aria-label'),
    swatch: read(dot, 'fill'),
    image: '',
    link,
  }
}

/** As it was written; what a property gives is resolved. */
function read(element: Element | null, name: string): string {
  return element?.getAttribute(name) ?? ''
}
