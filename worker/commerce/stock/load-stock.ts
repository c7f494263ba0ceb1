import type { Database, Databases } from '../db/databases'
import { query, readAll } from '../db/query'
import { listOf, sql } from '../db/sql'
import { hasEnough, type StockRow } from './salable'

/** The stock behind a sku: its own, or for a product with choices that of its children. */
export interface SkuStock {
  productId: number
  own: StockRow
  /** Stocks of what is really bought: the children, else the product itself. */
  units: StockRow[]
}

interface UnitRow {
  wanted: string
  product_id: number
  sku: string
  is_own: number
}

/** Stock by the skus as they were asked for; unknown skus and those that are not sold are missing. */
export async function loadStock(
  { catalogue, sales }: Databases,
  skus: readonly string[],
): Promise<Map<string, SkuStock>> {
  const units = await findUnits(catalogue, skus)
  const stockOf = await loadStockRows(
    sales,
    units.map(({ sku }) => sku),
  )
  const bySku = Map.groupBy(units, ({ wanted }) => wanted)
  return new Map(
    [...bySku].flatMap(([wanted, rows]) => {
      const [self, ...children] = rows.map(({ sku }) => stockOf(sku))
      if (!self || !rows[0]) return []
      const counted = children.filter((child) => child !== null)
      const sold = counted.length > 0 ? counted : [self]
      return [[wanted, { productId: rows[0].product_id, own: self, units: sold }]]
    }),
  )
}

/** The products behind skus, each before its children. */
async function findUnits(catalogue: Database, skus: readonly string[]): Promise<UnitRow[]> {
  return await readAll(
    catalogue,
    query<UnitRow>(sql`SELECT wanted.value AS wanted, product.id AS product_id, unit.sku,
        unit.id = product.id AS is_own
      FROM ${listOf(skus)} AS wanted
      CROSS JOIN product ON product.sku = wanted.value AND product.status = 1
      CROSS JOIN product AS unit
        ON unit.status = 1 AND (unit.id = product.id OR unit.parent_id = product.id)
      ORDER BY is_own DESC`),
  )
}

/** The stock that is sold by, for each of these skus; null where no stock was ever recorded. */
export async function loadStockRows(
  sales: Database,
  skus: readonly string[],
): Promise<(sku: string) => StockRow | null> {
  if (skus.length === 0) return () => null
  const rows = await readAll(
    sales,
    query<
      StockRow & { sku: string }
    >(sql`SELECT sku, qty, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty
      FROM stock WHERE sku IN ${listOf(skus)}`),
  )
  const bySku = new Map(rows.map(({ sku, ...row }) => [sku.toLowerCase(), row]))
  return (sku) => bySku.get(sku.toLowerCase()) ?? null
}

/** Whether that much can be bought of one of the units. */
export function mayBeSold({ units }: SkuStock, qty: number): boolean {
  return units.some((unit) => hasEnough(unit, qty))
}
