import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { BOX_BUNDLES } from '../special-products/box-bundles'
import type { SpecialProduct } from '../special-products/special-product'
import { isOn } from './goes-with'
import { type Links, linksOf, othersBehind } from './links-of'
import type { Neighbour } from './neighbour'

export interface Offered {
  special: SpecialProduct
  draft: ProductDraft
}

const LINKS = 4
/** Far enough apart that neighbours do not show the same. */
const STEP = 89

/** What is given with a card: one of each, for no more than this. */
const PRESENTS = [
  'decor/finishing/candles',
  'decor/tableware/dinner',
  'decor/vases/table',
  'textiles/kitchen/kitchen',
]
const PRESENT_PRICE = 3000

/** What is shown beside a set, a card, a pattern or a service: its like first, where there is any. */
export function specialLinksOf(
  { special, draft }: Offered,
  offered: readonly Offered[],
  all: readonly Neighbour[],
): Links {
  const { sku, shelf, price } = special
  const place = (STEP * offered.findIndex((other) => other.draft === draft)) % all.length
  const one = { sku, name: sku, shelf, price, isShown: true }
  const others = othersBehind(place, all)
  const links = linksOf(one, others, shelvesOfParts(draft, all))
  if (special.typeId === 'amgiftcard') {
    return { ...links, upSells: likeCard(special, offered), crossSells: presentsOf(links, others) }
  }
  const likes = offered
    .filter((other) => other.draft !== draft && isAlike(special, other.special))
    .sort((first, second) => isOnShelf(second, shelf) - isOnShelf(first, shelf))
  if (likes.length === 0) return links
  return { ...links, upSells: likes.slice(0, LINKS).map((other) => other.special.sku) }
}

/** Other cards, then boxes that are given like one. */
function likeCard(card: SpecialProduct, offered: readonly Offered[]): string[] {
  const sold = offered.map(({ special }) => special).filter((special) => special !== card)
  const cards = sold.filter(({ typeId }) => typeId === card.typeId)
  const boxes = sold.filter((special) => BOX_BUNDLES.includes(special))
  return [...cards, ...boxes].slice(0, LINKS).map(({ sku }) => sku)
}

/** Nobody rounds a card off with a sofa. */
function presentsOf({ related = [] }: Links, others: readonly Neighbour[]): string[] {
  const small = others.filter(
    ({ sku, price, isShown }) => isShown && price <= PRESENT_PRICE && !related.includes(sku),
  )
  return PRESENTS.flatMap((shelf) => small.find((other) => isOn(other.shelf, shelf))?.sku ?? [])
}

function isOnShelf({ special }: Offered, shelf: string): number {
  return Number(special.shelf === shelf)
}

/** Both are of one department, and both are sets, or cards, or patterns. */
function isAlike(one: SpecialProduct, other: SpecialProduct): boolean {
  const [department] = one.shelf.split('/')
  return kindOf(one) === kindOf(other) && other.shelf.startsWith(`${department}/`)
}

function kindOf({ typeId }: SpecialProduct): string {
  return typeId === 'bundle' ? 'grouped' : typeId
}

function shelvesOfParts({ associated = [], bundle }: ProductDraft, all: readonly Neighbour[]) {
  const chosen = bundle?.options.flatMap(({ selections }) => selections) ?? []
  const skus = [...associated, ...chosen].map(({ sku }) => `${sku}-`)
  return all
    .filter((other) => skus.some((sku) => sku.startsWith(`${other.sku}-`)))
    .map(({ shelf }) => shelf)
}
