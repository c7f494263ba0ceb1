import { QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MethodsFault } from '../../../../client/engine/method-calls'
import type { GatewayAnswer, GatewayRequest } from '../../../../client/engine/ports'
import { createCartStore } from '../../../../client/stores/cart-store'
import { createCheckoutStore } from '../../../../client/stores/checkout/checkout'
import { isFault } from '../../../../client/stores/checkout/checkout-methods'
import { agreedWays } from '../../../../client/stores/checkout/waiting/agreed-ways'
import { runCart } from '../../../../client/stores/run-cart'
import type { ShownCheckout } from '../../../../shared/checkout/checkout-form'
import { deliveryDates } from '../../../../shared/checkout/delivery-dates'
import { emptyDetails } from '../../../../shared/checkout/details'
import type { FormField } from '../../../../shared/checkout/form-field'
import type { Methods } from '../../../../shared/checkout/offered-methods'
import {
  goesTo,
  type KnownCustomer,
  type OwnAddress,
  withDelivery,
} from '../../../../shared/checkout/own-address'
import { checkNewAccount } from '../../../../shared/customer/new-account'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser, settle } from '../engine/fake-browser'
import { FakeServer } from '../engine/fake-cart-server'
import { answerAsGateway } from './fake-gateway'

const store = storeViewOf('nl_nl')
const ATTEMPT = 'nl_nl-shop/checkout/attempt'

let browser: FakeBrowser
let server: FakeServer
/** What a piece costs at the server: decides the totals of shipping-information. */
let unitPrice: number
let orders: GatewayRequest[]
let paymentMethods: { code: string; title?: string }[]
let answerOrder: () => GatewayAnswer | Promise<GatewayAnswer>
let answerStatus: () => GatewayAnswer

beforeAll(() => import('../../../../client/engine/cart-calls'))

const answered = (code: number, result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})
const placed = answered(200, { orderNumber: '1000000001', orderHash: 'hash' })

beforeEach(() => {
  browser = new FakeBrowser()
  server = new FakeServer()
  unitPrice = 1
  orders = []
  paymentMethods = [{ code: 'banktransfer', title: 'Bank' }, { code: 'sandbox_card' }]
  answerOrder = () => placed
  answerStatus = () => placed
  browser.answer = (request) => answer(request)
})

function answer(request: GatewayRequest): GatewayAnswer | Promise<GatewayAnswer> {
  const path = request.path.split('?')[0]
  if (path === '/api/order') {
    orders.push(request)
    return answerOrder()
  }
  if (path === '/api/order/attempt') return answerStatus()
  if (path === '/api/cart/shipping-methods') {
    if (server.lines.length === 0) return answered(404, 'No such cart')
    return answered(200, [
      { carrier_code: 'gone', method_code: 'gone', available: false },
      {
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        price_incl_tax: 5,
        available: true,
        delivery_days: '1',
      },
    ])
  }
  if (path === '/api/cart/shipping-information') return answered(200, shippingAnswer())
  return answerAsGateway(server, request)
}

function shippingAnswer() {
  const items = server.lines.map(({ itemId, qty }) => ({
    item_id: itemId,
    qty,
    price_incl_tax: unitPrice,
    row_total_incl_tax: unitPrice * qty,
  }))
  const subtotal = items.reduce((sum, item) => sum + item.row_total_incl_tax, 0)
  return {
    payment_methods: paymentMethods,
    totals: { grand_total: subtotal + 5, subtotal_incl_tax: subtotal, shipping_incl_tax: 5, items },
  }
}

interface Known {
  isDrawnHere?: boolean
  shown?: ShownCheckout
  customer?: KnownCustomer
}

async function openCheckout({
  typeId = 'simple',
  ...more
}: Known & { typeId?: 'simple' | 'virtual' } = {}) {
  const ports = browser.openTab()
  const cart = createCartStore('nl_nl')
  runCart(cart, {
    ports,
    view: store,
    tellNotice: () => {},
    tellRefusals: () => {},
    heldBack: () => {},
  })()
  const queries = new QueryClient()
  const checkout = createCheckoutStore({ ports, store, cart, queries, ...more })
  checkout.getState().start()
  if (cart.getState().lines.length === 0) {
    cart.getState().add({
      sku: 'CHAIR',
      parentSku: 'CHAIR',
      typeId,
      name: 'Chair',
      qty: 2,
      options: [],
      productOption: null,
      price: { regular: 100, special: null },
      image: '',
      link: '',
      maxQty: null,
    })
  }
  await settle()
  // As a screen does: what nobody looks at is not kept.
  const queryKey = ['checkout-methods']
  new QueryObserver(queries, { queryKey, queryFn: skipToken }).subscribe(() => {})
  const offered = () => queries.getQueryState<Methods, MethodsFault>(queryKey)
  return { cart: cart.getState, checkout: checkout.getState, offered }
}

