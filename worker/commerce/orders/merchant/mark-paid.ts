import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { issueDownloads } from '../../downloads/issue-downloads'
import { noteGiftCards, notePayment } from '../../mail/mail'
import { issueGiftCards } from '../issue-gift-cards'
import { PROMISED_BACK } from './taken-money'

const BY_NUMBER = 'SELECT id FROM orders WHERE increment_id = ?1'

const NOTE_PAYMENT = notePayment(BY_NUMBER)

const PROCESS = `
UPDATE orders SET state = 'processing', updated_at = ?2 WHERE increment_id = ?1 AND state = 'new'`

/** Money that came for an order that was given up meanwhile goes back, unless it was promised before. */
const OWE_LATE_MONEY = `
INSERT INTO refund (order_id, amount, owed_at)
SELECT id, rest, ?2 FROM (
  SELECT id, grand_total - gift_card_amount - ${PROMISED_BACK} AS rest FROM orders
  WHERE increment_id = ?1 AND state = 'canceled' AND payment_method_code = 'banktransfer')
WHERE rest > 0`

const ISSUE_GIFT_CARDS = issueGiftCards(BY_NUMBER)

const ISSUE_DOWNLOADS = issueDownloads(BY_NUMBER)

const NOTE_GIFT_CARDS = noteGiftCards(BY_NUMBER)

/**
 * The money of an order has come: what waits for it happens, and what came too late by transfer is owed.
 * Said again it changes nothing. False where there is no such order, it waits for a card, or it is
 * cancelled and nothing of it is owed any more.
 */
export async function markPaid(
  sales: Database,
  orderNumber: number,
  now: number,
): Promise<boolean> {
  await sales.batch([
    sales.prepare(NOTE_PAYMENT).bind(orderNumber, now),
    sales.prepare(PROCESS).bind(orderNumber, now),
    ...ISSUE_GIFT_CARDS.map((statement) => sales.prepare(statement).bind(orderNumber)),
    sales.prepare(ISSUE_DOWNLOADS).bind(orderNumber, now),
    sales.prepare(NOTE_GIFT_CARDS).bind(orderNumber, now),
    sales.prepare(OWE_LATE_MONEY).bind(orderNumber, now),
  ])
  const noted = sql`SELECT id FROM orders WHERE increment_id = ${orderNumber}
    AND (state = 'processing' OR state = 'canceled' AND payment_method_code = 'banktransfer'
      AND EXISTS (SELECT 1 FROM refund WHERE order_id = orders.id AND refunded_at IS NULL))`
  return (await readFirst(sales, query<{ id: number }>(noted))) !== null
}
