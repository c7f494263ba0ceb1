import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { listOf, sql } from '../db/sql'

interface SkuRow {
  wanted: string
  id: number
}

/** Ids by the skus as they were asked for; unknown skus and those that are not sold are left out. */
export async function idsOfSkus(
  db: Database,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const known = await readAll(
    db,
    query<SkuRow>(sql`SELECT wanted.value AS wanted, product.id
      FROM ${listOf(skus)} AS wanted CROSS JOIN product
        ON product.sku = wanted.value AND product.status = 1`),
  )
  return new Map(known.map(({ wanted, id }) => [wanted, id]))
}
