import { beforeEach, expect, test } from 'vitest'
import { expirePerson } from '../../../../client/engine/checkout-keys'
import { createCheckoutMemory, type KeptOrder } from '../../../../client/engine/checkout-memory'
import { emptyDetails } from '../../../../shared/checkout/details'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from './fake-browser'

const DAY_MS = 24 * 60 * 60 * 1000
const store = storeViewOf('nl_nl')
const details = emptyDetails(store)
const erin = { ...details, personal: { ...details.personal, emailAddress: 'erin@example.com' } }

const order: KeptOrder = {
  attempt: 'a',
  orderHash: 'h',
  orderNumber: '1',
  emailAddress: 'erin@example.com',
  isEmailKnown: false,
  paymentCode: '',
  paymentTitle: '',
  needsRedirect: false,
  isAwaitingPayment: false,
  placedAt: 0,
  deliveryDate: '',
  isCollected: false,
  lines: [],
  couponAt: 0,
  totals: null,
}

let browser = new FakeBrowser()
beforeEach(() => {
  browser = new FakeBrowser()
})

function open() {
  const ports = browser.openTab()
  const expire = () => expirePerson(ports, store)
  return { memory: createCheckoutMemory(ports, store), expire }
}

const isErinKept = () =>
  [...browser.kept.values()].some((text) => text.includes('erin@example.com'))

test('an order keeps the time at which it was placed, however often that is heard', () => {
  const { memory } = open()
  memory.writeOrder(order)
  expect(memory.readOrder()).toMatchObject({ placedAt: 0 })
  const placedAt = browser.now
  memory.notePlaced(order, { orderNumber: '2', orderHash: 'i' })
  browser.pass(DAY_MS)
  const kept = memory.readOrder()
  if (!kept) throw new Error('The order is gone')
  memory.notePlaced(kept, { orderNumber: '2', orderHash: 'i' })
  expect(memory.readOrder()).toMatchObject({ placedAt, orderNumber: '2', orderHash: 'i' })
})

test('an order that was kept before its times were is read all the same', () => {
  const { memory } = open()
  const { placedAt: _unknown, deliveryDate: _day, ...old } = order
  memory.writeOrder(old as KeptOrder)
  expect(memory.readOrder()).toEqual(order)
})

test.each(['', 'XX', 'no country'])(
  'the country "%s" is none that an address may have',
  (country) => {
    const { memory } = open()
    const { shipping, payment } = details
    memory.writeDetails({
      ...details,
      shipping: { ...shipping, country },
      payment: { ...payment, country },
    })
    expect(memory.readDetails()).toEqual(details)
  },
)

test('personal details expire 30 days after the last change, on whatever page', () => {
  const { memory, expire } = open()
  memory.writeDetails(erin)
  browser.pass(29 * DAY_MS)
  memory.writeDetails(erin)
  browser.pass(30 * DAY_MS)
  expire()
  expect(memory.readDetails()).toEqual(erin)
  browser.pass(1)
  expire()
  expect(isErinKept()).toBe(false)
  expect(memory.readDetails()).toEqual(details)
})

test('details without a date count from now on, and so do those of a clock that was put back', () => {
  const { memory, expire } = open()
  memory.writeDetails(erin)
  browser.kept.delete('nl_nl-shop/checkout/modified-at')
  expire()
  browser.now -= 365 * DAY_MS
  expire()
  expect(isErinKept()).toBe(true)
  browser.pass(31 * DAY_MS)
  expire()
  expect(isErinKept()).toBe(false)
})

test('"forget me" leaves nothing of the shopper, neither details nor the last order', () => {
  const { memory } = open()
  memory.writeDetails(erin)
  memory.writeOrder(order)
  memory.forget()
  expect(isErinKept()).toBe(false)
  expect(memory.readOrder()).toBeNull()
})

test('an order that waits for its payment stays to be asked about, without who ordered', () => {
  const { memory } = open()
  memory.writeOrder({ ...order, isAwaitingPayment: true })
  memory.forget()
  expect(isErinKept()).toBe(false)
  expect(memory.readOrder()?.attempt).toBe('a')
})
