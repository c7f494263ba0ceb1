import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { issueDownloads } from '../../downloads/issue-downloads'
import { noteGiftCards, notePayment } from '../../mail/mail'
import { TO_TRANSFER } from '../../mail/withdrawal/to-transfer'
import { LEFT_QTY } from '../../mail/withdrawal/withdrawn-quantity'
import { endWithdrawn } from '../end-withdrawn'
import { issueGiftCards } from '../issue-gift-cards'
import { PROMISED_BACK } from './taken-money'

/** Of an order of which a piece stands; what was withdrawn before it was paid brings nothing any more. */
const STANDING = `SELECT id FROM orders WHERE increment_id = ?1 AND ${LEFT_QTY.text} > 0`

/**
 * Whether what came, ?3, is enough. Without it what was ordered came, or nothing where gift cards have paid
 * all that stands; where a part was withdrawn nobody knows which sum it was.
 */
const IS_ENOUGH = `(${TO_TRANSFER.text} IS NULL OR COALESCE(
  ?3 >= ${TO_TRANSFER.text}, ${TO_TRANSFER.text} IN (0, grand_total - gift_card_amount)))`

const NOTE_PAYMENT = notePayment(`${STANDING} AND ${IS_ENOUGH}`)

const PROCESS = `
UPDATE orders SET state = 'processing', paid_at = ?2, updated_at = ?2,
  paid_amount = COALESCE(?3, iif(${TO_TRANSFER.text} = 0, 0, NULL))
WHERE increment_id = ?1 AND state = 'new' AND ${IS_ENOUGH}`

/**
 * Money that came for an order that was given up or withdrawn meanwhile goes back, unless it was promised
 * before, and so does what is more than was to be paid. What was paid first and withdrawn then goes back
 * when its merchant says so.
 */
const OWE_LATE_MONEY = `
INSERT INTO refund (order_id, amount, owed_at)
SELECT id, rest, ?2 FROM (
  SELECT id, CASE WHEN ${TO_TRANSFER.text} IS NOT NULL
    THEN COALESCE(?3 - ${TO_TRANSFER.text}, 0)
    ELSE COALESCE(?3, grand_total - gift_card_amount) - ${PROMISED_BACK} END AS rest
  FROM orders
  WHERE increment_id = ?1 AND payment_method_code = 'banktransfer' AND state IN ('canceled', 'new'))
WHERE rest > 0`

const ISSUE_GIFT_CARDS = issueGiftCards(STANDING)

const ISSUE_DOWNLOADS = issueDownloads(STANDING)

const NOTE_GIFT_CARDS = noteGiftCards(STANDING)

/**
 * The money of an order has come: what waits for it happens, and what came too late or too much by
 * transfer is owed. How much came has to be told where a part was withdrawn before: it may be the old sum.
 * Said again it changes nothing. False where there is no such order, it waits for a card, less came than
 * is to be transferred, or it is cancelled and nothing of it is owed any more.
 */
export async function markPaid(
  sales: Database,
  orderNumber: number,
  now: number,
  amount: number | null = null,
): Promise<boolean> {
  await sales.batch([
    sales.prepare(NOTE_PAYMENT).bind(orderNumber, now, amount),
    sales.prepare(OWE_LATE_MONEY).bind(orderNumber, now, amount),
    sales.prepare(PROCESS).bind(orderNumber, now, amount),
    ...ISSUE_GIFT_CARDS.map((statement) => sales.prepare(statement).bind(orderNumber)),
    sales.prepare(ISSUE_DOWNLOADS).bind(orderNumber, now),
    sales.prepare(NOTE_GIFT_CARDS).bind(orderNumber, now),
    ...endWithdrawn(sales, STANDING, orderNumber, now),
  ])
  const noted = sql`SELECT id FROM orders WHERE increment_id = ${orderNumber}
    AND (state = 'processing' OR state = 'canceled' AND payment_method_code = 'banktransfer'
      AND EXISTS (SELECT 1 FROM refund WHERE order_id = orders.id AND refunded_at IS NULL))`
  return (await readFirst(sales, query<{ id: number }>(noted))) !== null
}