test('the first method that is available is chosen, and its totals are taken', async () => {
  const { cart, checkout, offered } = await openCheckout()
  const methods = await checkout().refreshMethods()
  expect(methods?.deliveries.map(({ carrier, price }) => [carrier, price])).toEqual([
    ['flatrate', 500],
  ])
  expect(offered()?.data).toEqual(methods)
  expect(checkout().details.shipping.shippingMethod).toBe('flatrate')
  expect(checkout().details.payment.paymentMethod).toBe('banktransfer')
  expect(cart().totals?.grandTotal).toBe(700)
})

test.each([
  ['takes', ['shipping-information']],
  ['does not take', ['shipping-information', 'payment-methods', 'collect-totals']],
])(
  'what is not sent is priced where its bill goes, if the backend %s that',
  async (takes, calls) => {
    const { checkout, cart } = await openCheckout({ typeId: 'virtual' })
    const asked: GatewayRequest[] = []
    const { payment_methods, totals } = shippingAnswer()
    browser.answer = (request) => {
      asked.push(request)
      if (request.path.startsWith('/api/cart/payment-methods'))
        return answered(200, payment_methods)
      if (request.path.startsWith('/api/cart/collect-totals')) return answered(200, totals)
      return takes === 'takes' ? answer(request) : answered(400, 'No address for what is not sent')
    }
    checkout().write({ part: 'delivery', field: 'country' }, 'BE')
    const methods = await checkout().refreshMethods()
    expect(methods).toMatchObject({ deliveries: [], payment: 'banktransfer' })
    expect(cart().totals?.grandTotal).toBe(700)
    expect(asked.map(({ path }) => /cart\/([\w-]+)/.exec(path)?.[1])).toEqual(calls)
    expect(asked[0]?.body).toMatchObject({
      addressInformation: { billingAddress: { country_id: 'BE' } },
    })
  },
)

test('the ways that were agreed to offline are those that the server names later', async () => {
  const { checkout } = await openCheckout()
  expect(checkout().details.shipping.shippingMethod).toBe('')
  checkout().agreeToWays({ carrier: 'flatrate', method: 'flatrate', payment: 'banktransfer' })
  const agreed = agreedWays(checkout().details)
  await checkout().refreshMethods()
  expect(agreedWays(checkout().details)).toBe(agreed)
  expect((await openCheckout({ isDrawnHere: true })).checkout().details.shipping).toMatchObject({
    shippingCarrier: 'flatrate',
    shippingMethod: 'flatrate',
  })
})

test('the shopper’s own choice stays while it is offered', async () => {
  const { checkout } = await openCheckout()
  checkout().choosePayment({ paymentMethod: 'sandbox_card' })
  await checkout().refreshMethods()
  expect(checkout().details.payment.paymentMethod).toBe('sandbox_card')
  checkout().choosePayment({ paymentMethod: 'no-more' })
  await checkout().refreshMethods()
  expect(checkout().details.payment.paymentMethod).toBe('banktransfer')
})

test('the shopper’s own choice comes back once codes no longer pay all', async () => {
  const { checkout } = await openCheckout()
  const offered = paymentMethods
  checkout().choosePayment({ paymentMethod: 'sandbox_card' })
  await checkout().refreshMethods()
  paymentMethods = [{ code: 'free' }]
  for (const _again of ['once', 'twice']) await checkout().refreshMethods()
  expect(checkout().details.payment.paymentMethod).toBe('free')
  paymentMethods = offered
  await checkout().refreshMethods()
  expect(checkout().details.payment.paymentMethod).toBe('sandbox_card')
})

test('a way to pay that is chosen while methods are asked for stays chosen', async () => {
  const { checkout } = await openCheckout()
  const asked = checkout().refreshMethods()
  checkout().choosePayment({ paymentMethod: 'sandbox_card' })
  await asked
  expect(checkout().details.payment.paymentMethod).toBe('sandbox_card')
})

