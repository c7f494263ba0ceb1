import type { FilledLine } from './cart'
import { maySell, type SellableProduct } from './sellable-product'

/** How many of a product some lines hold together, in their own right and within bundles. */
export interface StockDemand {
  product: SellableProduct
  qty: number
}

/** What lines take from the stock, by product: lines of one sku and all bundles share one. */
export function toStockDemands(lines: readonly Pick<FilledLine, 'product' | 'qty' | 'parts'>[]) {
  const demands = new Map<number, StockDemand>()
  const add = (product: SellableProduct, qty: number) => {
    const known = demands.get(product.productId)
    demands.set(product.productId, { product, qty: qty + (known?.qty ?? 0) })
  }
  for (const { product, qty, parts } of lines) {
    if (product.typeId !== 'bundle') add(product, qty)
    for (const { part, qty: each } of parts) add(part, each * qty)
  }
  return [...demands.values()]
}

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
