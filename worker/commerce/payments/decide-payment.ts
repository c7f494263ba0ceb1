import type { Database } from '../db/databases'
import { issueDownloads } from '../downloads/issue-downloads'
import { noteConfirmation, noteGiftCards } from '../mail/mail'
import { cancelOrder } from '../orders/cancel-order'
import { issueGiftCards } from '../orders/issue-gift-cards'
import type { Payment } from '../orders/payment'

const DECISIONS = ['approve', 'refuse', 'close'] as const
export type Decision = (typeof DECISIONS)[number]

/** What a form says was pressed, or undefined. */
export function parseDecision(value: unknown): Decision | undefined {
  return DECISIONS.find((decision) => decision === value)
}

const PAY = `
UPDATE payment SET state = 'paid', updated_at = ?2
WHERE id = ?1 AND state IN ('open', 'closed')
AND EXISTS (SELECT 1 FROM orders WHERE id = payment.order_id AND state = 'pending_payment')`

const PROCESS = `
UPDATE orders SET state = 'processing', updated_at = ?2
WHERE state = 'pending_payment'
AND id = (SELECT order_id FROM payment WHERE id = ?1 AND state = 'paid')`

const PAID = "SELECT order_id FROM payment WHERE id = ?1 AND state = 'paid'"

const NOTE_CONFIRMATION = noteConfirmation(PAID)

const ISSUE_GIFT_CARDS = issueGiftCards(PAID)

const ISSUE_DOWNLOADS = issueDownloads(PAID)

const NOTE_GIFT_CARDS = noteGiftCards(PAID)

const CLOSE =
  "UPDATE payment SET state = 'closed', updated_at = ?2 WHERE id = ?1 AND state = 'open'"

/**
 * What the shopper pressed on the payment page. The first decision counts: a second press, another
 * tab or a page from yesterday changes nothing any more.
 */
export async function decidePayment(
  sales: Database,
  payment: Payment,
  decision: Decision,
  now: number,
): Promise<void> {
  if (decision === 'refuse') await cancelOrder(sales, payment.orderId, now)
  else if (decision === 'close') await sales.prepare(CLOSE).bind(payment.id, now).run()
  else {
    await sales.batch([
      sales.prepare(PAY).bind(payment.id, now),
      sales.prepare(PROCESS).bind(payment.id, now),
      sales.prepare(NOTE_CONFIRMATION).bind(payment.id, now),
      ...ISSUE_GIFT_CARDS.map((statement) => sales.prepare(statement).bind(payment.id)),
      sales.prepare(ISSUE_DOWNLOADS).bind(payment.id, now),
      sales.prepare(NOTE_GIFT_CARDS).bind(payment.id, now),
    ])
  }
}