test('the password of a new account is kept nowhere, and dropped when the order has left the cart', async () => {
  const { checkout } = await openCheckout()
  const chosen = { isWanted: true, password: 'Trein-naar-Gent-7', repeated: 'Trein-naar-Gent-7' }
  checkout().writeNewAccount(chosen)
  checkout().enterStep('review')
  await checkout().refreshMethods()
  await checkout().place()
  await settle()
  expect([...browser.kept.values()].join()).not.toContain(chosen.password)
  expect(JSON.stringify(orders)).not.toContain(chosen.password)
  checkout().finishOrder()
  expect(checkout().newAccount).toEqual({ isWanted: false, password: '', repeated: '' })
  expect(checkout().currentStep).toBe('details')
})

test('a common password is refused before anything is ordered, and another one orders once', async () => {
  const { checkout } = await openCheckout()
  const works = browser.answer
  browser.answer = (request) => {
    if (request.path !== '/api/user/check-password') return works(request)
    const { password } = request.body as { password: string }
    return answered(200, password !== 'Password-1')
  }
  checkout().writeNewAccount({ isWanted: true, password: 'Password-1', repeated: 'Password-1' })
  await checkout().refreshMethods()
  expect(await checkout().place()).toBe('details')
  expect(orders).toEqual([])
  expect(checkNewAccount(checkout().newAccount, store)).toEqual({
    'new-password': 'account.password-weak',
  })
  const better = { password: 'Trein-naar-Gent-7', repeated: 'Trein-naar-Gent-7' }
  checkout().writeNewAccount(better)
  expect(checkNewAccount(checkout().newAccount, store)).toEqual({})
  expect(await Promise.all([checkout().place(), checkout().place()])).toEqual([null, null])
  await settle()
  expect(orders).toHaveLength(1)
})

test('a password that nobody can check stops no order', async () => {
  const { checkout } = await openCheckout()
  const works = browser.answer
  browser.answer = (request) =>
    request.path === '/api/user/check-password' ? answered(404, 'No such call') : works(request)
  checkout().writeNewAccount({ isWanted: true, password: 'Password-1', repeated: 'Password-1' })
  await checkout().refreshMethods()
  expect(await checkout().place()).toBe(null)
  await settle()
  expect(orders).toHaveLength(1)
})

test('an order is sent once under the id of the attempt, however often it is pressed', async () => {
  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  const attempt = JSON.parse(browser.kept.get(ATTEMPT) ?? '{}').id
  await Promise.all(Array.from({ length: 50 }, () => checkout().place()))
  await settle()
  expect(orders.map(({ headers }) => headers)).toEqual([{ 'idempotency-key': attempt }])
  expect(orders[0]?.body).toMatchObject({ order_id: attempt, expected_grand_total: 7 })
  expect(checkout().order.outcome).toMatchObject({ kind: 'placed', orderNumber: '1000000001' })
})

test('a press between the placed order and the next page sends nothing', async () => {
  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  await checkout().place()
  await settle()
  expect(checkout().order.phase).toBe('placed')
  await checkout().place()
  await settle()
  expect(orders).toHaveLength(1)
})

test('a sum that is not the one that was shown stops the order and is asked about', async () => {
  const { cart, checkout } = await openCheckout()
  await checkout().refreshMethods()
  unitPrice = 2
  await checkout().place()
  expect([orders.length, checkout().oldTotal, cart().totals?.grandTotal]).toEqual([0, 700, 900])
  await checkout().place()
  expect([orders.length, checkout().oldTotal]).toEqual([1, null])
})

test('an order that was agreed to offline is sent for that sum, and a changed one is asked about', async () => {
  const { cart, checkout } = await openCheckout()
  await checkout().refreshMethods()
  unitPrice = 2
  // The cart was asked for its new price since.
  await checkout().refreshMethods()
  await checkout().place(700)
  expect([orders.length, checkout().oldTotal, cart().totals?.grandTotal]).toEqual([0, 700, 900])
  await checkout().place(900)
  expect([orders.length, checkout().oldTotal]).toEqual([1, null])
})

