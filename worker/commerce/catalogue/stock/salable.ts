/** A row of the table `stock`. */
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
