// Money that a merchant gave back on PayPal's own pages, as PayPal's answer about an order tells it.
import { readAmount } from '../../../../../shared/checkout/amount-text'
import type { Database } from '../../../db/databases'
import { findOrderById } from '../../../orders/find-order'
import type { Order } from '../../../orders/order'
import { keepOutsideRefund } from '../../outside-money'
import { parseRefundReference } from '../../own-refund'
import type { PayPalOrder } from '../orders-api'
import { claimLook, type OrderedPayment } from '../paypal-payment'
import type { PayPalDesk } from './paypal-desk'

/**
 * Asks PayPal whether money of an order that was paid has gone back. False where it was asked too
 * recently or has not answered: nobody but its webhook asks again.
 */
export async function lookForRefunds(
  { sales, payPalOf, now }: PayPalDesk,
  { token, orderId }: OrderedPayment,
  pauseMs: number,
): Promise<boolean> {
  const order = await findOrderById(sales, orderId)
  if (!order) return true
  if (!(await claimLook(sales, token, now, pauseMs))) return false
  const shown = await payPalOf(order.storeCode).show(token)
  if (shown.ok) await keepOutsideRefunds(sales, order, shown.value, now)
  return shown.ok
}

/**
 * Each counts once, by PayPal's reference. What has not left yet is told again when it has. The row of
 * one that was asked for here follows what PayPal answers to that (send-paypal-refunds.ts).
 */
export async function keepOutsideRefunds(
  sales: Database,
  order: Order,
  { purchase_units = [] }: PayPalOrder,
  now: number,
): Promise<void> {
  const refunds = purchase_units.flatMap(({ payments }) => payments?.refunds ?? [])
  for (const { id, status, amount, custom_id } of refunds) {
    if (status !== 'COMPLETED' || parseRefundReference(custom_id ?? '') !== null) continue
    if (amount?.currency_code !== order.currency) continue
    const money = { orderId: order.id, reference: id, amount: readAmount(amount.value) }
    await keepOutsideRefund(sales, money, now)
  }
}
