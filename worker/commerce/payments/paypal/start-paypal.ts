import { APPROVED, NOT_WANTED, RESULT_NAME } from '../../../../shared/checkout/shown-return'
import { fail, ok, type Result } from '../../../../shared/result'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { query, readFirst } from '../../db/query'
import type { Refusal } from '../../http/refusal'
import { findOrderById } from '../../orders/find-order'
import type { Order } from '../../orders/order'
import { toPayment } from '../open-payment'
import { ORDER_PAID, SILENT_PROVIDER } from '../payment-refusals'
import { openPayPalOrder } from './open-paypal-order'
import { addPayPalPayment, findByOrder } from './paypal-payment'
import { purchaseOfOrder } from './purchase-of-order'
import type { PayPalDesk } from './settle/paypal-desk'
import { settlePayPal } from './settle/settle-paypal'

/**
 * Where the shopper of an order pays by PayPal: the page of what was opened for it, however often this
 * is asked. One who has approved it already goes straight back to the shop, which takes the money.
 */
export async function startPayPal(
  desk: PayPalDesk,
  order: Order,
  returnUrl: URL,
): Promise<Result<string, Refusal>> {
  const { sales, payPalOf, now } = desk
  const back = new URL(returnUrl)
  back.searchParams.set('orderHash', order.orderHash)
  back.searchParams.set(RESULT_NAME, APPROVED)
  const opened = await readFirst(
    sales,
    query<{ id: string }>(toPayment(order.id, returnUrl.href, now)),
  )
  if (!opened) return fail(ORDER_PAID)
  const known = await findByOrder(sales, order.id)
  if (known) {
    await settlePayPal(desk, order.id, 0)
    const after = await findByOrder(sales, order.id)
    const stillWaits = (await findOrderById(sales, order.id))?.state === 'pending_payment'
    return ok(stillWaits && after?.state === 'open' ? known.approveUrl : back.href)
  }
  const store = storeViewOf(order.storeCode)
  const unit = await purchaseOfOrder(sales, order, String(order.incrementId))
  const cancelled = new URL(back)
  cancelled.searchParams.set(RESULT_NAME, NOT_WANTED)
  const addresses = { returnUrl: back.href, cancelUrl: cancelled.href }
  const asked = { store, unit, ...addresses, isExpress: false }
  const created = await openPayPalOrder(payPalOf(order.storeCode), asked)
  if (!created.ok) {
    const { issue, message } = created.error
    console.error(`PayPal did not open order ${order.incrementId}: ${issue} ${message}`)
    return fail(SILENT_PROVIDER)
  }
  const kept = { ...created.value, cartId: null, orderId: order.id, amount: order.amountDue }
  await addPayPalPayment(sales, kept, now)
  // Race: a second press may have opened another meanwhile; the one that is kept counts.
  return ok((await findByOrder(sales, order.id))?.approveUrl ?? created.value.approveUrl)
}
