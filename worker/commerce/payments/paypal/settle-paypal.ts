// Where a payment at PayPal stands. Whoever comes first settles it, the shopper's return, a question, a
// webhook or the clock, and all in the same way: PayPal is asked, and what it answers counts. Its money
// is taken at most once for an order, after that was written down (trust I1, F-P3).
import { readAmount } from '../../../../shared/checkout/amount-text'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readAll, readFirst, transact } from '../../db/query'
import { sql } from '../../db/sql'
import type { Bindings } from '../../env'
import { cancelOrder } from '../../orders/cancel-order'
import { findOrderById } from '../../orders/find-order'
import { findPaymentOfOrder } from '../../orders/find-payment'
import type { Order } from '../../orders/order'
import { decidePayment } from '../decide-payment'
import { toPayment } from '../open-payment'
import { openPayPal, type PayPal, type PayPalFault } from './open-paypal'
import type { PayPalOrder } from './orders-api'
import { keepOutsideRefunds } from './outside-refunds'
import {
  changes,
  claimAgain,
  claimCapture,
  claimLook,
  findByName,
  findByOrder,
  findByToken,
  type PayPalPayment,
  releaseCapture,
} from './paypal-payment'
import { purchaseOfOrder } from './purchase-of-order'

export interface PayPalDesk {
  sales: Database
  payPalOf: (store: StoreCode) => PayPal
  /** Milliseconds since 1970. */
  now: number
}

/** What settling needs of this Worker, at this moment. */
export function payPalDeskOf(env: Bindings): PayPalDesk {
  return { sales: env.SALES, payPalOf: (store) => openPayPal(env, store), now: Date.now() }
}

const LOOK_PAUSE_MS = 2000
const CLOCK_PAUSE_MS = 45_000
/** After this no request is still on its way: the same may be sent again. */
const ASK_AGAIN_MS = 30_000
/** So long after asking for the money, PayPal has taken it or never will. */
const GIVE_UP_MS = 60 * 60_000
const AT_ONCE = 20

/** What PayPal answers before its shopper has approved: nothing was decided. */
const NOT_APPROVED = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'ORDER_NOT_COMPLETED']
const TAKEN_BEFORE = 'ORDER_ALREADY_CAPTURED'
const REFUSED = ['DECLINED', 'FAILED']
/** The money has come, whatever went back since. */
const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

/** Settles the payment of an order, if it is one by PayPal; asks at most every two seconds. */
export async function settlePayPal(desk: PayPalDesk, orderId: number): Promise<void> {
  const payment = await findByOrder(desk.sales, orderId)
  if (payment && isUndecided(payment)) await look(desk, payment, LOOK_PAUSE_MS)
}

/** The same at once, for a shopper who has just pressed the button that pays. */
export async function payNow(desk: PayPalDesk, orderId: number): Promise<void> {
  const payment = await findByOrder(desk.sales, orderId)
  if (payment && isUndecided(payment)) await look(desk, payment, 0)
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
    if (payment) await look(desk, payment, 0)
  }
}

/** Asks PayPal of a payment that a webhook names; what the webhook says of it is not believed. */
export async function settleNamed(desk: PayPalDesk, name: string): Promise<void> {
  const payment = await findByName(desk.sales, name)
  if (!payment?.orderId) return
  if (isUndecided(payment)) await look(desk, payment, LOOK_PAUSE_MS)
  else if (payment.state === 'paid') await lookForRefunds(desk, payment)
}

/** Money of an order that was paid may have gone back on PayPal's own pages. */
async function lookForRefunds(desk: PayPalDesk, payment: PayPalPayment): Promise<void> {
  const { sales, payPalOf, now } = desk
  const order = payment.orderId === null ? null : await findOrderById(sales, payment.orderId)
  if (!order || !(await claimLook(sales, payment.token, now, LOOK_PAUSE_MS))) return
  const shown = await payPalOf(order.storeCode).show(payment.token)
  if (shown.ok) await keepOutsideRefunds(sales, order, shown.value, now)
}

function isUndecided({ state }: PayPalPayment): boolean {
  return state === 'open' || state === 'sent' || state === 'pending'
}

async function look(desk: PayPalDesk, payment: PayPalPayment, pauseMs: number): Promise<void> {
  const { sales, payPalOf, now } = desk
  const order = payment.orderId === null ? null : await findOrderById(sales, payment.orderId)
  if (!order) return
  if (payment.state === 'open' && order.state !== 'pending_payment') return
  if (!(await claimLook(sales, payment.token, now, pauseMs))) return
  const shown = await payPalOf(order.storeCode).show(payment.token)
  if (!shown.ok) return
  if (hasCapture(shown.value)) return take(desk, order, payment, shown.value)
  if (order.state !== 'pending_payment') return giveUp(desk, payment)
  if (shown.value.status !== 'APPROVED') return
  // Race: a second question while the first is under way takes nothing.
  if (await claim(desk, payment)) await capture(desk, order, payment)
}

/** Nothing was taken for an order that stands no more, and no request is on its way: it is over. */
async function giveUp({ sales, now }: PayPalDesk, { token }: PayPalPayment): Promise<void> {
  await changes(
    sales,
    sql`UPDATE paypal_payment SET state = 'refused', error = 'The order was given up'
      WHERE token = ${token} AND state <> 'paid' AND COALESCE(sent_at, 0) <= ${now - GIVE_UP_MS}`,
  )
}

