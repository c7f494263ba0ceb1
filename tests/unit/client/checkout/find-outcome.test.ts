import { beforeEach, describe, expect, test } from 'vitest'
import { askToPay } from '../../../../client/checkout/outcome/ask-to-pay'
import { findOutcome, giveUpOrder } from '../../../../client/checkout/outcome/find-outcome'
import { createCheckoutMemory, type KeptOrder } from '../../../../client/engine/checkout-memory'
import type { GatewayAnswer } from '../../../../client/engine/ports'
import type { PaymentState } from '../../../../shared/contract/payment/payment'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from '../engine/fake-browser'
import { CARD_ORDER } from '../engine/kept-order'

const store = storeViewOf('nl_nl')

let browser: FakeBrowser
let state: PaymentState
let cancelAnswer: GatewayAnswer

const answered = (code: number, result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

beforeEach(() => {
  browser = new FakeBrowser()
  state = 'open'
  cancelAnswer = answered(409, 'This order stands and does not wait for a payment.')
  browser.answer = ({ path }) => {
    if (path.startsWith('/api/payment/cancel')) return cancelAnswer
    if (!path.startsWith('/api/payment/status')) return answered(404, 'No such attempt')
    const amountDue = state === 'due' ? 19.95 : undefined
    const method = 'banktransfer'
    return answered(200, { orderHash: 'hash', state, orderNumber: '7', method, amountDue })
  }
})

function find(result?: string) {
  const ports = browser.openTab()
  return findOutcome(ports, createCheckoutMemory(ports, store), 'hash', result)
}

describe('an order by bank transfer that this browser knows no more', () => {
  test('stands, with the amount to transfer, and is neither paid by card nor cancelled', async () => {
    state = 'due'
    expect(await find()).toEqual({
      kind: 'thanks',
      orderNumber: '7',
      orderHash: 'hash',
      order: null,
      due: { amount: 1995, method: 'banktransfer' },
    })
    expect(browser.asked.map(({ path }) => path)).toEqual(['/api/payment/status?orderHash=hash'])
  })
})

describe('an order that waits for its payment', () => {
  test('is paid or given up by its shopper', async () => {
    expect(await find()).toMatchObject({ kind: 'unpaid', name: 'hash', orderNumber: '7' })
    expect(browser.asked.some(({ path }) => path.startsWith('/api/payment/cancel'))).toBe(false)
  })

  test('is looked up, not offered to be paid again, where its shopper has just approved it', async () => {
    expect(await find('1')).toEqual({ kind: 'checking', of: 'payment' })
  })

  test('is given up where its shopper left the payment page without paying', async () => {
    cancelAnswer = answered(200, { orderHash: 'hash', state: 'refused', orderNumber: '7' })
    expect(await find('0')).toMatchObject({ kind: 'failed' })
  })

  test('stands where it was paid meanwhile, whatever the address says', async () => {
    state = 'paid'
    expect(await find('0')).toMatchObject({ kind: 'thanks' })
  })
})

test('an order by a method that the shop does not know is never taken for paid', async () => {
  const ports = browser.openTab()
  const memory = createCheckoutMemory(ports, store)
  memory.writeOrder({ ...CARD_ORDER, paymentCode: 'other_card', needsRedirect: false })
  expect(await findOutcome(ports, memory, 'attempt')).toMatchObject({
    kind: 'unpaid',
    name: 'attempt',
    orderNumber: '7',
    order: { attempt: 'attempt' },
  })
  state = 'checking'
  const checking = { kind: 'checking', of: 'payment' }
  expect(await findOutcome(ports, memory, 'attempt')).toEqual(checking)
})

test('an order with a number that waits for no payment stands while nobody answers', async () => {
  const ports = browser.openTab()
  const memory = createCheckoutMemory(ports, store)
  browser.answer = () => ({ kind: 'lost', reason: 'network' })
  const order = { ...CARD_ORDER, paymentCode: 'banktransfer', needsRedirect: false }
  memory.writeOrder(order)
  const found = await findOutcome(ports, memory, 'attempt')
  expect(found).toMatchObject({ kind: 'thanks', orderNumber: '7' })
  memory.writeOrder({ ...order, orderNumber: '' })
  expect(await findOutcome(ports, memory, 'attempt')).toEqual({ kind: 'checking', of: 'order' })
  memory.writeOrder(CARD_ORDER)
  expect(await findOutcome(ports, memory, 'attempt')).toEqual({ kind: 'checking', of: 'order' })
})

describe('giving up an order', () => {
  const giveUp = (order: KeptOrder | null = CARD_ORDER) =>
    giveUpOrder(browser.openTab(), 'hash', order)

  test.each(['due', 'paid'] as const)('that stands, being %s, is thanked for', async (now) => {
    state = now
    expect(await giveUp(null)).toMatchObject({ kind: 'thanks', orderNumber: '7' })
  })

  test('of which nobody can tell why it stands is never called failed', async () => {
    expect(await giveUp()).toMatchObject({ kind: 'checking' })
  })

  test('that waits for its payment gives the lines back', async () => {
    cancelAnswer = answered(200, { orderHash: 'hash', state: 'refused' })
    expect(await giveUp()).toEqual({ kind: 'failed', order: CARD_ORDER, isCartWaiting: false })
  })

  test('beside another cart says that its own comes back later', async () => {
    cancelAnswer = answered(200, { orderHash: 'hash', state: 'refused', isCartWaiting: true })
    expect(await giveUp()).toMatchObject({ kind: 'failed', isCartWaiting: true })
  })
})

test('an order is paid in the way that it was placed with, whatever is chosen now', async () => {
  const ports = browser.openTab()
  const memory = createCheckoutMemory(ports, store)
  const details = memory.readDetails()
  memory.writeDetails({
    ...details,
    payment: { ...details.payment, paymentMethod: 'banktransfer' },
  })
  memory.writeOrder(CARD_ORDER)
  await askToPay(ports, store, 'attempt')
  expect(browser.asked.at(-1)?.body).toMatchObject({ orderHash: 'attempt', method: 'sandbox_card' })
})

test('one that this browser does not remember is paid in the way that the shop says', async () => {
  const ports = browser.openTab()
  await askToPay(ports, store, 'elsewhere', {}, 'paypal_express')
  expect(browser.asked.at(-1)?.body).toMatchObject({
    orderHash: 'elsewhere',
    method: 'paypal_express',
  })
})

describe('an order by card that is placed', () => {
  const find = () => {
    const ports = browser.openTab()
    const memory = createCheckoutMemory(ports, store)
    memory.writeOrder(CARD_ORDER)
    return findOutcome(ports, memory, 'attempt')
  }
  const placed = answered(200, { orderNumber: '7', orderHash: 'hash' })

  test.each([401, 403])('is not thanked for when a gatekeeper answers %i', async (code) => {
    browser.answer = ({ path }) =>
      path.startsWith('/api/payment/status') ? answered(code, 'Not now') : placed
    expect(await find()).toEqual({ kind: 'checking', of: 'order' })
  })

  test('is asked for again where the shop does not know yet whose it is', async () => {
    browser.answer = ({ path }) =>
      path.startsWith('/api/payment/status') ? answered(404, 'No such order') : placed
    expect(await find()).toEqual({ kind: 'checking', of: 'payment' })
  })
})
