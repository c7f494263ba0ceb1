// What a shopper does on the way to an order, each thing pressed until it is answered.
import { IDEMPOTENCY_HEADER } from '../../shared/contract/wire/wire-names'
import { type OrderBody, orderOf, paidBy } from '../unit/commerce/orders/order-request'
import type { FaultyShop } from './faulty-shop'

const APPROVED_CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}

export interface Placed {
  orderHash: string
  orderNumber: string
}

/** A new cart with one piece in it. */
export async function fillCart(shop: FaultyShop, sku: string, more: object = {}): Promise<string> {
  const cartId = await shop.ask<string>('cartCreate')
  await putPiece(shop, cartId, sku, more)
  return cartId
}

export async function putPiece(shop: FaultyShop, cartId: string, sku: string, more: object = {}) {
  await shop.ask('cartUpdate', {
    query: { cartId },
    headers: { [IDEMPOTENCY_HEADER]: `one-${sku}` },
    body: { cartItem: { sku, qty: 1, ...more } },
  })
}

/** Orders what lies in a cart, a piece of each, in one attempt however often it is pressed. */
export function placeOrder(shop: FaultyShop, cartId: string, skus: string[], method: string) {
  const products = skus.map((sku) => ({ sku, qty: 1 }))
  return sendOrder(shop, paidBy(orderOf(cartId, products), method))
}

export function sendOrder(shop: FaultyShop, body: OrderBody): Promise<Placed> {
  const headers = { [IDEMPOTENCY_HEADER]: body.order_id }
  return shop.ask<Placed>('orderPlace', { headers, body })
}

/** One lamp that is paid by card, which its provider has told. */
export async function buyLamp(shop: FaultyShop): Promise<Placed> {
  const order = await placeOrder(shop, await fillCart(shop, 'LAMP'), ['LAMP'], 'adyen_cc')
  await payByCard(shop, order)
  await shop.ring(1)
  return order
}

export async function payByCard(shop: FaultyShop, { orderHash }: Placed): Promise<void> {
  const additional_data = { stateData: JSON.stringify({ paymentMethod: APPROVED_CARD }) }
  const returnUrl = 'http://nl.localhost:8787/checkout-return'
  await shop.ask('adyenPaymentInformation', {
    body: { orderHash, returnUrl, paymentMethod: { method: 'adyen_cc', additional_data } },
  })
}
