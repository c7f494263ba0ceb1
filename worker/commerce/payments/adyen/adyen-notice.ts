// What the provider tells by webhook. It is kept before it is answered, and acted on afterwards:
// late, twice and out of order are the same as once and in time (trust F-P3).
import { fail, ok, type Result } from '../../../../shared/result'
import type { Database } from '../../db/databases'
import { query, readAll, transact } from '../../db/query'
import { rawSql, sql, toStatement } from '../../db/sql'
import { IS_CAPTURED_BY_HAND, PROMISED_BACK } from '../../orders/merchant/taken-money'
import { type AdyenNotice, adyenNotices } from './notice-messages'
import { isSigned } from './notice-signature'
import { type OpenNotice, settleNotice } from './settle/settle-notice'

const AT_ONCE = 100
const DAY_MS = 24 * 60 * 60_000
/** Longer than anybody may dispute a payment. */
const NOTICES_KEPT_MS = 400 * DAY_MS
const SANDBOX_KEPT_MS = 30 * DAY_MS

/** Keeps what a webhook says. One item that is not signed, and nothing of it is. */
export async function keepNotices(
  sales: Database,
  keys: readonly string[],
  body: unknown,
  now: number,
): Promise<Result<null, 'unreadable' | 'unsigned'>> {
  const read = adyenNotices.safeParse(body)
  if (!read.success) return fail('unreadable')
  const items = read.data.notificationItems.map((item) => item.NotificationRequestItem)
  for (const item of items) if (!(await isSigned(keys, item))) return fail('unsigned')
  await sales.batch(items.map((item) => toStatement(sales, toRow(item, now))))
  return ok(null)
}

function toRow(item: AdyenNotice, now: number) {
  const { pspReference, eventCode, success, merchantReference, amount } = item
  return sql`INSERT INTO adyen_notice (psp_reference, event_code, is_success, merchant_reference,
      amount, currency, received_at)
    VALUES (${pspReference}, ${eventCode}, ${success === 'true' ? 1 : 0}, ${merchantReference},
      ${amount.value}, ${amount.currency}, ${now})
    ON CONFLICT (psp_reference, event_code, is_success) DO NOTHING`
}

/** Acts on what was kept and not acted on yet, oldest first. */
export async function settleNotices(sales: Database, now: number): Promise<void> {
  const open = await readAll(
    sales,
    query<OpenNotice>(sql`SELECT id, event_code AS eventCode, is_success AS isSuccess,
        psp_reference AS pspReference, merchant_reference AS merchantReference, amount, currency
      FROM adyen_notice WHERE outcome IS NULL ORDER BY id LIMIT ${AT_ONCE}`),
  )
  for (const one of open) {
    const outcome = await settleNotice(sales, one, now)
    const done = sql`UPDATE adyen_notice SET outcome = ${outcome} WHERE id = ${one.id}`
    await transact(sales, outcome === 'to-refund' ? [done, oweBack(one, now)] : [done])
    if (outcome !== 'to-refund' && outcome !== 'amount-differs') continue
    console.error(`A payment has to be looked at (${outcome}): ${one.pspReference}`)
  }
}

/** Money for an order that stands no more is owed, unless it was promised back before. */
function oweBack({ merchantReference, amount }: OpenNotice, now: number) {
  return sql`INSERT INTO refund (order_id, amount, owed_at)
    SELECT id, rest, ${now} FROM (
      SELECT id, ${amount} - ${rawSql(PROMISED_BACK)} AS rest FROM orders
      WHERE increment_id = ${Number(merchantReference)} AND NOT ${rawSql(IS_CAPTURED_BY_HAND)})
    WHERE rest > 0`
}

/** Forgets old webhooks that nobody has to look at any more, and what the sandbox was asked. */
export async function deleteOldPayments(sales: Database, now: number): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM adyen_notice WHERE received_at < ${now - NOTICES_KEPT_MS}
      AND outcome IN ('paid', 'refused', 'noted', 'unknown-order')`,
    sql`DELETE FROM sandbox_adyen_payment WHERE created_at < ${now - SANDBOX_KEPT_MS}`,
  ])
}
