import type { FaultyShop } from './faulty-shop'

const BOOKS = `
SELECT (SELECT COUNT(*) FROM orders) AS orders,
  (SELECT SUM(qty) FROM order_line) AS pieces,
  (SELECT qty FROM stock WHERE sku = 'LAMP') AS lamps,
  state,
  grand_total - (subtotal_gross - discount + shipping_gross + fee_gross) AS amiss,
  subtotal_gross - (SELECT SUM(row_gross) FROM order_line) AS missing
FROM orders`

export interface Books {
  orders: number
  pieces: number
  /** Left in stock, and shown to be left. */
  lamps: number
  shown: number
  state: string
  /** Cents by which an order and its parts differ. */
  amiss: number
  /** Cents by which an order and its lines differ. */
  missing: number
}

const SHOWN = `
SELECT qty FROM stock_copy WHERE product_id = (SELECT id FROM product WHERE sku = 'LAMP')`

/** What stands in the databases of a shop that has sold one order. */
export async function readBooks({ catalogue, sales }: FaultyShop): Promise<Books> {
  const books = await sales.prepare(BOOKS).first<Books>()
  if (!books) throw new Error('The order is lost')
  return { ...books, shown: Number(await catalogue.prepare(SHOWN).first('qty')) }
}