test('the chosen day leaves with the order; one that has passed stops it and is told', async () => {
  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  const [day = ''] = deliveryDates(browser.now, { min: 1, max: 1 })
  checkout().chooseDate(day)
  browser.now += 30 * 24 * 60 * 60 * 1000
  await checkout().place()
  expect([orders.length, checkout().isDateGone]).toEqual([0, true])
  expect(checkout().details.shipping.deliveryDate).toBe('')
  const [later = ''] = deliveryDates(browser.now, { min: 1, max: 1 })
  checkout().chooseDate(later)
  await checkout().place()
  await settle()
  expect([orders.length, checkout().isDateGone]).toEqual([1, false])
  expect(orders[0]?.body).toMatchObject({
    addressInformation: { shippingExtraFields: { delivery_date: later } },
  })
})

test('a day that has passed is told where the methods are first asked for, and what is agreed to then is sent', async () => {
  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  const [day = ''] = deliveryDates(browser.now, { min: 1, max: 1 })
  checkout().chooseDate(day)
  browser.now += 30 * 24 * 60 * 60 * 1000
  await checkout().refreshMethods()
  expect([checkout().details.shipping.deliveryDate, checkout().isDateGone]).toEqual(['', true])
  await checkout().place()
  await settle()
  expect([orders.length, checkout().isDateGone]).toEqual([1, false])
})

test('nobody orders before they have seen the methods, and where they cannot be had they are shown', async () => {
  const { checkout, offered } = await openCheckout()
  const works = browser.answer
  browser.answer = (request) =>
    request.path.includes('shipping-methods')
      ? answered(503, 'Service unavailable')
      : works(request)
  expect(await checkout().place(700)).toBe('methods')
  expect(offered()?.error).toMatchObject({ code: 503 })
  browser.answer = works
  expect(await checkout().place(700)).toBe('methods')
  expect(orders).toEqual([])
  expect(await checkout().place()).toBe(null)
  await settle()
  expect(orders).toHaveLength(1)
})

test('a way to pay that is no longer offered is looked at before another one pays', async () => {
  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  checkout().choosePayment({ paymentMethod: 'no-more' })
  expect(await checkout().place()).toBe('methods')
  expect([orders.length, checkout().details.payment.paymentMethod]).toEqual([0, 'banktransfer'])
})

test('nothing is sent while the cart is on its way to the server', async () => {
  const { cart, checkout } = await openCheckout()
  await checkout().refreshMethods()
  cart().setQty('CHAIR', 3)
  await checkout().place()
  expect(orders).toEqual([])
  await settle()
})

test('after a refusal the next order is another attempt', async () => {
  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  answerOrder = () => answered(400, 'Some of the ordered products are not available!')
  await checkout().place()
  await settle()
  expect(checkout().order.phase).toBe('refused')
  answerOrder = () => placed
  await checkout().place()
  await settle()
  const ids = orders.map(({ headers }) => headers?.['idempotency-key'])
  expect([ids.length, new Set(ids).size, checkout().order.phase]).toEqual([2, 2, 'placed'])
})

test('a page that was loaded again while the outcome was open asks for it and sends nothing', async () => {
  const before = await openCheckout()
  await before.checkout().refreshMethods()
  answerOrder = () => ({ kind: 'lost', reason: 'timeout' })
  await before.checkout().place()
  await settle()
  expect(before.checkout().order.phase).toBe('checking')
  const after = await openCheckout()
  await settle()
  expect([orders.length, after.checkout().order.outcome?.kind]).toEqual([1, 'placed'])
})

test('a page that was loaded again waits for an order that may be on its way, and no longer', async () => {
  const before = await openCheckout()
  await before.checkout().refreshMethods()
  answerOrder = () => new Promise(() => {})
  await before.checkout().place()
  await settle()
  answerStatus = () => answered(404, 'No such attempt')
  const after = await openCheckout()
  await settle()
  expect(after.checkout().order.phase).toBe('checking')
  browser.pass(20_000)
  await settle()
  expect([orders.length, after.checkout().order.phase]).toEqual([1, 'open'])
})

test('a placed order is asked for once more until it has left the cart', async () => {
  const before = await openCheckout()
  await before.checkout().refreshMethods()
  await before.checkout().place()
  await settle()
  const attempt = JSON.parse(browser.kept.get(ATTEMPT) ?? '{}')
  expect([before.checkout().order.phase, attempt.isSent]).toEqual(['placed', true])
  before.checkout().finishOrder()
  const next = JSON.parse(browser.kept.get(ATTEMPT) ?? '{}')
  expect([next.isSent, next.id === attempt.id]).toEqual([false, false])
})

