import type { FilledLine } from '../cart/cart'
import { maySell } from '../cart/sellable-product'
import { toStockDemands } from '../cart/stock-demand'

/** The skus of lines that hold more than can be sold now, all lines and bundles together. */
export function unavailableSkus(lines: readonly FilledLine[]): string[] {
  const short = new Set(
    toStockDemands(lines)
      .filter(({ product, qty }) => !maySell(product, qty))
      .map(({ product }) => product.productId),
  )
  const isShort = ({ product, parts }: FilledLine) =>
    [product, ...parts.map(({ part }) => part)].some(({ productId }) => short.has(productId))
  return [...new Set(lines.filter(isShort).map(({ sku }) => sku))]
}
