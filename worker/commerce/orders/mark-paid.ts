import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'
import { noteGiftCards } from '../mail/mail'
import { issueGiftCards } from './issue-gift-cards'

const BY_NUMBER = 'SELECT id FROM orders WHERE increment_id = ?1'

const PROCESS = `
UPDATE orders SET state = 'processing', updated_at = ?2 WHERE increment_id = ?1 AND state = 'new'`

const ISSUE_GIFT_CARDS = issueGiftCards(BY_NUMBER)

const NOTE_GIFT_CARDS = noteGiftCards(BY_NUMBER)

/**
 * The money of an order that stands has come: what waits for it happens. Said again it changes nothing.
 * False where there is no such order, or it was given up or waits for a card.
 */
export async function markPaid(
  sales: Database,
  orderNumber: number,
  now: number,
): Promise<boolean> {
  await sales.batch([
    sales.prepare(PROCESS).bind(orderNumber, now),
    ...ISSUE_GIFT_CARDS.map((statement) => sales.prepare(statement).bind(orderNumber)),
    sales.prepare(NOTE_GIFT_CARDS).bind(orderNumber, now),
  ])
  const paid = sql`SELECT id FROM orders WHERE increment_id = ${orderNumber} AND state = 'processing'`
  return (await readFirst(sales, query<{ id: number }>(paid))) !== null
}