test('a tab that stayed in the checkout while another ordered makes an attempt of its own', async () => {
  const one = await openCheckout()
  const two = await openCheckout()
  await one.checkout().refreshMethods()
  await one.checkout().place()
  await settle()
  one.checkout().finishOrder()
  browser.pass(1000)
  two.checkout().write({ part: 'delivery', field: 'city' }, 'Utrecht')
  await two.checkout().refreshMethods()
  await two.checkout().place()
  await settle()
  const ids = orders.map(({ headers }) => headers?.['idempotency-key'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 2])
})

test('a tab finds out about the order that another has sent instead of sending one', async () => {
  const one = await openCheckout()
  const two = await openCheckout()
  await one.checkout().refreshMethods()
  await two.checkout().refreshMethods()
  answerOrder = () => ({ kind: 'lost', reason: 'timeout' })
  answerStatus = () => answered(202, { state: 'checking' })
  await one.checkout().place()
  await settle()
  await two.checkout().place()
  await settle()
  expect([orders.length, two.checkout().order.phase]).toEqual([1, 'checking'])
})

test('what is kept of an order describes the one that left, not one that came too late', async () => {
  const kept = () => JSON.parse(browser.kept.get('nl_nl-shop/checkout/last-order') ?? '{}')
  const first = await openCheckout()
  await first.checkout().refreshMethods()
  await first.checkout().place()
  await settle()
  const left = kept()
  // The disk was full: that it has left is kept nowhere, and its page is gone.
  const attempt = JSON.parse(browser.kept.get(ATTEMPT) ?? '{}')
  browser.kept.set(ATTEMPT, JSON.stringify({ ...attempt, isSent: false }))

  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  checkout().choosePayment({ paymentMethod: 'sandbox_card' })
  answerOrder = () => answered(422, 'This attempt was made with another order')
  await checkout().place()
  await settle()
  expect(checkout().order.phase).toBe('checking')
  expect(kept()).toEqual(left)
  browser.pass(1000)
  await settle()
  expect(checkout().order.phase).toBe('placed')
})

test('the attempt survives a reload; one older than 30 minutes that never left is a new one', async () => {
  await openCheckout()
  const first = JSON.parse(browser.kept.get(ATTEMPT) ?? '{}').id
  browser.pass(30 * 60_000)
  await openCheckout()
  expect(JSON.parse(browser.kept.get(ATTEMPT) ?? '{}').id).toBe(first)
  browser.pass(30 * 60_000 + 1)
  await openCheckout()
  expect(JSON.parse(browser.kept.get(ATTEMPT) ?? '{}').id).not.toBe(first)
})

test('what was written is there after a reload, under the keys of the specification', async () => {
  const { checkout } = await openCheckout()
  checkout().write({ part: 'delivery', field: 'firstName' }, 'Bo')
  checkout().write({ part: 'delivery', field: 'city' }, 'Amsterdam')
  checkout().write({ part: 'billing', field: 'taxId' }, 'NL123')
  const again = await openCheckout()
  expect(again.checkout().details.personal.firstName).toBe('Bo')
  expect(again.checkout().details.shipping.city).toBe('Amsterdam')
  expect(again.checkout().details.payment.taxId).toBe('NL123')
  const keys = ['personal-details', 'shipping-details', 'payment-details']
  expect(keys.every((key) => browser.kept.has(`nl_nl-shop/checkout/${key}`))).toBe(true)
})

test('a cart that the server has lost is filled again before methods are asked for once more', async () => {
  const { checkout } = await openCheckout()
  server.loseCart()
  expect(await checkout().refreshMethods()).not.toBe(null)
  expect(server.lines.map(({ sku, qty }) => `${sku}×${qty}`)).toEqual(['CHAIR×2'])
})

test('a fault is kept in words, and asking again brings the methods', async () => {
  const { checkout, offered } = await openCheckout()
  const works = browser.answer
  browser.answer = () => ({ kind: 'lost', reason: 'bad-content-type' })
  expect(await checkout().refreshMethods()).toBe(null)
  expect(offered()?.error?.key).toBe('http.bad-content-type')
  browser.answer = works
  expect(await checkout().refreshMethods()).not.toBe(null)
  expect(offered()?.error).toBe(null)
})

