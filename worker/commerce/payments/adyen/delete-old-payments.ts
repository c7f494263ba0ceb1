import type { Database } from '../../db/databases'
import { transact } from '../../db/query'
import { sql } from '../../db/sql'

const DAY_MS = 24 * 60 * 60_000
/** Longer than anybody may dispute a payment. */
const NOTICES_KEPT_MS = 400 * DAY_MS
const SANDBOX_KEPT_MS = 30 * DAY_MS

/** Forgets old webhooks that nobody has to look at any more, and what the sandbox was asked. */
export async function deleteOldPayments(sales: Database, now: number): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM adyen_notice WHERE received_at < ${now - NOTICES_KEPT_MS}
      AND outcome IN ('paid', 'refused', 'noted', 'unknown-order')`,
    sql`DELETE FROM sandbox_adyen_payment WHERE created_at < ${now - SANDBOX_KEPT_MS}`,
  ])
}
