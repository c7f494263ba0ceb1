// An order follows what the provider said of its payment, in its answer or by webhook: the first
// word that decides counts, however often and in whatever order it is said (trust F-P3).
import { findPaymentOffer } from '../../../../../shared/checkout/payment-methods'
import type { Database } from '../../../db/databases'
import { cancelOrder } from '../../../orders/cancel-order'
import { findPaymentOfOrder } from '../../../orders/find-payment'
import type { Order } from '../../../orders/order'
import { decidePayment } from '../../decide-payment'
import type { Amount } from '../checkout-api'

/** Whether orders with this way to pay are paid through the provider. */
export function isPaidByAdyen(code: string | null): boolean {
  return findPaymentOffer(code)?.isPaidHere === true
}

const REFUSING = ['Refused', 'Cancelled', 'Error']

interface Said {
  resultCode: string
  amount?: Amount | undefined
}

/** Another amount than the order's decides nothing: the webhook says it again, and a person looks. */
export async function settleOrder(
  sales: Database,
  order: Order,
  { resultCode, amount }: Said,
  now: number,
): Promise<void> {
  if (amount && amount.value !== order.amountDue) return
  if (REFUSING.includes(resultCode)) await cancelOrder(sales, order.id, now)
  if (resultCode !== 'Authorised') return
  const payment = await findPaymentOfOrder(sales, order.id)
  if (payment) await decidePayment(sales, payment, 'approve', now)
}