test('without a network the fault comes at once: nobody waits for it in silence', async () => {
  const { checkout, offered } = await openCheckout()
  browser.answer = () => ({ kind: 'lost', reason: 'offline' })
  expect(await checkout().refreshMethods()).toBe(null)
  expect(offered()).toMatchObject({ fetchStatus: 'idle', error: { key: 'checkout.offline' } })
})

test('the newest question wins: an older answer is dropped, and an order that waited for it', async () => {
  const { cart, checkout, offered } = await openCheckout()
  await checkout().refreshMethods()
  const works = browser.answer
  let answerLate = () => {}
  browser.answer = (request) =>
    new Promise((resolve) => {
      answerLate = () => resolve(works(request))
    })
  const pressed = checkout().place()
  await settle()
  browser.answer = works
  unitPrice = 2
  expect(await checkout().refreshMethods()).toMatchObject({ totals: { grandTotal: 900 } })
  unitPrice = 1
  answerLate()
  await pressed
  await settle()
  expect([orders.length, cart().totals?.grandTotal]).toEqual([0, 900])
  expect(offered()?.fetchStatus).toBe('idle')
})

test('what is changed in the cart after the press is looked at before it is bought', async () => {
  const { cart, checkout } = await openCheckout()
  await checkout().refreshMethods()
  const pressed = checkout().place()
  cart().enterCoupon('WELCOME')
  await pressed
  await settle()
  expect([orders.length, checkout().order.phase]).toEqual([0, 'open'])
})

test('a payment method that the shop does not know is never taken for paid', async () => {
  paymentMethods = [{ code: 'other_cc', title: 'Card' }]
  const { checkout, offered } = await openCheckout()
  await checkout().refreshMethods()
  await checkout().place()
  await settle()
  expect(offered()?.error).toMatchObject({ key: 'checkout.no-payment' })
  expect(orders).toEqual([])
})

test('what was offered stays where the connection is gone, until it is asked for again', async () => {
  const { checkout, offered } = await openCheckout()
  const methods = await checkout().refreshMethods()
  browser.answer = () => ({ kind: 'lost', reason: 'offline' })
  checkout().chooseDelivery({ carrier: 'flatrate', method: 'flatrate', title: '', price: 500 })
  await settle()
  const { data = null, error = null } = offered() ?? {}
  expect([data, error?.key]).toEqual([methods, 'checkout.offline'])
  expect([isFault(error, data, false), isFault(error, data, true)]).toEqual([false, false])
  expect(isFault(error, null, false)).toBe(true)
  browser.answer = () => ({ kind: 'lost', reason: 'network' })
  await checkout().refreshMethods()
  expect(isFault(offered()?.error ?? null, data, true)).toBe(true)
  browser.answer = (request) => answer(request)
  await checkout().refreshMethods()
  expect(offered()?.error).toBeNull()
})

const BOOKED = {
  ...{ lastName: 'Bakker', country: 'NL', state: '', zipCode: '2801 AB' },
  ...{ streetAddress: 'Markt', apartmentNumber: '', phoneNumber: '', company: '' },
}

/** Somebody with two addresses has the checkout open. */
async function openWithBook() {
  const home = { ...BOOKED, position: 0, city: 'Gouda', firstName: 'Erin', affix: '0' }
  const other = { ...BOOKED, position: 1, city: 'Delft', firstName: 'Anna', affix: '1' }
  const details = withDelivery(emptyDetails(store), home)
  const customer = { details, addresses: [home, other] }
  return { ...(await openCheckout({ customer })), home, other }
}

test('a customer picks where the goods go, also where no address of theirs is', async () => {
  const { checkout, other } = await openWithBook()
  const shipping = () => checkout().details.shipping
  expect([shipping().city, shipping().affix]).toEqual(['Gouda', '0'])
  checkout().sendTo(other)
  expect(checkout().details.personal.firstName).toBe('Anna')
  expect([shipping().city, shipping().affix]).toEqual(['Delft', '1'])
  expect(goesTo(checkout().details, other)).toBe(true)
  checkout().sendTo(undefined)
  expect([shipping().city, shipping().streetAddress, shipping().country]).toEqual(['', '', 'NL'])
})

