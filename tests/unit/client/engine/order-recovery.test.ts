import { beforeEach, describe, expect, test } from 'vitest'
import { mayAwaitPayment } from '../../../../client/engine/checkout-keys'
import { createCheckoutMemory, type KeptOrder } from '../../../../client/engine/checkout-memory'
import {
  type RecoveredOrder,
  recoverOrder,
  recoverPayment,
} from '../../../../client/engine/order-recovery'
import { keepWaitingOrder, readWaitingOrder } from '../../../../client/engine/waiting-order'
import type { PaymentState } from '../../../../shared/contract/payment/payment'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from './fake-browser'
import { CARD_ORDER } from './kept-order'

const store = storeViewOf('nl_nl')
const LEFT: KeptOrder = { ...CARD_ORDER, orderNumber: '' }

let browser: FakeBrowser
const memory = () => createCheckoutMemory(browser.openTab(), store)

function provider(state: PaymentState) {
  browser.answer = () => ({
    kind: 'answered',
    code: 200,
    result: { orderHash: 'hash', state },
    retryAfterMs: null,
  })
}

const settle = (found: RecoveredOrder | Awaited<ReturnType<typeof recoverPayment>>) => {
  if ('settle' in found) found.settle()
}

beforeEach(() => {
  browser = new FakeBrowser()
  memory().writeOrder(LEFT)
})

describe('a shopper who never came back from the payment page', () => {
  test('gets the lines back when the payment was refused, once', async () => {
    provider('refused')
    const ports = browser.openTab()
    expect(mayAwaitPayment(ports, store)).toBe(true)
    const found = await recoverPayment(ports, store)
    expect(found).toMatchObject({
      kind: 'decided',
      attempt: 'attempt',
      lines: [],
      isPaid: false,
      isCartWaiting: false,
    })
    // A page that is closed before the cart has followed asks once more.
    expect(mayAwaitPayment(ports, store)).toBe(true)
    settle(found)
    expect(mayAwaitPayment(ports, store)).toBe(false)
    expect(await recoverPayment(ports, store)).toEqual({ kind: 'open' })
    expect(browser.asked).toHaveLength(1)
  })

  test('hears that the order was paid, and keeps it to be shown', async () => {
    provider('paid')
    const ports = browser.openTab()
    const found = await recoverPayment(ports, store)
    expect(found).toMatchObject({ isPaid: true })
    settle(found)
    expect(mayAwaitPayment(ports, store)).toBe(false)
    expect(memory().readOrder()).toMatchObject({ orderHash: 'hash' })
  })

  test.each(['open', 'cancelled'] as const)('is left in peace while it is %s', async (state) => {
    provider(state)
    const ports = browser.openTab()
    expect(await recoverPayment(ports, store)).toEqual({ kind: 'open' })
    expect(mayAwaitPayment(ports, store)).toBe(true)
  })

  test('is asked again later when nobody answers', async () => {
    const ports = browser.openTab()
    expect(await recoverPayment(ports, store)).toEqual({ kind: 'lost' })
    expect(mayAwaitPayment(ports, store)).toBe(true)
  })
})

describe('a shopper who closed the page while the order was under way', () => {
  const ATTEMPT = { id: 'attempt', modifiedAt: 1_000_000, isSent: true }
  const says = (code: number, result: unknown) => {
    browser.answer = () => ({ kind: 'answered', code, result, retryAfterMs: null })
  }
  beforeEach(() => memory().writeAttempt(ATTEMPT))

  test('hears that it was placed, with the lines that were ordered', async () => {
    says(200, { orderNumber: '1000000001', orderHash: 'hash' })
    const found = await recoverOrder(browser.openTab(), store)
    expect(found).toMatchObject({ kind: 'placed', attempt: 'attempt', ordered: LEFT })
    expect(memory().readOrder()?.orderNumber).toBe('1000000001')
    expect(memory().readAttempt()).toEqual(ATTEMPT)
    settle(found)
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'none' })
  })

  test('is not asked again for the order that waited offline, once it was sent', async () => {
    const ports = browser.openTab()
    keepWaitingOrder(ports, store, { attempt: 'attempt', grandTotal: 100, lines: [], ways: '' })
    says(202, { state: 'checking' })
    await recoverOrder(ports, store)
    expect(readWaitingOrder(ports, store)).not.toBeNull()
    says(200, { orderNumber: '1000000001', orderHash: 'hash' })
    await recoverOrder(ports, store)
    expect(readWaitingOrder(ports, store)).toBeNull()
  })

  test('hears that it was refused, and why', async () => {
    says(400, 'Some of the ordered products are not available!')
    expect(await recoverOrder(browser.openTab(), store)).toMatchObject({ kind: 'refused' })
    expect(memory().readAttempt()).toBeNull()
  })

  test('waits while it is being checked, and while nobody answers', async () => {
    says(202, { state: 'checking' })
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'checking' })
    browser.answer = () => ({ kind: 'lost', reason: 'timeout' })
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'checking' })
    expect(memory().readAttempt()).toEqual(ATTEMPT)
  })

  test('waits for an order that nobody knows for as long as it may be on its way', async () => {
    says(404, 'No such attempt')
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'checking' })
    browser.pass(20_000)
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'none' })
    expect(memory().readAttempt()).toEqual({ ...ATTEMPT, isSent: false })
  })

  test('waits as long where the clock was put back meanwhile', async () => {
    says(404, 'No such attempt')
    browser.pass(-24 * 60 * 60_000)
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'checking' })
    browser.pass(19_000)
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'checking' })
    browser.pass(1000)
    expect(await recoverOrder(browser.openTab(), store)).toEqual({ kind: 'none' })
  })
})
