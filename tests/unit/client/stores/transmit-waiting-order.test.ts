// Automatic transmission (spec 4): a waiting order is sent by itself only as it was agreed to.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCheckoutMemory } from '../../../../client/engine/checkout-memory'
import type { GatewayAnswer, GatewayRequest } from '../../../../client/engine/ports'
import { keepWaitingOrder, readWaitingOrder } from '../../../../client/engine/waiting-order'
import { createCartStore } from '../../../../client/stores/cart-store'
import { agreedWays } from '../../../../client/stores/checkout/waiting/agreed-ways'
import { transmitWaitingOrder } from '../../../../client/stores/checkout/waiting/transmit-waiting-order'
import { runCart } from '../../../../client/stores/run-cart'
import { emptyDetails } from '../../../../shared/checkout/details'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser, settle } from '../engine/fake-browser'
import { FakeServer } from '../engine/fake-cart-server'
import { answerAsGateway } from './fake-gateway'

const store = storeViewOf('nl_nl')
const SUM = 700
const CHAIR = {
  sku: 'CHAIR',
  parentSku: 'CHAIR',
  typeId: 'simple',
  name: 'Chair',
  qty: 2,
  options: [],
  productOption: null,
  price: { regular: 100, special: null },
  image: '',
  link: '',
  maxQty: null,
} as const

let browser: FakeBrowser
let server: FakeServer
let delivery: { price: number; payments: string[]; isSalable: boolean | null }
let orders: GatewayRequest[]
let answerOrder: () => GatewayAnswer

beforeAll(() => import('../../../../client/engine/cart-calls'))