test('what is typed as another address is there again after one of the book was picked', async () => {
  const { checkout, home, other } = await openWithBook()
  checkout().sendTo(undefined)
  const typed = { zipCode: '2611 AB', apartmentNumber: '7', firstName: 'Bob' }
  for (const [field, value] of Object.entries(typed)) {
    checkout().write({ part: 'delivery', field } as FormField, value)
  }
  checkout().sendTo(other)
  checkout().sendTo(home)
  checkout().chooseDelivery({ carrier: 'flatrate', method: 'flatrate', title: '', price: 500 })
  checkout().sendTo(undefined)
  const { personal, shipping } = checkout().details
  expect(shipping).toMatchObject({ zipCode: '2611 AB', apartmentNumber: '7', city: '' })
  expect([personal.firstName, shipping.shippingMethod]).toEqual(['Bob', 'flatrate'])
  // Whoever wants to be forgotten leaves none of it.
  checkout().sendTo(home)
  checkout().forget()
  checkout().sendTo(home)
  checkout().sendTo(undefined)
  expect(checkout().details.shipping.zipCode).toBe('')
})

test('"forget me" empties the form and what is kept, and leaves the country and the methods', async () => {
  const { checkout } = await openCheckout()
  await checkout().refreshMethods()
  checkout().write({ part: 'delivery', field: 'emailAddress' }, 'erin@example.com')
  checkout().write({ part: 'delivery', field: 'country' }, 'BE')
  checkout().acceptTerms(true)
  checkout().forget()
  const { personal, shipping, payment } = checkout().details
  expect(personal.emailAddress).toBe('')
  expect([shipping.country, shipping.shippingMethod]).toEqual(['BE', 'flatrate'])
  expect([payment.paymentMethod, checkout().areTermsAccepted]).toEqual(['banktransfer', false])
  expect([...browser.kept.values()].join()).not.toContain('erin@example.com')
})

/** Everything that the form has to know. */
const COMPLETE: Partial<Record<FormField['field'], string>> = {
  emailAddress: 'erin@example.com',
  firstName: 'Erin',
  lastName: 'Bakker',
  zipCode: '1017 GC',
  apartmentNumber: '12',
  streetAddress: 'Kerkstraat',
  city: 'Amsterdam',
}
const SESSION_MS = 30 * 60_000

/** A shopper fills the form in; that long later the checkout is opened once more. */
async function comeBack(laterMs: number, more = {}, filled: object = COMPLETE) {
  const { checkout } = await openCheckout()
  for (const [field, value] of Object.entries(filled)) {
    checkout().write({ part: 'delivery', field } as FormField, value)
  }
  browser.pass(laterMs)
  return openCheckout({ isDrawnHere: true, ...more })
}

test('complete details that are kept open the checkout at its last step, half an hour later', async () => {
  const { checkout } = await comeBack(SESSION_MS)
  expect(checkout().fastCheckout).toBe(true)
  expect(checkout().currentStep).toBe('review')
})

test('who has just typed finds the form as it was left', async () => {
  const { checkout } = await comeBack(SESSION_MS - 1)
  expect(checkout().fastCheckout).toBe(false)
})

test('details that lack something are asked for', async () => {
  const { checkout } = await comeBack(SESSION_MS, {}, { ...COMPLETE, city: '' })
  expect([checkout().fastCheckout, checkout().currentStep]).toEqual([false, 'details'])
})

test('a fast checkout is loading until methods and totals are there', async () => {
  const { checkout } = await comeBack(SESSION_MS)
  expect(checkout().fastCheckoutLoading).toBe(true)
  await checkout().refreshMethods()
  expect(checkout().fastCheckoutLoading).toBe(false)
  const asked = checkout().refreshMethods()
  expect(checkout().fastCheckoutLoading).toBe(true)
  await asked
  expect(checkout().fastCheckoutLoading).toBe(false)
})

test('what cannot be had, or was asked for again meanwhile, does not keep it loading', async () => {
  const { checkout } = await comeBack(SESSION_MS)
  await Promise.all([checkout().refreshMethods(), checkout().refreshMethods()])
  expect(checkout().fastCheckoutLoading).toBe(false)
  browser.answer = () => ({ kind: 'lost', reason: 'offline' })
  expect(await checkout().refreshMethods()).toBeNull()
  expect(checkout().fastCheckoutLoading).toBe(false)
})

test('a part that is opened stays open, and the form is found open for a while', async () => {
  const { checkout } = await comeBack(SESSION_MS)
  checkout().unfold('methods')
  expect([...checkout().unfolded]).toEqual(['methods'])
  const again = await openCheckout({ isDrawnHere: true })
  expect(again.checkout().fastCheckout).toBe(false)
})

