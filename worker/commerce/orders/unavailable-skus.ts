import type { FilledLine } from '../cart/cart'
import { maySell } from '../cart/goods'
import { countPieces } from '../cart/pieces'

/** The skus of lines that hold more than can be sold now, all lines and bundles together. */
export function unavailableSkus(lines: readonly FilledLine[]): string[] {
  const short = new Set(
    countPieces(lines)
      .filter(({ goods, qty }) => !maySell(goods, qty))
      .map(({ goods }) => goods.productId),
  )
  const isShort = ({ goods, parts }: FilledLine) =>
    [goods, ...parts.map(({ part }) => part)].some(({ productId }) => short.has(productId))
  return [...new Set(lines.filter(isShort).map(({ sku }) => sku))]
}
