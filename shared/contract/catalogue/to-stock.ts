import type { StockFacts } from '../../catalog/current-facts'
import { fewLeft } from '../../catalog/few-left'
import type { WireStock } from './stock'

/** In stock unless the stock says otherwise; without stock data nothing is refused (spec 4). */
export function isInStock(stock: WireStock | undefined): boolean {
  return stock?.is_in_stock ?? true
}

/** Fewest that are sold at once; nothing is said where that is one. */
export function minQtyOf(stock: WireStock | undefined): { minQty?: number } {
  const least = Math.ceil(stock?.min_sale_qty ?? 1)
  return least > 1 ? { minQty: least } : {}
}

/** Most that may be ordered at once; null means unlimited (spec 5, quantity field). */
export function maxQtyOf(stock: WireStock | undefined): number | null {
  if (!stock || stock.manage_stock === false || (stock.backorders ?? 0) > 0) {
    return stock?.max_sale_qty ?? null
  }
  const limits = [stock.qty, stock.max_sale_qty].filter((limit) => limit !== undefined)
  return limits.length > 0 ? Math.max(0, Math.floor(Math.min(...limits))) : null
}

/** How many are left when they are few; nothing is said of what is not counted or can be reordered. */
export function fewLeftOf(stock: WireStock | undefined): number | null {
  if (!stock || !isInStock(stock) || stock.manage_stock === false || (stock.backorders ?? 0) > 0) {
    return null
  }
  return fewLeft(stock.qty === undefined ? null : stock.qty - (stock.min_qty ?? 0))
}

/** Everything that a shopper is told of a stock. */
export function toStockFacts(stock: WireStock | undefined): StockFacts {
  return {
    isInStock: isInStock(stock),
    ...minQtyOf(stock),
    maxQty: maxQtyOf(stock),
    fewLeft: fewLeftOf(stock),
  }
}
