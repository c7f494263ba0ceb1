import type { Database } from '../db/databases'
import type { Selection } from './cart'

const STORE = `
UPDATE cart SET country = ?2, carrier_code = ?3, shipping_method_code = ?4,
  payment_method_code = ?5, updated_at = ?6
WHERE id = ?1 AND state = 'active'`

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
  await sales
    .prepare(STORE)
    .bind(cartId, country, carrierCode, shippingMethodCode, paymentMethodCode, now)
    .run()
}
