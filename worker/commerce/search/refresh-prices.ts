import { refreshListing } from '../catalogue/derive-listing'
import { sql, toStatement } from '../sql'

/**
 * Brings the listing up to date when a special price began or ended since it was written. What is
 * shown is always computed from the source: only sorting and filtering wait for this, and they wait
 * until after the answer in which it was noticed.
 */
export async function refreshPrices(db: D1Database, now: string): Promise<void> {
  const due = await toStatement(
    db,
    sql`SELECT 1 AS due FROM listing WHERE price_until <= ${now} LIMIT 1`,
  ).first()
  if (due !== null) await refreshListing(db, now).run()
}
