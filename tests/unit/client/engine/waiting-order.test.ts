import { beforeEach, describe, expect, it } from 'vitest'
import { createCheckoutMemory } from '../../../../client/engine/checkout-memory.ts'
import {
  endWaitingOrder,
  keepWaitingOrder,
  mayWait,
  readWaitingOrder,
  takeUpAttempt,
} from '../../../../client/engine/waiting-order.ts'
import { storeViewOf } from '../../../../shared/store-view/store-views.ts'
import { FakeBrowser } from './fake-browser.ts'

const STORE = storeViewOf('nl_nl')
const ORDER = { attempt: 'a1', grandTotal: 12_500 }

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
})
const ports = () => browser.openTab()

describe('an order that was made without a connection', () => {
  it('waits with the id of its attempt and the flag transmited, in each tab of its store', () => {
    expect(keepWaitingOrder(ports(), STORE, ORDER)).toBe(true)
    expect(readWaitingOrder(ports(), STORE)).toEqual({ ...ORDER, transmited: false })
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
    keepWaitingOrder(tab, STORE, { attempt: id, grandTotal: 1 })
    browser.pass(1_800_001)
    const order = readWaitingOrder(tab, STORE)
    if (order) takeUpAttempt(memory, order, browser.now)
    expect(memory.openAttempt().id).toBe(id)
  })

  it('never takes the place of an order that is on its way', () => {
    const memory = createCheckoutMemory(ports(), STORE)
    memory.writeAttempt({ id: 'sent', modifiedAt: 0, isSent: true })
    takeUpAttempt(memory, { ...ORDER, transmited: false }, browser.now)
    expect(memory.openAttempt().id).toBe('sent')
  })

  it('is paid outside of the shop: no card and no page of a provider', () => {
    expect(['banktransfer', 'cashondelivery'].filter(mayWait)).toHaveLength(2)
    const others = ['adyen_cc', 'paypal_express', 'sandbox_card', 'free', '', 'unknown']
    expect(others.filter(mayWait)).toEqual([])
  })
})
