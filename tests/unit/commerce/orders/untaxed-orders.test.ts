import { beforeEach, describe, expect, it } from 'vitest'
import { taxFromGross } from '../../../../shared/catalog/tax'
import { taxRateOf } from '../../../../shared/catalog/tax-rates'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { findOrderByNumber } from '../../../../worker/commerce/orders/find-order'
import { showOrder } from '../../../../worker/commerce/orders/merchant/show-order'
import type { Order } from '../../../../worker/commerce/orders/order'
import { loadInvoice } from '../../../../worker/commerce/orders/own/load-invoice'
import { purchaseOfOrder } from '../../../../worker/commerce/payments/paypal/purchase-of-order'
import { toTrackedOrder } from '../../../../worker/storefront/mapping/order/to-tracked-order'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { sendDueMails } from '../mail/test-outbox'
import { HOME, orderOf, paidBy } from './order-request'
import { DUTCH } from './order-words'

const STORE = 'global_en'
/** What costs 19.95 in the store's own country, without its tax; then 4.00 for the courier. */
const NET = taxFromGross(1995, taxRateOf(storeViewOf(STORE).tax.defaultCountry, 'standard')).net
const TOTAL = NET + 400

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

async function placeIn(country_id: string, method = 'banktransfer') {
  const cartId = await shop.ask('cartCreate', { store: STORE })
  await shop.ask('cartUpdate', {
    store: STORE,
    query: { cartId },
    body: { cartItem: { sku: 'LAST', qty: 1 } },
  })
  const order = paidBy(orderOf(cartId, [{ sku: 'LAST', qty: 1 }]), method)
  const address = { ...HOME, country_id }
  const addressInformation = {
    ...order.addressInformation,
    shippingAddress: address,
    billingAddress: address,
  }
  const body = { ...order, store_code: STORE, addressInformation }
  const placed = await shop.ask('orderPlace', { store: STORE, body })
  return placed as { orderHash: string; orderNumber: string }
}

async function findPlaced(orderNumber: string): Promise<Order> {
  const order = await findOrderByNumber(shop.sales, Number(orderNumber))
  if (!order) throw new Error('There is no order')
  return order
}

async function sendMail(): Promise<string> {
  const mails = await sendDueMails(shop.sales)
  return mails.map(({ text }) => text).join('\n')
}

describe.each(['GB', 'CH', 'NO'])('an order that goes to %s', (country) => {
  it('bears no tax, neither on its products nor on its delivery', async () => {
    const { orderHash, orderNumber } = await placeIn(country)
    const tracked = toTrackedOrder(
      await shop.ask('trackedOrder', { query: { orderHash } }),
      orderHash,
      DUTCH,
    )
    expect(tracked.totals).toMatchObject({ shippingInclTax: 400, tax: 0, grandTotal: TOTAL })
    const shown = await showOrder(shop.sales, Number(orderNumber))
    expect(shown).toMatchObject({ shipping: 400, tax: 0, grandTotal: TOTAL, amountDue: TOTAL })
    const invoice = await loadInvoice(shop.sales, (await findPlaced(orderNumber)).id)
    expect(invoice?.taxes).toEqual([{ rate: 0, net: TOTAL / 100, tax: 0, gross: TOTAL / 100 }])
    const mail = await sendMail()
    expect(mail).toMatch(/Shipping\D+4\.00/)
    expect(mail).toMatch(/VAT included\D+0\.00/)
  })

  it('is bought at PayPal for what it costs without tax', async () => {
    const { orderNumber } = await placeIn(country, 'paypal_express')
    const order = await findPlaced(orderNumber)
    const { amount } = await purchaseOfOrder(shop.sales, order, 'reference')
    expect(amount.value).toBe((TOTAL / 100).toFixed(2))
    expect(amount.breakdown.shipping?.value).toBe('4.00')
  })

  it('asks the provider of a card for what it costs without tax', async () => {
    const { orderHash } = await placeIn(country, 'adyen_cc')
    const begun = await shop.ask('adyenInitiate', { body: { orderHash } })
    expect(begun).toMatchObject({ amount: { currency: 'EUR', value: TOTAL } })
  })
})

it('an order within the European Union pays 5.00 for the same delivery, taxed as the product is', async () => {
  const { orderNumber } = await placeIn('IE')
  const invoice = await loadInvoice(shop.sales, (await findPlaced(orderNumber)).id)
  const rate = taxRateOf('IE', 'standard')
  const tax = taxFromGross(1995, rate).tax + taxFromGross(500, rate).tax
  expect(invoice?.taxes).toEqual([{ rate, net: (2495 - tax) / 100, tax: tax / 100, gross: 24.95 }])
  expect(await showOrder(shop.sales, Number(orderNumber))).toMatchObject({
    shipping: 500,
    grandTotal: 1995 + 500,
  })
})
