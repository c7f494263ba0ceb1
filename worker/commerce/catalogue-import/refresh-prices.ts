import { PRODUCT_LISTS } from '../../../shared/contract/change-tags'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { writeCards } from '../catalogue/cards'
import { derivePrices } from '../catalogue/derive-prices'
import { refreshCompositePrices } from '../catalogue/refresh-composite-prices'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { type Sql, sql, toStatement } from '../db/sql'
import { refreshListing } from './derive-listing'

const NOTE_DUE = `
  ${NOTE_TAGS}
  SELECT 'P' || product_id FROM listing WHERE price_until <= ?1 UNION SELECT '${PRODUCT_LISTS}'`

function selectDue(storeId: number, now: string): Sql {
  return sql`SELECT product_id FROM listing WHERE store_id = ${storeId} AND price_until <= ${now}`
}

/**
 * Brings the listing up to date when a special price began or ended since it was written, or what
 * sets the price sold out, and the cards of those products with it. What is
 * shown is always computed from the source: only sorting and filtering wait for this, and they wait
 * until after the answer in which it was noticed. Says whether anything had to be brought.
 */
export async function refreshPrices(db: Database, now: string): Promise<boolean> {
  const due = sql`SELECT 1 FROM listing WHERE price_until <= ${now} LIMIT 1`
  if ((await readFirst(db, due)) === null) return false
  const lease = await claim(db, due)
  if (lease === null) return false
  await db.batch([
    db.prepare(NOTE_DUE).bind(now),
    ...STORE_VIEWS.map(({ storeId }) => writeCards(db, storeId, selectDue(storeId, now))),
    refreshListing(db, now),
    ...derivePrices(db),
  ])
  await refreshCompositePrices(db, now)
  await toStatement(
    db,
    sql`UPDATE derived_version SET version = '' WHERE name = ${LEASE} AND version = ${lease}`,
  ).run()
  return true
}

/** Until when somebody writes prices, beside the versions; nothing when that is done. */
const LEASE = 'price refresh'
/** Longer than D1 lets a transaction run. */
const LEASE_MS = 60_000

/**
 * Every search that is under way notices what is due: one of them writes it. Null where another does, or has
 * done it since it was noticed.
 */
async function claim(db: Database, due: Sql): Promise<string | null> {
  const now = new Date().toISOString()
  const until = new Date(Date.now() + LEASE_MS).toISOString()
  const claimed = await readFirst(
    db,
    query<{ version: string }>(sql`
      INSERT INTO derived_version (name, version)
      SELECT ${LEASE}, ${until} || ' ' || hex(randomblob(8)) WHERE EXISTS (${due})
      ON CONFLICT (name) DO UPDATE SET version = excluded.version WHERE version < ${now}
      RETURNING version`),
  )
  return claimed?.version ?? null
}
