import type { FilledLine } from './cart'
import type { Goods } from './goods'

/** Goods with how many of them some lines hold together, in their own right and within bundles. */
export interface Pieces {
  goods: Goods
  qty: number
}

/** The pieces behind lines, by product: lines of one sku and all bundles share one stock. */
export function countPieces(lines: readonly Pick<FilledLine, 'goods' | 'qty' | 'parts'>[]) {
  const pieces = new Map<number, Pieces>()
  const add = (goods: Goods, qty: number) => {
    const known = pieces.get(goods.productId)
    pieces.set(goods.productId, { goods, qty: qty + (known?.qty ?? 0) })
  }
  for (const { goods, qty, parts } of lines) {
    if (goods.typeId !== 'bundle') add(goods, qty)
    for (const { part, qty: each } of parts) add(part, each * qty)
  }
  return [...pieces.values()]
}
