import type { Cart, FilledLine } from './cart'
import type { Goods } from './goods'
import { loadGoods } from './load-goods'

/**
 * The lines of a cart with what they sell. A line whose product has left the catalogue, or was
 * switched off, is left out: it can neither be shown nor sold, and comes back with its product.
 */
export async function fillLines(db: D1Database, cart: Cart): Promise<FilledLine[]> {
  const skus = cart.lines.map((line) => line.sku)
  const goods = await loadGoods(db, cart.store, skus)
  const bySku = new Map(goods.map((entry): [string, Goods] => [entry.sku.toLowerCase(), entry]))
  return cart.lines.flatMap((line) => {
    const found = bySku.get(line.sku.toLowerCase())
    return found?.isEnabled ? [{ ...line, goods: found }] : []
  })
}
