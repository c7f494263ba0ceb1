import type { CallBody } from '../../../../shared/contract/calls'
import { type CheckoutShop, put } from '../checkout-shop'

export type OrderBody = CallBody<'orderPlace'>

export const HOME = {
  country_id: 'NL',
  firstname: 'Erin',
  lastname: "O'Brien-de Vries",
  street: ['Kerkstraat', '12'],
  postcode: '1017 GC',
  city: 'Amsterdam',
  email: 'erin@example.com',
}

let attempts = 0

/** An order of these products out of this cart, sent to Amsterdam. */
export function orderOf(
  cartId: string,
  products: { sku: string; qty: number; parentSku?: string }[],
  more: Partial<OrderBody> = {},
): OrderBody {
  attempts += 1
  return {
    user_id: '',
    cart_id: cartId,
    store_code: 'nl_nl',
    store_id: 1,
    order_id: `attempt-${attempts}`,
    products: products.map((product) => ({ ...product, name: product.sku, price: 1 })),
    addressInformation: {
      shippingAddress: HOME,
      billingAddress: HOME,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: 'banktransfer',
    },
    ...more,
  }
}

/** The same order with another way to pay. */
export function paidBy(order: OrderBody, method: string): OrderBody {
  const { addressInformation } = order
  return { ...order, addressInformation: { ...addressInformation, payment_method_code: method } }
}

/** A new cart with one product in it. */
export async function cartWith(shop: CheckoutShop, sku: string, qty = 1): Promise<string> {
  const cartId = await shop.ask('cartCreate')
  await put(shop, cartId, sku, qty)
  return cartId
}

/** Many carts with one piece of a sku each, written at once. */
export async function manyCartsWith(
  shop: CheckoutShop,
  sku: string,
  count: number,
): Promise<string[]> {
  const masks = Array.from({ length: count }, (_, at) => `many-carts-with-${sku}-${at}`)
  const list = JSON.stringify(masks)
  await shop.sales.batch([
    shop.sales
      .prepare(
        `INSERT INTO cart (mask, store_code, created_at, updated_at)
        SELECT value, 'nl_nl', ?2, ?2 FROM json_each(?1)`,
      )
      .bind(list, Date.now()),
    shop.sales
      .prepare(
        `INSERT INTO cart_line (cart_id, item_id, line_key, sku, qty, line_options)
        SELECT id, 1, ?2, ?2, 1, '{}' FROM cart WHERE mask IN (SELECT value FROM json_each(?1))`,
      )
      .bind(list, sku),
  ])
  return masks
}
