import type { Database } from '../db/databases'
import { listOf, sql, toStatement } from '../db/sql'

interface SkuRow {
  wanted: string
  id: number
}

/** Ids by the skus as they were asked for; a sku that nobody knows or that is not sold is left out. */
export async function idsOfSkus(
  db: Database,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const statement = sql`
    SELECT wanted.value AS wanted, product.id
    FROM ${listOf(skus)} AS wanted CROSS JOIN product
      ON product.sku = wanted.value AND product.status = 1`
  const { results } = await toStatement(db, statement).all<SkuRow>()
  return new Map(results.map(({ wanted, id }) => [wanted, id]))
}
