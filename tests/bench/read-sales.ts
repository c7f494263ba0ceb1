import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What lies in the database of a shop's orders of one product. */
export interface Sales {
  orders: number
  attempts: number
  /** In orders that stand. */
  soldPieces: number
  /** What its stock has left. */
  leftPieces: number
  /** Orders whose lines and charges are not their total, to the cent. */
  wrongSums: number
}

const SALES = `
WITH sold AS (SELECT * FROM orders WHERE id IN (SELECT order_id FROM order_line WHERE sku = ?1))
SELECT (SELECT COUNT(*) FROM sold) AS orders,
  (SELECT COUNT(DISTINCT attempt_id) FROM sold) AS attempts,
  (SELECT COALESCE(SUM(line.qty), 0) FROM order_line AS line JOIN sold ON sold.id = line.order_id
    WHERE line.sku = ?1 AND sold.state <> 'canceled') AS soldPieces,
  (SELECT COALESCE(SUM(qty), 0) FROM stock WHERE sku = ?1) AS leftPieces,
  (SELECT COUNT(*) FROM sold WHERE grand_total <> shipping_gross + fee_gross - discount
    + (SELECT SUM(row_gross) FROM order_line WHERE order_id = sold.id)) AS wrongSums`

/** Reads from the folder of a shop what became of a product. */
export function readSales(state: string, sku: string): Sales {
  const folder = join(state, 'v3', 'd1')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => file.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(folder, name), { readOnly: true })
    try {
      if (isSales(database)) return database.prepare(SALES).get(sku) as unknown as Sales
    } finally {
      database.close()
    }
  }
  throw new Error(`No orders lie in ${folder}`)
}

function isSales(database: DatabaseSync): boolean {
  const table = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'order_line'"
  return database.prepare(table).get() !== undefined
}
