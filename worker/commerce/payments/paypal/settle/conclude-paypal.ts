// What PayPal's answer about the money means for its order.
import { readAmount } from '../../../../../shared/checkout/amount-text'
import type { Database } from '../../../db/databases'
import { transact } from '../../../db/query'
import { rawSql, sql } from '../../../db/sql'
import { cancelOrder } from '../../../orders/cancel-order'
import { findOrderById } from '../../../orders/find-order'
import { findPaymentOfOrder } from '../../../orders/find-payment'
import { PROMISED_BACK } from '../../../orders/merchant/taken-money'
import type { Order } from '../../../orders/order'
import { decidePayment } from '../../decide-payment'
import { toPayment } from '../../open-payment'
import type { PayPalFault } from '../open-paypal'
import type { PayPalOrder } from '../orders-api'
import { changes, type OrderedPayment } from '../paypal-payment'
import { keepOutsideRefunds } from './outside-refunds'
import type { PayPalDesk } from './paypal-desk'

const REFUSED = ['DECLINED', 'FAILED']
/** The money has come, whatever went back since. */
const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

/** The money as PayPal tells of it; undefined where it was not asked for. */
export function lastCapture({ purchase_units = [] }: PayPalOrder) {
  return purchase_units.flatMap(({ payments }) => payments?.captures ?? []).at(-1)
}

/** What PayPal says of the money decides. Another sum than the order's pays nothing, and goes back. */
export async function concludePayPal(
  desk: PayPalDesk,
  order: Order,
  payment: OrderedPayment,
  answer: PayPalOrder,
): Promise<void> {
  const { sales, now } = desk
  const taken = lastCapture(answer)
  if (!taken) return
  if (REFUSED.includes(taken.status)) {
    const fault = { issue: taken.status, message: 'PayPal could not take the money' }
    return refusePayPal(desk, order, payment, { kind: 'refused', ...fault })
  }
  if (!TAKEN.includes(taken.status)) return keepPending(sales, payment.token, taken.id)
  const amount = taken.amount ? readAmount(taken.amount.value) : order.amountDue
  if (amount === order.amountDue) await pay(desk, order)
  else await cancelOrder(sales, order.id, now)
  await keepOutsideRefunds(sales, order, answer, now)
  await keepPaid(desk, order, payment.token, { captureId: taken.id, amount })
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

/** What has not gone back yet of money for an order that stands no more is owed, once. */
async function keepPaid(
  { sales, now }: PayPalDesk,
  order: Order,
  token: string,
  { captureId, amount }: { captureId: string; amount: number },
): Promise<void> {
  await transact(sales, [
    sql`INSERT INTO refund (order_id, amount, owed_at)
      SELECT id, rest, ${now} FROM (
        SELECT id, ${amount} - ${rawSql(PROMISED_BACK)} AS rest FROM orders
        WHERE id = ${order.id} AND state = 'canceled'
          AND EXISTS (SELECT 1 FROM paypal_payment WHERE token = ${token} AND state <> 'paid'))
      WHERE rest > 0`,
    sql`UPDATE paypal_payment SET state = 'paid', capture_id = ${captureId}, error = NULL
      WHERE token = ${token}`,
  ])
  const after = await findOrderById(sales, order.id)
  if (after?.state === 'processing') return
  console.error(`A payment by PayPal goes back, since its order stands no more: ${captureId}`)
}

/** What went wrong is kept, the order is given up, and its cart is the shopper's again (spec 8). */
export async function refusePayPal(
  { sales, now }: PayPalDesk,
  order: Order,
  { token }: OrderedPayment,
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