const answered = (code: number, result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

beforeEach(() => {
  browser = new FakeBrowser()
  server = new FakeServer()
  orders = []
  delivery = { price: 5, payments: ['banktransfer', 'sandbox_card'], isSalable: true }
  answerOrder = () => answered(200, { orderNumber: '1000000001', orderHash: 'hash' })
  browser.answer = answer
})

function answer(request: GatewayRequest): GatewayAnswer {
  const path = request.path.split('?')[0]
  const { price, payments, isSalable } = delivery
  const method = { carrier_code: 'flatrate', method_code: 'flatrate' }
  switch (path) {
    case '/api/order':
      orders.push(request)
      return answerOrder()
    case '/api/cart/shipping-methods':
      return answered(200, [{ ...method, price_incl_tax: price, available: true }])
    case '/api/cart/shipping-information':
      return answered(200, {
        payment_methods: payments.map((code) => ({ code, title: code })),
        totals: toTotals(price),
      })
    case '/api/inventory/are-product-salable-for-requested-qty':
      return isSalable === null
        ? { kind: 'lost', reason: 'network' }
        : answered(200, [{ sku: CHAIR.sku, salable: isSalable }])
    default:
      return answerAsGateway(server, request)
  }
}

function toTotals(price: number) {
  const items = server.lines.map(({ itemId, qty }) => ({
    item_id: itemId,
    qty,
    price_incl_tax: 1,
    row_total_incl_tax: qty,
  }))
  const subtotal = items.reduce((sum, item) => sum + item.row_total_incl_tax, 0)
  return {
    grand_total: subtotal + price,
    subtotal_incl_tax: subtotal,
    shipping_incl_tax: price,
    items,
  }
}

/** A tab whose cart is at rest. */
async function openTab() {
  const ports = browser.openTab()
  const cart = createCartStore(store.storeCode)
  const quiet = { tellNotice: () => {}, tellRefusals: () => {}, heldBack: () => {} }
  runCart(cart, { ports, view: store, ...quiet })()
  await settle()
  const transmit = () => transmitWaitingOrder({ ports, store, cart, holder: { client: null } })
  return { ports, cart, transmit }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Two chairs, sent home by the only carrier, paid by transfer. */
async function keepOrder(
  { ports, cart }: Tab,
  { grandTotal = SUM, deliveryDate = '' } = {},
): Promise<string> {
  await cart.getState().add({ ...CHAIR, options: [] })
  await settle()
  const memory = createCheckoutMemory(ports, store)
  const empty = emptyDetails(store)
  const details = {
    personal: { firstName: 'Erin', lastName: 'Vries', emailAddress: 'erin@example.com' },
    shipping: {
      ...empty.shipping,
      streetAddress: 'Kerkstraat',
      apartmentNumber: '12',
      zipCode: '1017 GC',
      city: 'Amsterdam',
      shippingCarrier: 'flatrate',
      shippingMethod: 'flatrate',
      deliveryDate,
    },
    payment: { ...empty.payment, paymentMethod: 'banktransfer' },
  }
  memory.writeDetails(details)
  const { id } = memory.openAttempt()
  const { lines } = cart.getState()
  keepWaitingOrder(ports, store, { attempt: id, grandTotal, lines, ways: agreedWays(details) })
  return id
}

it('as it was agreed to it is sent under its own attempt, and the cart is ordered', async () => {
  const tab = await openTab()
  const attempt = await keepOrder(tab)
  expect(await tab.transmit()).toEqual({ kind: 'placed', attempt })
  expect(orders.map(({ body }) => (body as { order_id: string }).order_id)).toEqual([attempt])
  expect(readWaitingOrder(tab.ports, store)).toBeNull()
  expect(tab.cart.getState().lines).toEqual([])
  expect(createCheckoutMemory(tab.ports, store).readOrder()?.orderNumber).toBe('1000000001')
  expect(await tab.transmit()).toEqual({ kind: 'none' })
})

it('two tabs that are back at once send one order', async () => {
  const first = await openTab()
  await keepOrder(first)
  const second = await openTab()
  const sent = await Promise.all([first.transmit(), second.transmit()])
  expect(sent.map(({ kind }) => kind).sort()).toEqual(['none', 'placed'])
  expect(orders).toHaveLength(1)
})

describe('it waits for the shopper', () => {
  it.each([
    ['it costs something else', () => Object.assign(delivery, { price: 6 })],
    ['something is sold out', () => Object.assign(delivery, { isSalable: false })],
    ['nobody can tell what there is', () => Object.assign(delivery, { isSalable: null })],
    ['it cannot be paid so any more', () => Object.assign(delivery, { payments: ['free'] })],
    [
      'the server does not answer',
      () => {
        browser.answer = () => ({ kind: 'lost', reason: 'network' })
      },
    ],
  ])('when %s', async (_why, change) => {
    const tab = await openTab()
    const attempt = await keepOrder(tab)
    change()
    // What has changed the first time is still not agreed to the second time.
    for (const _page of [1, 2]) expect(await tab.transmit()).toEqual({ kind: 'confirm' })
    expect(orders).toEqual([])
    expect(readWaitingOrder(tab.ports, store)?.attempt).toBe(attempt)
  })

  it('when the cart holds something else by now', async () => {
    const tab = await openTab()
    await keepOrder(tab)
    tab.cart.getState().setQty(tab.cart.getState().lines[0]?.key ?? '', 3)
    await settle()
    expect(await tab.transmit()).toEqual({ kind: 'confirm' })
    expect(orders).toEqual([])
  })

  it('when the shop could not take it', async () => {
    const tab = await openTab()
    const attempt = await keepOrder(tab)
    answerOrder = () => answered(503, 'Later')
    expect(await tab.transmit()).toEqual({ kind: 'confirm' })
    expect(readWaitingOrder(tab.ports, store)?.attempt).toBe(attempt)
  })

  it('when the day that was wished for has passed', async () => {
    const tab = await openTab()
    await keepOrder(tab, { deliveryDate: '2020-01-07' })
    for (const _page of [1, 2]) expect(await tab.transmit()).toEqual({ kind: 'confirm' })
    expect(orders).toEqual([])
  })

  it('when another way to pay was chosen since, for another order', async () => {
    const tab = await openTab()
    await keepOrder(tab)
    const memory = createCheckoutMemory(tab.ports, store)
    const details = memory.readDetails()
    memory.writeDetails({
      ...details,
      payment: { ...details.payment, paymentMethod: 'sandbox_card' },
    })
    for (const _page of [1, 2]) expect(await tab.transmit()).toEqual({ kind: 'confirm' })
    expect(orders).toEqual([])
  })

  it('when its details are forgotten', async () => {
    const tab = await openTab()
    await keepOrder(tab)
    createCheckoutMemory(tab.ports, store).writeDetails(emptyDetails(store))
    expect(await tab.transmit()).toEqual({ kind: 'confirm' })
  })
})

it('what the shop refuses waits no more, and is told with its reason', async () => {
  const tab = await openTab()
  await keepOrder(tab)
  answerOrder = () => answered(400, 'No such address')
  expect(await tab.transmit()).toEqual({ kind: 'refused', message: 'No such address' })
  expect(readWaitingOrder(tab.ports, store)).toBeNull()
})

it('an order that is on its way is not sent again', async () => {
  const tab = await openTab()
  const attempt = await keepOrder(tab)
  const memory = createCheckoutMemory(tab.ports, store)
  memory.writeAttempt({ id: attempt, modifiedAt: browser.now, isSent: true })
  expect(await tab.transmit()).toEqual({ kind: 'none' })
  expect(orders).toEqual([])
})
