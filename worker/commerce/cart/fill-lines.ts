import type { StoreView } from '../../../shared/store-view/store-view'
import { chosenParts } from './bundle-parts'
import type { Cart, CartLine, ChosenPart, Extras, FilledLine, LinePart } from './cart'
import type { Goods } from './goods'
import { loadGoods } from './load-goods'

/**
 * The lines of a cart with what they sell. A line whose product has left the catalogue, or was
 * switched off, is left out: it can neither be shown nor sold, and comes back with its product.
 */
export async function fillLines(db: D1Database, cart: Cart): Promise<FilledLine[]> {
  const goods = toBySku(
    await loadGoods(
      db,
      cart.store,
      cart.lines.map(({ sku }) => sku),
    ),
  )
  const found = cart.lines.flatMap((line) => {
    const own = goods(line.sku)
    return own?.isEnabled ? [{ line, own, chosen: chosenParts(own, line.extras) }] : []
  })
  const parts = await loadParts(
    db,
    cart.store,
    found.flatMap(({ chosen }) => chosen),
  )
  return found.flatMap(({ line, own, chosen }) => toFilled(line, own, chosen, parts))
}

/** The parts of one bundle; null when one of them is no longer sold. */
export async function fillParts(
  db: D1Database,
  store: StoreView,
  goods: Goods,
  extras: Extras,
): Promise<LinePart[] | null> {
  const chosen = chosenParts(goods, extras)
  return toParts(chosen, await loadParts(db, store, chosen))
}

type BySku = (sku: string) => Goods | undefined

function toFilled(line: CartLine, goods: Goods, chosen: ChosenPart[], bySku: BySku): FilledLine[] {
  const parts = toParts(chosen, bySku)
  return parts ? [{ ...line, goods, parts }] : []
}

function toParts(chosen: readonly ChosenPart[], bySku: BySku): LinePart[] | null {
  const parts = chosen.flatMap((one) => {
    const part = bySku(one.selection.sku)
    return part?.isEnabled ? [{ ...one, part }] : []
  })
  return parts.length === chosen.length ? parts : null
}

async function loadParts(
  db: D1Database,
  store: StoreView,
  chosen: readonly ChosenPart[],
): Promise<BySku> {
  return toBySku(
    await loadGoods(
      db,
      store,
      chosen.map(({ selection }) => selection.sku),
    ),
  )
}

function toBySku(goods: readonly Goods[]): BySku {
  const bySku = new Map(goods.map((entry) => [entry.sku.toLowerCase(), entry]))
  return (sku) => bySku.get(sku.toLowerCase())
}
