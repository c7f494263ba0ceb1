import type { WireExpressApproval } from '../../../../shared/contract/payment/paypal'
import { fail, ok, type Result } from '../../../../shared/result'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { findCart } from '../../cart/load-cart'
import type { Database } from '../../db/databases'
import { CART_NOT_FOUND, type Refusal } from '../../http/refusal'
import { SILENT_PROVIDER } from '../payment-refusals'
import type { PayPal } from './open-paypal'
import type { PayPalOrder } from './orders-api'
import { findByToken } from './paypal-payment'

interface Asked {
  sales: Database
  store: StoreView
  payPal: PayPal
  now: number
}

/** What was approved for this cart under this token; of another cart's token nothing is said. */
export async function showApproval(
  { sales, store, payPal, now }: Asked,
  cartId: string,
  token: string,
): Promise<Result<WireExpressApproval, Refusal>> {
  const [payment, found] = await Promise.all([
    findByToken(sales, token),
    findCart(sales, store, cartId, now),
  ])
  if (!payment || !found || payment.cartId !== found.cart.id) return fail(CART_NOT_FOUND)
  if (payment.orderId !== null || found.isOrdered) return ok({ state: 'used' })
  const shown = await payPal.show(token)
  if (!shown.ok) return fail(SILENT_PROVIDER)
  return ok(shown.value.status === 'APPROVED' ? toApproval(shown.value) : { state: 'open' })
}

function toApproval({ payer, purchase_units = [] }: PayPalOrder): WireExpressApproval {
  const shipping = purchase_units[0]?.shipping
  const address = shipping?.address
  const [first = '', ...rest] = (shipping?.name?.full_name ?? '').trim().split(/\s+/)
  const lines = [address?.address_line_1 ?? '', address?.address_line_2 ?? '']
  return {
    state: 'approved',
    payer_id: payer?.payer_id,
    email: payer?.email_address,
    first_name: first || payer?.name?.given_name,
    last_name: rest.join(' ') || payer?.name?.surname,
    ...(address && {
      address: {
        street: lines.filter((line) => line !== ''),
        city: address.admin_area_2,
        region: address.admin_area_1,
        postcode: address.postal_code,
        country_id: address.country_code,
        telephone: payer?.phone?.phone_number?.national_number,
      },
    }),
  }
}
