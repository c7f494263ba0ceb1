// A database that was restored from a backup, or created again, lacks what the outboxes brought it since,
// and they no longer hold it. So the clock compares both databases, some products at a time. What differs
// is put back into the outbox of the database that has it: an import that `sales` lacks into that of
// the catalogue, all else into that of `sales`.
import type { Database, Databases } from '../db/databases'
import { query, readAll, readFirst, transact } from '../db/query'
import { type Sql, sql } from '../db/sql'

/** Products a round, by their ids: few enough for one bound text. */
const AT_ONCE = 2000
/** Where there are more, the rest follows in the next minutes. */
const MOST_ROUNDS = 200
const MINUTE_MS = 60_000

interface Difference {
  sku: string
  copied: number
  version: number | null
  is_forgotten: number
}

/** Compares one range of products a minute, and all of them once something differs. */
export async function compareStock(databases: Databases, now: number): Promise<void> {
  const rounds = await countRanges(databases.catalogue)
  const turn = Math.floor(now / MINUTE_MS)
  for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round += 1) {
    const first = ((turn + round) % rounds) * AT_ONCE + 1
    const found = await findDifferences(databases, first)
    if (found.length > 0) await noteDifferences(databases, found, now)
    else if (round === 0) return
  }
}

async function countRanges(catalogue: Database): Promise<number> {
  const highest = await readFirst(
    catalogue,
    query<{ id: number | null }>(sql`SELECT MAX(product_id) AS id FROM stock_copy`),
  )
  return Math.ceil((highest?.id ?? 0) / AT_ONCE)
}

/**
 * Stock that was copied in one version and is of another, though nothing is under way. What changes
 * between the two questions is of a later version than was asked for, and comes to no harm below.
 */
async function findDifferences(
  { catalogue, sales }: Databases,
  firstId: number,
): Promise<Difference[]> {
  const copies = await readAll(
    catalogue,
    query<object>(sql`SELECT product.sku, copy.version, copy.imported_at
      FROM stock_copy AS copy CROSS JOIN product ON product.id = copy.product_id
      WHERE copy.product_id BETWEEN ${firstId} AND ${firstId + AT_ONCE - 1}
        AND product.sku NOT IN (SELECT sku FROM stock_import)`),
  )
  return await readAll(
    sales,
    query<Difference>(sql`SELECT copy.value ->> 'sku' AS sku, copy.value ->> 'version' AS copied,
        stock.version, COALESCE(stock.imported_at, 0) < copy.value ->> 'imported_at' AS is_forgotten
      FROM json_each(${JSON.stringify(copies)}) AS copy
      LEFT JOIN stock ON stock.sku = copy.value ->> 'sku'
      WHERE stock.version IS NOT copy.value ->> 'version'
        AND NOT EXISTS (SELECT 1 FROM stock_change WHERE stock_change.sku = stock.sku)`),
  )
}

async function noteDifferences(
  { catalogue, sales }: Databases,
  found: Difference[],
  now: number,
): Promise<void> {
  const { forgotten = [], changed = [] } = Object.groupBy(found, ({ is_forgotten }) =>
    is_forgotten === 1 ? 'forgotten' : 'changed',
  )
  if (forgotten.length > 0) await transact(catalogue, importAgain(JSON.stringify(forgotten)))
  if (changed.length > 0) await transact(sales, copyAgain(JSON.stringify(changed), now))
}

/** The copy has what there last was, which is more than the source knew. It is that import's again. */
function importAgain(forgotten: string): Sql[] {
  const products = sql`(SELECT product.id FROM json_each(${forgotten}) AS given
    CROSS JOIN product ON product.sku = given.value ->> 'sku')`
  return [
    sql`INSERT INTO stock_import (sku, imported_at, source, qty, is_in_stock, manage_stock,
        backorders, min_sale_qty, max_sale_qty)
      SELECT product.sku, copy.imported_at, copy.source, copy.qty, copy.is_in_stock,
        copy.manage_stock, copy.backorders, copy.min_sale_qty, copy.max_sale_qty
      FROM stock_copy AS copy CROSS JOIN product ON product.id = copy.product_id
      WHERE copy.product_id IN ${products}
      ON CONFLICT (sku) DO NOTHING`,
    sql`UPDATE stock_copy SET version = imported_at WHERE product_id IN ${products}`,
  ]
}

/** A version past both, unless it has become another meanwhile: a copy only ever becomes newer. */
function copyAgain(changed: string, now: number): Sql[] {
  return [
    sql`UPDATE stock SET version = MAX(stock.version + 1, given.value ->> 'copied' + 1, ${now})
      FROM json_each(${changed}) AS given
      WHERE stock.sku = given.value ->> 'sku' AND stock.version = given.value ->> 'version'`,
    sql`INSERT OR REPLACE INTO stock_change (sku, version)
      SELECT stock.sku, stock.version FROM json_each(${changed}) AS given
      CROSS JOIN stock ON stock.sku = given.value ->> 'sku'`,
  ]
}
