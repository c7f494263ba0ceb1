import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import type { PaymentStartRequest } from '../../../shared/contract/payment/payment'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { createRandomId } from '../db/random-id'
import { type Sql, sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import type { Order } from '../orders/order'
import { ORDER_NOT_FOUND } from '../orders/order-refusals'
import { readOrder } from '../orders/read-order'
import { ORDER_CANCELED, ORDER_PAID, WRONG_METHOD } from './payment-refusals'
import type { PaymentSettings } from './payment-settings'
import { parseReturnUrl } from './return-url'

export interface Payable {
  order: Order
  /** Where its shopper returns to: an address of the shop. */
  returnUrl: URL
}

/** The order of a request to pay, when it may be paid on a page of its provider. */
export async function findPayable(
  sales: Database,
  settings: PaymentSettings,
  request: PaymentStartRequest,
  now: number,
): Promise<Result<Payable, Refusal>> {
  const returnUrl = parseReturnUrl(request.returnUrl, settings)
  if (!returnUrl.ok) return returnUrl
  const standing = await readOrder(sales, request.orderHash, now)
  if (!standing) return fail(ORDER_NOT_FOUND)
  const { order } = standing
  const payable = mayPay(order, request.method)
  return payable.ok ? ok({ order, returnUrl: returnUrl.value }) : payable
}

/** Opens the page of test cards for an order, or opens it again; answers its address. */
export async function openSandboxCard(
  sales: Database,
  { publicOrigin }: PaymentSettings,
  { order, returnUrl }: Payable,
  now: number,
): Promise<Result<string, Refusal>> {
  const opened = await readFirst(
    sales,
    query<{ id: string }>(toPayment(order.id, returnUrl.href, now)),
  )
  return opened ? ok(`${publicOrigin}/sandbox-card/${opened.id}`) : fail(ORDER_PAID)
}

/** One payment for each order: starting it again leads to the same page, with the new way back. */
export function toPayment(orderId: number, returnUrl: string, now: number): Sql {
  return sql`INSERT INTO payment (id, order_id, method_code, amount, state, return_url, created_at,
      updated_at)
    SELECT ${createRandomId()}, id, payment_method_code, grand_total - gift_card_amount, 'open',
      ${returnUrl}, ${now}, ${now}
    FROM orders WHERE id = ${orderId} AND state = 'pending_payment'
    ON CONFLICT (order_id) DO UPDATE SET state = 'open', return_url = excluded.return_url,
      updated_at = excluded.updated_at
    WHERE payment.state IN ('open', 'closed')
    RETURNING id`
}

function mayPay(order: Order, method: string): Result<null, Refusal> {
  if (order.state === 'processing') return fail(ORDER_PAID)
  if (order.state === 'canceled') return fail(ORDER_CANCELED)
  const offer = findPaymentOffer(method)
  const isOurs = order.paymentMethodCode === method && offer?.needsRedirect && !offer.isPaidHere
  return isOurs ? ok(null) : fail(WRONG_METHOD)
}
