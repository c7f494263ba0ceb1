import { refreshListing } from '../catalogue/derive-listing'
import { refreshMadePrices } from '../catalogue/refresh-made-prices'
import { sql, toStatement } from '../sql'

/**
 * Brings the listing up to date when a special price began or ended since it was written, or what
 * sets the price sold out. What is
 * shown is always computed from the source: only sorting and filtering wait for this, and they wait
 * until after the answer in which it was noticed.
 */
export async function refreshPrices(db: D1Database, now: string): Promise<void> {
  const due = await toStatement(
    db,
    sql`SELECT 1 AS due FROM listing WHERE price_until <= ${now} LIMIT 1`,
  ).first()
  if (due === null) return
  await refreshListing(db, now).run()
  await refreshMadePrices(db, now)
}
