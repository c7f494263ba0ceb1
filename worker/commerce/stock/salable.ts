import { rawSql, type Sql } from '../db/sql'

/** How much there is of a sku, and how it may be sold: a row of `stock`, or of its copy. */
export interface StockRow {
  qty: number
  is_in_stock: number
  manage_stock: number
  backorders: number
  min_sale_qty: number
  max_sale_qty: number
}

/** Whether at least the least quantity that is sold at once can be sold now. */
export function isSalable(stock: StockRow): boolean {
  return hasEnough(stock, Math.max(1, stock.min_sale_qty))
}

/** Whether there is that much: what is not counted, or may be ordered later, always is. */
export function hasEnough(stock: StockRow, qty: number): boolean {
  const isCounted = stock.manage_stock === 1 && stock.backorders === 0
  return stock.is_in_stock === 1 && (!isCounted || stock.qty >= qty)
}

/** The rule of `isSalable` as a condition, on a row by its alias in the statement. */
export function salableSql(alias: 'stock' | 'given' | 'copy'): Sql {
  return rawSql(`(${alias}.is_in_stock = 1 AND (${alias}.manage_stock = 0 OR ${alias}.backorders = 1
    OR ${alias}.qty >= MAX(1, ${alias}.min_sale_qty)))`)
}
