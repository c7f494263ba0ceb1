import type { FilledLine } from '../cart/cart'
import { maySell } from '../cart/goods'

/** The skus of which the cart holds more than can be sold now, all its lines together. */
export function unavailableSkus(lines: readonly FilledLine[]): string[] {
  const pieces = new Map<string, number>()
  for (const { sku, qty } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + qty)
  const short = lines.filter(({ sku, goods }) => !maySell(goods, pieces.get(sku) ?? 0))
  return [...new Set(short.map(({ sku }) => sku))]
}