test('typing moves the moment of the summary at most once a minute', async () => {
  const { checkout } = await openCheckout()
  let writes = 0
  browser.openTab().tabs.watch('nl_nl-shop/checkout/fast-from', () => {
    writes += 1
  })
  for (const zipCode of ['1', '10', '101', '1012']) {
    checkout().write({ part: 'delivery', field: 'zipCode' }, zipCode)
    browser.pass(1000)
  }
  expect(writes).toBe(1)
  browser.pass(60_000)
  checkout().write({ part: 'delivery', field: 'zipCode' }, '1012 A')
  expect(writes).toBe(2)
  expect(checkout().fastFrom).toBe(browser.now + SESSION_MS)
})

test('a field that becomes wrong opens its part', async () => {
  const { checkout } = await comeBack(SESSION_MS)
  checkout().write({ part: 'delivery', field: 'zipCode' }, '')
  expect([...checkout().unfolded]).toEqual(['details'])
})

test('who comes back without having paid finds the form with all ways to pay', async () => {
  const { checkout } = await comeBack(SESSION_MS)
  await checkout().refreshMethods()
  await checkout().place()
  await settle()
  expect(checkout().order.phase).toBe('placed')
  const again = await openCheckout({ isDrawnHere: true })
  expect(again.checkout().fastCheckout).toBe(false)
})

test('the form that a server drew stays one, and a summary whose details are gone becomes one', async () => {
  const drawn = (isFast: boolean) =>
    ({ postedAt: 0, details: emptyDetails(store), isFast }) as unknown as ShownCheckout
  const asForm = await comeBack(SESSION_MS, { isDrawnHere: false, shown: drawn(false) })
  expect(asForm.checkout().fastCheckout).toBe(false)
  const asSummary = await openCheckout({ shown: drawn(true) })
  expect([asSummary.checkout().fastCheckout, asSummary.checkout().currentStep]).toEqual([
    true,
    'review',
  ])
  asSummary.checkout().forget()
  const gone = await openCheckout({ shown: drawn(true) })
  expect(gone.checkout().fastCheckout).toBe(false)
})

const homeAt = (city: string): OwnAddress => {
  const { region_id: _, salutation: __, ...empty } = emptyDetails(store).shipping
  return { ...empty, position: 0, firstName: 'Erin', lastName: 'Bakker', city }
}

/** The customer opens the checkout, with this address in the book of the account. */
async function openAt(home: OwnAddress, more: Known = {}) {
  const details = withDelivery(emptyDetails(store), home)
  const opened = await openCheckout({ customer: { details, addresses: [home] }, ...more })
  return opened.checkout
}

test('an address that was corrected in the account goes before the kept one, and all else stays', async () => {
  const before = await openAt(homeAt('Gouda'))
  before().write({ part: 'delivery', field: 'emailAddress' }, 'else@example.com')
  before().choosePayment({ isSameAsShipping: false })
  before().write({ part: 'billing', field: 'city' }, 'Utrecht')
  for (const isDrawnHere of [false, true]) {
    const after = await openAt(homeAt('Delft'), { isDrawnHere })
    const { personal, shipping, payment } = after().details
    expect([personal.emailAddress, shipping.city, payment.city]).toEqual([
      'else@example.com',
      'Delft',
      'Utrecht',
    ])
  }
})

test('what is typed over the address of the account stands for as long as that is the same', async () => {
  const before = await openAt(homeAt('Gouda'))
  before().write({ part: 'delivery', field: 'city' }, 'Leiden')
  const after = await openAt(homeAt('Gouda'))
  expect(after().details.shipping.city).toBe('Leiden')
})

test('what a guest types stands after a login, and what was kept before gives way to the account', async () => {
  const { checkout } = await openCheckout()
  checkout().write({ part: 'delivery', field: 'city' }, 'Leiden')
  const kept = new Map(browser.kept)
  expect((await openAt(homeAt('Gouda')))().details.shipping.city).toBe('Leiden')
  browser.kept.clear()
  for (const [key, text] of kept) browser.kept.set(key, text)
  browser.pass(SESSION_MS)
  expect((await openAt(homeAt('Gouda')))().details.shipping.city).toBe('Gouda')
})
