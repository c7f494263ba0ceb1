// Where a payment at PayPal stands. Whoever comes first settles it, the shopper's return, a question, a
// webhook or the clock, and all in the same way: PayPal is asked, and what it answers counts. Its money
// is taken at most once for an order, after that was written down (trust I1, F-P3).
import { query, readAll } from '../../../db/query'
import { sql } from '../../../db/sql'
import { findOrderById } from '../../../orders/find-order'
import {
  changes,
  claimLook,
  findByOrder,
  findByToken,
  findByTokenOrCapture,
  isOrdered,
  type OrderedPayment,
} from '../paypal-payment'
import { captureOnce } from './capture-paypal'
import { concludePayPal, lastCapture } from './conclude-paypal'
import { lookForRefunds } from './outside-refunds'
import type { PayPalDesk } from './paypal-desk'

const LOOK_PAUSE_MS = 2000
const CLOCK_PAUSE_MS = 45_000
/** So long after asking for the money, PayPal has taken it or never will. */
const GIVE_UP_MS = 60 * 60_000
const AT_ONCE = 20

/** Settles the payment of an order, if it is one by PayPal and nobody has asked within `pauseMs`. */
export async function settlePayPal(
  desk: PayPalDesk,
  orderId: number,
  pauseMs = LOOK_PAUSE_MS,
): Promise<void> {
  const payment = await findByOrder(desk.sales, orderId)
  if (payment && isUndecided(payment)) await look(desk, payment, pauseMs)
}

/** Settles what nobody has asked about for a while, the oldest first. */
export async function settleUndecided(desk: PayPalDesk): Promise<void> {
  const rows = await readAll(
    desk.sales,
    query<{ token: string }>(sql`SELECT token FROM paypal_payment
      WHERE order_id IS NOT NULL AND state IN ('open', 'sent', 'pending')
        AND asked_at <= ${desk.now - CLOCK_PAUSE_MS}
        AND (state <> 'open' OR EXISTS (SELECT 1 FROM orders
          WHERE orders.id = order_id AND orders.state = 'pending_payment'))
      ORDER BY asked_at LIMIT ${AT_ONCE}`),
  )
  for (const { token } of rows) {
    const payment = await findByToken(desk.sales, token)
    if (payment && isOrdered(payment)) await look(desk, payment, 0)
  }
}

/**
 * Asks PayPal of the payment that a webhook names, by whichever of its names is known; what the webhook
 * says of it is not believed. False where PayPal could not be asked: the webhook has to come again.
 */
export async function settleNamed(desk: PayPalDesk, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    const payment = await findByTokenOrCapture(desk.sales, name)
    if (!payment || !isOrdered(payment)) continue
    if (isUndecided(payment)) return look(desk, payment, LOOK_PAUSE_MS)
    return payment.state !== 'paid' || lookForRefunds(desk, payment, LOOK_PAUSE_MS)
  }
  return true
}

function isUndecided({ state }: OrderedPayment): boolean {
  return state === 'open' || state === 'sent' || state === 'pending'
}

/** False where PayPal was asked too recently or has not answered. */
async function look(desk: PayPalDesk, payment: OrderedPayment, pauseMs: number): Promise<boolean> {
  const { sales, payPalOf, now } = desk
  const order = await findOrderById(sales, payment.orderId)
  if (!order || (payment.state === 'open' && order.state !== 'pending_payment')) return true
  if (!(await claimLook(sales, payment.token, now, pauseMs))) return false
  const shown = await payPalOf(order.storeCode).show(payment.token)
  if (!shown.ok) return false
  if (lastCapture(shown.value)) await concludePayPal(desk, order, payment, shown.value)
  else if (order.state !== 'pending_payment') await giveUp(desk, payment)
  else if (shown.value.status === 'APPROVED') await captureOnce(desk, order, payment)
  return true
}

/** Nothing was taken for an order that stands no more, and no request is on its way: it is over. */
async function giveUp({ sales, now }: PayPalDesk, { token }: OrderedPayment): Promise<void> {
  await changes(
    sales,
    sql`UPDATE paypal_payment SET state = 'refused', error = 'The order was given up'
      WHERE token = ${token} AND state <> 'paid' AND COALESCE(sent_at, 0) <= ${now - GIVE_UP_MS}`,
  )
}
