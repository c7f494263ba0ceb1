import type { Database } from '../db/databases'
import { sql, toStatement } from '../db/sql'
import type { Selection } from './cart'

/**
 * Remembers what the shopper chose, for the totals that follow. An order brings its own choice, so
 * this does not count as a change of the cart.
 */
export async function storeSelection(
  sales: Database,
  cartId: number,
  selection: Selection,
  now: number,
): Promise<void> {
  const { country, carrierCode, shippingMethodCode, paymentMethodCode } = selection
  const store = sql`UPDATE cart SET country = ${country}, carrier_code = ${carrierCode},
      shipping_method_code = ${shippingMethodCode}, payment_method_code = ${paymentMethodCode},
      updated_at = ${now}
    WHERE id = ${cartId} AND state = 'active'`
  await toStatement(sales, store).run()
}
