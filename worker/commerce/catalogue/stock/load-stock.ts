import { listOf, sql, toStatement } from '../../db/sql'
import { hasEnough, type StockRow } from './salable'

/** The stock behind a sku: its own, or for a product with choices that of its children. */
export interface SkuStock {
  wanted: string
  productId: number
  own: StockRow
  /** Stocks of what is really bought: the children, else the product itself. */
  units: StockRow[]
}

interface StockOfSku extends StockRow {
  wanted: string
  product_id: number
  is_own: number
}

/** Stock by the skus as they were asked for; a sku nobody knows, or that is not sold, is missing. */
export async function loadStock(
  db: D1Database,
  skus: readonly string[],
): Promise<Map<string, SkuStock>> {
  const { results } = await toStatement(
    db,
    sql`SELECT wanted.value AS wanted, product.id AS product_id, unit.id = product.id AS is_own,
        stock.qty, stock.is_in_stock, stock.manage_stock, stock.backorders, stock.min_sale_qty,
        stock.max_sale_qty
      FROM ${listOf(skus)} AS wanted
      CROSS JOIN product ON product.sku = wanted.value AND product.status = 1
      CROSS JOIN product AS unit ON unit.status = 1 AND (unit.id = product.id OR unit.parent_id = product.id)
      CROSS JOIN stock ON stock.product_id = unit.id`,
  ).all<StockOfSku>()
  const bySku = Map.groupBy(results, ({ wanted }) => wanted)
  return new Map(
    [...bySku].flatMap(([wanted, rows]) => {
      const own = rows.find(({ is_own }) => is_own === 1)
      const children = rows.filter(({ is_own }) => is_own === 0)
      if (own === undefined) return []
      const units = children.length > 0 ? children : [own]
      return [[wanted, { wanted, productId: own.product_id, own, units }]]
    }),
  )
}

/** Whether that much can be bought of one of the units. */
export function mayBeSold({ units }: SkuStock, qty: number): boolean {
  return units.some((unit) => hasEnough(unit, qty))
}
