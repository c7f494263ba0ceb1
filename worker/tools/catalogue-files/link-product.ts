// What a product refers to, once every row is known: choices, parts, and prices that follow from them.
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { TierPriceDraft } from '../../../shared/contract/admin/product-type-draft'
import type { Problems } from './row-problems'

/** A tier price that still has to learn the price it takes a share of. */
export type TierPriceCell = Omit<TierPriceDraft, 'price'> &
  ({ price: number } | { discount: number })

/** A product on its way, with what can only be settled once all others are known. */
export interface UnlinkedProduct {
  line: number
  draft: ProductDraft
  /** What a configurable product asks for, and the skus of its children. */
  variations?: { attributes: string[]; skus: string[] }
  /** It stays, even when nothing of it can be bought. */
  isKept: boolean
  hasPrice: boolean
  tierPrices: TierPriceCell[]
}

/** Finds another product of the export, by its sku in any capitals. */
export type FindProduct = (sku: string) => { sku: string; price: number } | undefined

/** The product with all that it refers to, or the reason why it cannot be sold. */
export function linkProduct(
  unlinked: UnlinkedProduct,
  find: FindProduct,
  problems: Problems,
): ProductDraft | string {
  const linked = linkParts(unlinked, find, problems)
  if (typeof linked === 'string') return linked
  const priced = unlinked.hasPrice ? linked : withPriceOfParts(linked, find)
  const tierPrices = unlinked.tierPrices.map((cell) => settleTierPrice(cell, priced.price.all))
  return tierPrices.length > 0 ? { ...priced, tierPrices } : priced
}

function linkParts(
  unlinked: UnlinkedProduct,
  find: FindProduct,
  problems: Problems,
): ProductDraft | string {
  const { draft, line } = unlinked
  const row = { line, sku: draft.sku }
  const isKnown = (what: string) => (sku: string) => {
    const isFound = find(sku) !== undefined
    if (!isFound) problems.warn(row, `${what} names an unknown sku: ${sku}`)
    return isFound
  }
  if (draft.typeId === 'configurable') return linkVariations(unlinked, isKnown('a variation'))
  if (draft.associated) return linkAssociated(draft, isKnown('the group'))
  if (draft.bundle) return linkBundle(draft, draft.bundle, isKnown('the bundle'))
  return draft
}

/** A configurable product without a single child cannot be bought and is left out. */
function linkVariations(
  { draft, variations, isKept }: UnlinkedProduct,
  isKnown: (sku: string) => boolean,
): ProductDraft | string {
  const skus = (variations?.skus ?? []).filter(isKnown)
  const attributes = variations?.attributes ?? []
  const isSellable = skus.length > 0 && attributes.length > 0
  if (!isSellable && !isKept) return 'a configurable product without variations'
  return { ...draft, variations: { attributes, skus } }
}

function linkAssociated(draft: ProductDraft, isKnown: (sku: string) => boolean) {
  const associated = (draft.associated ?? []).filter(({ sku }) => isKnown(sku))
  if (associated.length === 0) return 'a grouped product without products'
  return { ...draft, associated }
}

function linkBundle(
  draft: ProductDraft,
  bundle: NonNullable<ProductDraft['bundle']>,
  isKnown: (sku: string) => boolean,
): ProductDraft | string {
  const options = bundle.options.map((option) => ({
    ...option,
    selections: option.selections.filter(({ sku }) => isKnown(sku)),
  }))
  const empty = options.find(({ selections, isRequired }) => selections.length === 0 && isRequired)
  if (empty) return `a bundle without a choice for ${empty.title.all}`
  const left = options.filter(({ selections }) => selections.length > 0)
  if (left.length === 0) return 'a bundle without choices'
  return { ...draft, bundle: { ...bundle, options: left } }
}

/** The lowest price at which it can be had, as lists show it. */
function withPriceOfParts(draft: ProductDraft, find: FindProduct): ProductDraft {
  const priceOf = (sku: string) => find(sku)?.price ?? 0
  const lowest = (prices: number[]) => (prices.length > 0 ? Math.min(...prices) : 0)
  const { variations, associated, bundle, giftCard } = draft
  let all = 0
  if (variations) all = lowest(variations.skus.map(priceOf))
  if (associated) all = lowest(associated.map(({ sku }) => priceOf(sku)))
  if (giftCard)
    all = lowest([...giftCard.amounts, ...(giftCard.openAmount ? [giftCard.openAmount.min] : [])])
  if (bundle?.priceType === 'dynamic') {
    const required = bundle.options.filter(({ isRequired }) => isRequired)
    const least = required.map(({ selections }) =>
      lowest(selections.map(({ sku, qty }) => priceOf(sku) * qty)),
    )
    all = least.reduce((sum, price) => sum + price, 0)
  }
  return { ...draft, price: { ...draft.price, all } }
}

/** What a share comes to once the price is known, in cents. */
function settleTierPrice(cell: TierPriceCell, price: number): TierPriceDraft {
  if (!('discount' in cell)) return cell
  const { discount, ...rest } = cell
  return { ...rest, price: Math.round((price * (100 - discount)) / 100) }
}
