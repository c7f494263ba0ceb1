// Asking PayPal for the money that a shopper has approved.
import type { Database } from '../../../db/databases'
import { query, readFirst } from '../../../db/query'
import { sql } from '../../../db/sql'
import type { Order } from '../../../orders/order'
import {
  changes,
  claimAgain,
  claimCapture,
  type OrderedPayment,
  releaseCapture,
} from '../paypal-payment'
import { purchaseOfOrder } from '../purchase-of-order'
import { concludePayPal, refusePayPal } from './conclude-paypal'
import type { PayPalDesk } from './paypal-desk'

/** After this no request is still on its way: the same may be sent again. */
const ASK_AGAIN_MS = 30_000
/** What PayPal answers before its shopper has approved: nothing was decided. */
const NOT_APPROVED = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'ORDER_NOT_COMPLETED']
const TAKEN_BEFORE = 'ORDER_ALREADY_CAPTURED'

/** Race: a second question while the first is under way takes nothing. */
export async function captureOnce(
  desk: PayPalDesk,
  order: Order,
  payment: OrderedPayment,
): Promise<void> {
  if (await claim(desk, payment)) await capture(desk, order, payment)
}

function claim({ sales, now }: PayPalDesk, { token, state }: OrderedPayment): Promise<boolean> {
  return state === 'open'
    ? claimCapture(sales, token, now)
    : claimAgain(sales, token, now, ASK_AGAIN_MS)
}

async function capture(desk: PayPalDesk, order: Order, payment: OrderedPayment): Promise<void> {
  const { sales, payPalOf } = desk
  const payPal = payPalOf(order.storeCode)
  const { token } = payment
  if (payment.amount !== order.amountDue) {
    const reference = await findReference(sales, payment)
    const changed = await payPal.change(token, await purchaseOfOrder(sales, order, reference))
    // Nothing was asked to be taken yet.
    if (!changed.ok && changed.error.kind === 'unknown') return releaseCapture(sales, token)
    if (!changed.ok) return refusePayPal(desk, order, payment, changed.error)
    await changes(
      sales,
      sql`UPDATE paypal_payment SET amount = ${order.amountDue} WHERE token = ${token}`,
    )
  }
  const answer = await payPal.capture(token, `capture-${token}`)
  if (answer.ok) return concludePayPal(desk, order, payment, answer.value)
  const { kind, issue } = answer.error
  if (kind === 'unknown' || issue === TAKEN_BEFORE) return
  if (NOT_APPROVED.includes(issue)) return releaseCapture(sales, token)
  await refusePayPal(desk, order, payment, answer.error)
}

/** By what the purchase was named when it was opened: the token of its cart, or the order's number. */
async function findReference(
  sales: Database,
  { cartId, orderId }: OrderedPayment,
): Promise<string> {
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
