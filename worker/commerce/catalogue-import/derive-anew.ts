import { refreshCompositePrices } from '../catalogue/refresh-composite-prices'
import type { Database } from '../db/databases'
import { DERIVING } from '../db/derived-version'
import { query, readFirst } from '../db/query'
import { sql, toStatement } from '../db/sql'
import { deriveColumns } from './derive-columns'
import { deriveListing } from './derive-listing'
import { deriveSearch } from './derive-search'
import { productRanges } from './product-ranges'
import { stemVocabulary } from './stem-vocabulary'

/** Products in one statement. */
const AT_ONCE = 5_000

/** Longer than D1 lets a transaction run: whoever has written nothing for so long is no longer there. */
const LEASE_MS = 60_000

/**
 * Writes again what is derived from the catalogue, where a new release changed what that is and its
 * migration left nothing of it. Until this has ended the shop says that it is being filled, see
 * http/with-catalogue.ts; when it is interrupted, the clock begins anew. Only one does it at a time, and an
 * import that is swapped in meanwhile makes it break off. Says whether there was anything to do.
 */
export async function deriveAnew(db: Database, now: string): Promise<boolean> {
  const own = await claim(db)
  if (own === null) return false
  const write = async (statements: D1PreparedStatement[]) => {
    await db.batch([renew(db, own), ...statements])
  }
  const ranges = await productRanges(db, AT_ONCE)
  const listing = deriveListing(db, now, ranges).map((statement) => [statement])
  for (const statements of [...listing, ...deriveSearch(db)]) await write(statements)
  await stemVocabulary(db)
  await write(deriveColumns(db))
  await refreshCompositePrices(db, now)
  return true
}

/** What the version of lists begins with while they are derived by this call; null where they may not be. */
async function claim(db: Database): Promise<string | null> {
  const own = `${DERIVING}${crypto.randomUUID()} `
  const claimed = await readFirst(
    db,
    query<object>(sql`
      UPDATE derived_version SET version = ${own + Date.now()}
      WHERE name = 'lists' AND EXISTS (SELECT 1 FROM product)
        AND EXISTS (SELECT 1 FROM import_run WHERE state = 'done')
        AND (version = '' OR version LIKE ${`${DERIVING}%`}
          AND CAST(substr(version, ${own.length + 1}) AS INTEGER) < ${Date.now() - LEASE_MS})
      RETURNING name`),
  )
  return claimed && own
}

/** Where others have claimed it since, or an import has filled the shop, there may be no such version. */
function renew(db: Database, own: string): D1PreparedStatement {
  return toStatement(
    db,
    sql`UPDATE derived_version
      SET version = CASE WHEN version LIKE ${`${own}%`} THEN ${own + Date.now()} END
      WHERE name = 'lists'`,
  )
}
