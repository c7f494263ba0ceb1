import type { ExpressFault } from '../../../../shared/checkout/express'
import type { PaymentCode } from '../../../../shared/checkout/payment-methods'
import { type OrderRequest, orderCalls } from '../../../../shared/contract/order/order'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import { fail, ok, type Result } from '../../../../shared/result'
import type { GatewayContext } from '../../gateway/gateway-context'
import type { ExpressCart } from './express-cart'

export interface ExpressOrder {
  attempt: string
  cartId: string
  /** What the shopper agreed to, in cents. */
  total: number
  /** Where it goes, and the bill with it. */
  address: Record<string, unknown>
  cart: Pick<ExpressCart, 'items' | 'delivery'>
  payment: { code: PaymentCode; additional?: Record<string, string | number | boolean> }
}

/** The order of what is in the cart now, sent by the first delivery (contract 1.9). */
export function toExpressOrder(
  c: GatewayContext,
  { attempt, cartId, total, address, cart, payment }: ExpressOrder,
): Result<OrderRequest, ExpressFault> {
  const store = c.get('store')
  const { items, delivery } = cart
  const sent = delivery && {
    shippingAddress: address,
    shipping_carrier_code: delivery.carrier_code,
    shipping_method_code: delivery.method_code,
  }
  const body = orderCalls.orderPlace.body.safeParse({
    user_id: '',
    cart_id: cartId,
    store_code: store.storeCode,
    store_id: store.storeId,
    order_id: attempt,
    created_at: new Date().toISOString(),
    transmited: false,
    expected_grand_total: centsToPrice(total),
    products: items.map(({ item_id, sku, qty, name, product_type, product_option }) => ({
      sku,
      qty,
      name,
      product_type,
      product_option,
      server_item_id: item_id,
    })),
    addressInformation: {
      ...sent,
      billingAddress: address,
      payment_method_code: payment.code,
      ...(payment.additional && { payment_method_additional: payment.additional }),
    },
  })
  return body.success ? ok(body.data) : fail('cart-changed')
}
