// Money that a merchant gave back on PayPal's own pages, as PayPal's answer about an order tells it.
import { readAmount } from '../../../../shared/checkout/amount-text'
import type { Database } from '../../db/databases'
import type { Order } from '../../orders/order'
import { keepOutsideRefund } from '../outside-money'
import type { PayPalOrder } from './orders-api'

/** What was asked for from here: its row follows what PayPal answers to that (send-paypal-refunds.ts). */
const OWN = /^refund-\d+$/

/** Each counts once, by PayPal's name of it. What has not left yet is told again when it has. */
export async function keepOutsideRefunds(
  sales: Database,
  order: Order,
  { purchase_units = [] }: PayPalOrder,
  now: number,
): Promise<void> {
  const refunds = purchase_units.flatMap(({ payments }) => payments?.refunds ?? [])
  for (const { id, status, amount, custom_id } of refunds) {
    if (status !== 'COMPLETED' || OWN.test(custom_id ?? '')) continue
    if (amount?.currency_code !== order.currency) continue
    const money = { orderId: order.id, reference: id, amount: readAmount(amount.value) }
    await keepOutsideRefund(sales, money, now)
  }
}
