import { refreshCompositePrices } from '../catalogue/refresh-composite-prices'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'
import { deriveColumns } from './derive-columns'
import { deriveListing } from './derive-listing'
import { deriveSearch } from './derive-search'
import { toRanges } from './swap-in-steps'

/** Products in one statement. */
const AT_ONCE = 5_000

const FIND_HIGHEST = query<{ highest: number }>(sql`
  SELECT MAX(product.id) AS highest FROM product, derived_version
  WHERE derived_version.name = 'lists' AND version = '' AND EXISTS (
    SELECT 1 FROM import_run WHERE state = 'done')
  HAVING highest IS NOT NULL`)

/**
 * Writes again what is derived from the catalogue, where a new release changed what that is and its
 * migration left nothing of it. Until this has ended the shop says that it is being filled, see
 * http/with-catalogue.ts; when it is interrupted, the clock begins anew. Says whether there was anything
 * to do.
 */
export async function deriveAnew(db: Database, now: string): Promise<boolean> {
  const found = await readFirst(db, FIND_HIGHEST)
  if (found === null) return false
  const ranges = toRanges(1, found.highest, AT_ONCE)
  const listing = deriveListing(db, now, ranges).map((statement) => [statement])
  for (const statements of [...listing, ...deriveSearch(db)]) await db.batch(statements)
  await db.batch(deriveColumns(db))
  await refreshCompositePrices(db, now)
  return true
}
