import { expect, test } from 'vitest'
import { emptyDetails, isInCheckout, parseDetails } from '../../../../shared/checkout/details'
import { toOrderRequest } from '../../../../shared/checkout/order'
import { toRefusalKind } from '../../../../shared/checkout/order-refusal'
import { orderRequest } from '../../../../shared/contract/order/order'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { cartLine } from '../../client/engine/fake-cart-server'

const store = storeViewOf('de_de')
const empty = emptyDetails(store)
const details = {
  personal: { firstName: ' Jörg ', lastName: 'Weiß', emailAddress: 'joerg@example.com' },
  shipping: {
    ...empty.shipping,
    zipCode: '10115',
    apartmentNumber: '7a',
    streetAddress: 'Invalidenstraße',
    city: 'Berlin',
    shippingCarrier: 'flatrate',
    shippingMethod: 'flatrate',
  },
  payment: { ...empty.payment, paymentMethod: 'banktransfer', taxId: 'DE123' },
}
const facts = {
  attempt: '0b9cf1d4-6a3f-4b43-9d9a-1f2b3c4d5e6f',
  store,
  lines: [{ ...cartLine('A', 2), serverItemId: 4 }],
  details,
  grandTotal: 20_500,
  isVirtual: false,
  now: Date.UTC(2026, 0, 2),
}

test('the order has the shape of contract 1.3', () => {
  const order = toOrderRequest(facts)
  const filled = orderRequest.parse({ ...order, cart_id: 'filled-by-the-gateway' })
  expect(filled.order_id).toBe(facts.attempt)
  expect(order).toMatchObject({
    user_id: '',
    cart_id: '{{cartId}}',
    store_code: 'de_de',
    store_id: 3,
    expected_grand_total: 205,
    created_at: '2026-01-02T00:00:00.000Z',
    products: [{ sku: 'A', qty: 2, price: 1, product_type: 'simple', server_item_id: 4 }],
    addressInformation: {
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'banktransfer',
      shippingAddress: {
        firstname: 'Jörg',
        lastname: 'Weiß',
        street: ['Invalidenstraße', '7a'],
        country_id: 'DE',
        email: 'joerg@example.com',
      },
      billingAddress: { firstname: 'Jörg', city: 'Berlin', vat_id: 'DE123' },
    },
  })
})

test('a bill that goes elsewhere names the company whose tax id it has', () => {
  const { payment, shipping } = details
  const elsewhere = { ...payment, isSameAsShipping: false, city: 'Köln', taxId: 'DE123' }
  const of = (change: Partial<typeof payment>) =>
    toOrderRequest({
      ...facts,
      details: {
        ...details,
        shipping: { ...shipping, company: 'Weiß GmbH' },
        payment: { ...elsewhere, ...change },
      },
    }).addressInformation.billingAddress
  expect(of({})).toMatchObject({ city: 'Köln', company: 'Weiß GmbH', vat_id: 'DE123' })
  expect(of({ taxId: '' })).toMatchObject({ company: '', vat_id: '' })
})

test('an address of the bill that is not asked for is not sent, nor is its company', () => {
  const hidden = { ...details.payment, city: 'Köln', company: 'Weiß GmbH' }
  const billTo = (isSameAsShipping: boolean, isVirtual: boolean) =>
    toOrderRequest({
      ...facts,
      details: { ...details, payment: { ...hidden, isSameAsShipping } },
      isVirtual,
    }).addressInformation.billingAddress
  expect(billTo(false, false)).toMatchObject({ city: 'Köln', company: 'Weiß GmbH' })
  expect(billTo(true, false)).toMatchObject({ city: 'Berlin', company: '' })
  expect(billTo(false, true)).toMatchObject({ city: 'Berlin', company: '', vat_id: 'DE123' })
})

test('a virtual cart has no shipping address', () => {
  const { addressInformation } = toOrderRequest({ ...facts, isVirtual: true })
  expect(Object.keys(addressInformation)).not.toContain('shippingAddress')
})

test('another billing address is sent as it was given', () => {
  const payment = { ...details.payment, isSameAsShipping: false, city: 'Wien', country: 'AT' }
  const order = toOrderRequest({ ...facts, details: { ...details, payment } })
  expect(order.addressInformation.billingAddress).toMatchObject({ city: 'Wien', country_id: 'AT' })
})

test('the shopper is in checkout at 29:59 and 30:00, and no more at 30:01', () => {
  const minute = 60_000
  const ages = [30 * minute - 1000, 30 * minute, 30 * minute + 1000]
  expect(ages.map((age) => isInCheckout(0, age))).toEqual([true, true, false])
})

test('kept details are read over an empty form; strangers, wrong kinds and passwords stay out', () => {
  const kept = { firstName: 'Bo', lastName: 5, password: 'secret', __proto__: { x: 1 } }
  expect(parseDetails(JSON.stringify(kept), empty.personal)).toEqual({
    firstName: 'Bo',
    lastName: '',
    emailAddress: '',
  })
  for (const broken of [null, '', '{', '[]', '"x"', 'null']) {
    expect(parseDetails(broken, empty.personal)).toEqual(empty.personal)
  }
})

test.each([
  [409, 'The price has changed. Please check the new total.', 'price-changed'],
  [409, 'The cart has changed. Please check it again.', 'cart-changed'],
  [409, 'This cart has already been ordered.', 'cart-ordered'],
  [400, 'Some of the ordered products are not available!', 'not-available'],
  [400, 'Error while adding products. X is out of stock', 'not-available'],
  [400, 'Shopping cart is empty. Please add some products before entering Checkout', 'cart-empty'],
  [409, 'Something else', 'cart-changed'],
  [400, 'Something else', 'other'],
])('a refusal with %i and %j means %s', (code, message, kind) => {
  expect(toRefusalKind(code, message)).toBe(kind)
})

test('a province goes with the countries that have one, a salutation where one was chosen', () => {
  const sentTo = (country: string) => {
    const shipping = { ...details.shipping, country, state: ' MI ', salutation: 'Frau' }
    return toOrderRequest({ ...facts, details: { ...details, shipping } }).addressInformation
  }
  expect(sentTo('IT')).toMatchObject({ shippingAddress: { region: 'MI', prefix: 'Frau' } })
  expect(sentTo('AT')).toMatchObject({ shippingAddress: { region: '' } })
  const { billingAddress } = toOrderRequest(facts).addressInformation
  expect(billingAddress).not.toHaveProperty('prefix')
  const payment = { ...details.payment, isSameAsShipping: false, salutation: 'Herr' }
  const { addressInformation } = toOrderRequest({ ...facts, details: { ...details, payment } })
  expect(addressInformation).toMatchObject({ billingAddress: { prefix: 'Herr' } })
})

test.each([
  ['7', 'a', '7 a'],
  [' 7 ', ' ', '7'],
  ['7a', '', '7a'],
  ['12', 'bis', '12 bis'],
])('the house number %j and its addition %j are one line', (apartmentNumber, affix, line) => {
  const shipping = { ...details.shipping, apartmentNumber, affix }
  const { addressInformation } = toOrderRequest({ ...facts, details: { ...details, shipping } })
  for (const address of ['shippingAddress', 'billingAddress'] as const) {
    expect(addressInformation).toMatchObject({ [address]: { street: ['Invalidenstraße', line] } })
  }
})