function claim({ sales, now }: PayPalDesk, { token, state }: PayPalPayment): Promise<boolean> {
  return state === 'open'
    ? claimCapture(sales, token, now)
    : claimAgain(sales, token, now, ASK_AGAIN_MS)
}

async function capture(desk: PayPalDesk, order: Order, payment: PayPalPayment): Promise<void> {
  const { sales, payPalOf } = desk
  const payPal = payPalOf(order.storeCode)
  const { token } = payment
  if (payment.amount !== order.amountDue) {
    const reference = await findReference(sales, payment)
    const changed = await payPal.change(token, await purchaseOfOrder(sales, order, reference))
    // Nothing was asked to be taken yet.
    if (!changed.ok && changed.error.kind === 'unknown') return releaseCapture(sales, token)
    if (!changed.ok) return refuse(desk, order, payment, changed.error)
    await changes(
      sales,
      sql`UPDATE paypal_payment SET amount = ${order.amountDue} WHERE token = ${token}`,
    )
  }
  const answer = await payPal.capture(token, `capture-${token}`)
  if (answer.ok) return take(desk, order, payment, answer.value)
  const { kind, issue } = answer.error
  if (kind === 'unknown' || issue === TAKEN_BEFORE) return
  if (NOT_APPROVED.includes(issue)) return releaseCapture(sales, token)
  await refuse(desk, order, payment, answer.error)
}

/** By what the purchase was named when it was opened: the token of its cart, or the order's number. */
async function findReference(sales: Database, { cartId, orderId }: PayPalPayment): Promise<string> {
  const row = await readFirst(
    sales,
    query<{ name: string | number }>(
      cartId === null
        ? sql`SELECT increment_id AS name FROM orders WHERE id = ${orderId}`
        : sql`SELECT mask AS name FROM cart WHERE id = ${cartId}`,
    ),
  )
  return String(row?.name ?? '')
}

function hasCapture(order: PayPalOrder): boolean {
  return lastCapture(order) !== undefined
}

function lastCapture({ purchase_units = [] }: PayPalOrder) {
  return purchase_units.flatMap(({ payments }) => payments?.captures ?? []).at(-1)
}

/** What PayPal says of the money decides. Another sum than the order's pays nothing, and goes back. */
async function take(
  desk: PayPalDesk,
  order: Order,
  payment: PayPalPayment,
  said: PayPalOrder,
): Promise<void> {
  const { sales, now } = desk
  const taken = lastCapture(said)
  if (!taken) return
  if (REFUSED.includes(taken.status)) {
    const fault = { issue: taken.status, message: 'PayPal could not take the money' }
    return refuse(desk, order, payment, { kind: 'refused', ...fault })
  }
  if (!TAKEN.includes(taken.status)) return keepPending(sales, payment.token, taken.id)
  const amount = taken.amount ? readAmount(taken.amount.value) : order.amountDue
  if (amount === order.amountDue) await pay(desk, order)
  else await cancelOrder(sales, order.id, now)
  await keepPaid(desk, order, payment.token, { captureId: taken.id, amount })
  await keepOutsideRefunds(sales, order, said, now)
}

async function pay({ sales, now }: PayPalDesk, order: Order): Promise<void> {
  const known = await findPaymentOfOrder(sales, order.id)
  if (!known) await changes(sales, toPayment(order.id, '', now))
  const payment = known ?? (await findPaymentOfOrder(sales, order.id))
  if (payment) await decidePayment(sales, payment, 'approve', now)
}

async function keepPending(sales: Database, token: string, captureId: string): Promise<void> {
  await changes(
    sales,
    sql`UPDATE paypal_payment SET state = 'pending', capture_id = ${captureId}
      WHERE token = ${token} AND state IN ('open', 'sent')`,
  )
}

/** Money for an order that stands no more is owed back, once. */
async function keepPaid(
  { sales, now }: PayPalDesk,
  order: Order,
  token: string,
  { captureId, amount }: { captureId: string; amount: number },
): Promise<void> {
  await transact(sales, [
    sql`INSERT INTO refund (order_id, amount, owed_at)
      SELECT orders.id, ${amount}, ${now} FROM orders
      WHERE orders.id = ${order.id} AND orders.state = 'canceled'
        AND EXISTS (SELECT 1 FROM paypal_payment WHERE token = ${token} AND state <> 'paid')
        AND NOT EXISTS (SELECT 1 FROM refund WHERE order_id = orders.id)`,
    sql`UPDATE paypal_payment SET state = 'paid', capture_id = ${captureId}, error = NULL
      WHERE token = ${token}`,
  ])
  const after = await findOrderById(sales, order.id)
  if (after?.state === 'processing') return
  console.error(`A payment by PayPal goes back, since its order stands no more: ${captureId}`)
}

/** What went wrong is kept, the order is given up, and its cart is the shopper's again (spec 8). */
async function refuse(
  { sales, now }: PayPalDesk,
  order: Order,
  { token }: PayPalPayment,
  { issue, message }: PayPalFault,
): Promise<void> {
  console.error(`PayPal did not pay order ${order.incrementId}: ${issue} ${message}`)
  const error = `${issue} ${message}`.slice(0, 200)
  await changes(
    sales,
    sql`UPDATE paypal_payment SET state = 'refused', error = ${error}
      WHERE token = ${token} AND state <> 'paid'`,
  )
  await cancelOrder(sales, order.id, now)
}
