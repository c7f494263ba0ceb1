import { beforeEach, describe, expect, it } from 'vitest'
import { createCheckoutMemory } from '../../../../client/engine/checkout-memory.ts'
import {
  differsFromCart,
  endWaitingOrder,
  expireWaitingOrder,
  keepWaitingOrder,
  mayWait,
  readWaitingOrder,
  takeUpAttempt,
} from '../../../../client/engine/waiting-order.ts'
import { storeViewOf } from '../../../../shared/store-view/store-views.ts'
import { FakeBrowser } from './fake-browser.ts'

const STORE = storeViewOf('nl_nl')
const LINE = { key: 'VASE', name: 'Vase', qty: 2 }
const ORDER = { attempt: 'a1', grandTotal: 12_500, lines: [LINE], ways: 'flatrate,banktransfer' }
const DAY = 24 * 60 * 60 * 1000

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
})
const ports = () => browser.openTab()

describe('an order that was made without a connection', () => {
  it('waits with the id of its attempt and the flag transmited, in each tab of its store', () => {
    expect(keepWaitingOrder(ports(), STORE, ORDER)).toBe(true)
    expect(readWaitingOrder(ports(), STORE)).toEqual({
      ...ORDER,
      keptAt: browser.now,
      transmited: false,
    })
    expect(readWaitingOrder(ports(), storeViewOf('de_de'))).toBeNull()
  })

  it('is promised nowhere that it cannot be kept', () => {
    browser.isStorageBroken = true
    expect(keepWaitingOrder(ports(), STORE, ORDER)).toBe(false)
    expect(readWaitingOrder(ports(), STORE)).toBeNull()
  })

  it('waits no more once it was transmitted or dropped', () => {
    for (const transmited of [true, false]) {
      keepWaitingOrder(ports(), STORE, ORDER)
      endWaitingOrder(ports(), STORE, transmited)
      expect(readWaitingOrder(ports(), STORE)).toBeNull()
      expect([...browser.kept.values()].join()).not.toContain(LINE.name)
    }
  })

  it('is read as none where something else is kept', () => {
    for (const text of ['', 'no JSON', '[]', '{"attempt":1}', '{"grandTotal":5}']) {
      browser.kept.set('nl_nl-shop/checkout/waiting-order', text)
      expect(readWaitingOrder(ports(), STORE)).toBeNull()
    }
  })

  it('leaves under its own id, also after the 30 minutes of a checkout', () => {
    const tab = ports()
    const memory = createCheckoutMemory(tab, STORE)
    const { id } = memory.openAttempt()
    keepWaitingOrder(tab, STORE, { ...ORDER, attempt: id })
    browser.pass(1_800_001)
    const order = readWaitingOrder(tab, STORE)
    if (order) takeUpAttempt(memory, order, browser.now)
    expect(memory.openAttempt().id).toBe(id)
  })

  it('never takes the place of an order that is on its way', () => {
    const memory = createCheckoutMemory(ports(), STORE)
    memory.writeAttempt({ id: 'sent', modifiedAt: 0, isSent: true })
    takeUpAttempt(memory, ORDER, browser.now)
    expect(memory.openAttempt().id).toBe('sent')
  })

  it('keeps what it was made for and nothing else of the cart', () => {
    const line = { ...LINE, price: 5, sku: 'VASE' }
    keepWaitingOrder(ports(), STORE, { ...ORDER, lines: [line] })
    expect(readWaitingOrder(ports(), STORE)?.lines).toEqual([LINE])
  })

  it('waits for 30 days, as the details do, and no longer', () => {
    keepWaitingOrder(ports(), STORE, ORDER)
    browser.pass(30 * DAY)
    expect(expireWaitingOrder(ports(), STORE)).toBe(false)
    expect(readWaitingOrder(ports(), STORE)).not.toBeNull()
    browser.pass(1)
    expect(readWaitingOrder(ports(), STORE)).toBeNull()
    expect(expireWaitingOrder(ports(), STORE)).toBe(true)
    expect(browser.kept).toEqual(new Map())
    expect(expireWaitingOrder(ports(), STORE)).toBe(false)
  })

  it.each([
    ['was kept before its time was', 0],
    ['is from the future', 1],
  ])('waits from now on where it %s', (_why, sign) => {
    keepWaitingOrder(ports(), STORE, ORDER)
    const key = 'nl_nl-shop/checkout/waiting-order'
    const keptAt = sign * (browser.now + DAY)
    browser.kept.set(key, JSON.stringify({ ...JSON.parse(browser.kept.get(key) ?? ''), keptAt }))
    expect(expireWaitingOrder(ports(), STORE)).toBe(false)
    expect(readWaitingOrder(ports(), STORE)?.keptAt).toBe(browser.now)
  })

  it('differs from a cart of other products, choices or quantities', () => {
    const differs = (...cart: [string, number][]) =>
      differsFromCart(
        ORDER,
        cart.map(([key, qty]) => ({ key, qty })),
      )
    expect(differs(['VASE', 2])).toBe(false)
    expect(differs(['VASE', 1])).toBe(true)
    expect(differs(['LAMP', 2])).toBe(true)
    expect(differs(['VASE|engraved', 2])).toBe(true)
    expect(differs(['VASE', 1], ['VASE|engraved', 1])).toBe(true)
    expect(differs(['VASE', 2], ['LAMP', 1])).toBe(true)
    expect(differs()).toBe(true)
  })

  it('is paid outside of the shop: no card and no page of a provider', () => {
    expect(['banktransfer', 'cashondelivery'].filter(mayWait)).toHaveLength(2)
    const others = ['adyen_cc', 'paypal_express', 'sandbox_card', 'free', '', 'unknown']
    expect(others.filter(mayWait)).toEqual([])
  })
})
