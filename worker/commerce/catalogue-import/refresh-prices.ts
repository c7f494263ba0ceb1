import { PRODUCT_LISTS } from '../../../shared/contract/change-tags'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { writeCards } from '../catalogue/cards'
import { derivePrices } from '../catalogue/derive-prices'
import { refreshCompositePrices } from '../catalogue/refresh-composite-prices'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database } from '../db/databases'
import { readFirst } from '../db/query'
import { type Sql, sql } from '../db/sql'
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
  await db.batch([
    db.prepare(NOTE_DUE).bind(now),
    ...STORE_VIEWS.map(({ storeId }) => writeCards(db, storeId, selectDue(storeId, now))),
    refreshListing(db, now),
    ...derivePrices(db),
  ])
  await refreshCompositePrices(db, now)
  return true
}
