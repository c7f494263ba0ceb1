import type { StoreView } from '../../../shared/store-view/store-view'
import type { Databases } from '../db/databases'
import { chosenParts } from './bundle-parts'
import type { Cart, ChosenPart, FilledLine, LineOptions, LinePart, StoredLine } from './cart'
import { loadSellableProducts } from './load-sellable-products'
import type { SellableProduct } from './sellable-product'

/**
 * The lines of a cart with what they sell. A line whose product has left the catalogue, or was
 * switched off, is left out: it can neither be shown nor sold, and comes back with its product.
 */
export async function fillLines(databases: Databases, cart: Cart): Promise<FilledLine[]> {
  const bySku = toBySku(
    await loadSellableProducts(
      databases,
      cart.store,
      cart.lines.map(({ sku }) => sku),
    ),
  )
  const found = cart.lines.flatMap((line) => {
    const own = bySku(line.sku)
    return own?.isEnabled ? [{ line, own, chosen: chosenParts(own, line.lineOptions) }] : []
  })
  const parts = await loadParts(
    databases,
    cart.store,
    found.flatMap(({ chosen }) => chosen),
  )
  return found.flatMap(({ line, own, chosen }) => toFilled(line, own, chosen, parts))
}

/** The parts of one bundle; null when one of them is no longer sold. */
export async function fillParts(
  databases: Databases,
  store: StoreView,
  product: SellableProduct,
  lineOptions: LineOptions,
): Promise<LinePart[] | null> {
  const chosen = chosenParts(product, lineOptions)
  return toParts(chosen, await loadParts(databases, store, chosen))
}

type BySku = (sku: string) => SellableProduct | undefined

function toFilled(
  line: StoredLine,
  product: SellableProduct,
  chosen: ChosenPart[],
  bySku: BySku,
): FilledLine[] {
  const parts = toParts(chosen, bySku)
  return parts ? [{ ...line, product, parts }] : []
}

function toParts(chosen: readonly ChosenPart[], bySku: BySku): LinePart[] | null {
  const parts = chosen.flatMap((one) => {
    const part = bySku(one.selection.sku)
    return part?.isEnabled ? [{ ...one, part }] : []
  })
  return parts.length === chosen.length ? parts : null
}

async function loadParts(
  databases: Databases,
  store: StoreView,
  chosen: readonly ChosenPart[],
): Promise<BySku> {
  return toBySku(
    await loadSellableProducts(
      databases,
      store,
      chosen.map(({ selection }) => selection.sku),
    ),
  )
}

function toBySku(products: readonly SellableProduct[]): BySku {
  const bySku = new Map(products.map((entry) => [entry.sku.toLowerCase(), entry]))
  return (sku) => bySku.get(sku.toLowerCase())
}
