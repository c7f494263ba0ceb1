import { beforeEach, expect, it, vi } from 'vitest'
import {
  endWaitingOrder,
  keepWaitingOrder,
  readWaitingOrder,
  watchWaitingOrder,
} from '../../../../client/engine/waiting-order'
import {
  endRecall,
  resumeWaitingOrder,
} from '../../../../client/layout/layers/resume-waiting-order'
import { createCartStore } from '../../../../client/stores/cart-store'
import { createNotificationStore } from '../../../../client/stores/notifications/notification-store'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from '../engine/fake-browser'

const store = storeViewOf('nl_nl')

beforeEach(() => {
  // Nothing can be kept on this device.
  vi.spyOn(console, 'warn').mockReturnValue()
})

/** A page on which an order waits, beside an empty cart. */
function openPage(path: string) {
  const browser = new FakeBrowser()
  const ports = browser.openTab()
  const { getState } = createNotificationStore(ports)
  keepWaitingOrder(ports, store, { attempt: 'attempt-1', grandTotal: 700, lines: [], ways: '' })
  const setup = {
    ports,
    store,
    t: (key: string) => key,
    cart: createCartStore(store.storeCode),
    holder: { client: null },
    notify: getState().notify,
    navigate() {},
    here: () => path,
  }
  return {
    told: () => getState().notifications,
    browser,
    ports,
    go: (to: string) => endRecall({ ...setup, ...getState(), here: () => to }),
    resume: (isCartKnown: boolean) => resumeWaitingOrder(setup, isCartKnown),
    waiting: () => readWaitingOrder(ports, store),
  }
}

it('an order whose cart is empty is dropped, and that is said until it was read', async () => {
  const page = openPage('/')
  await page.resume(true)
  expect(page.waiting()).toBeNull()
  expect(page.told()).toMatchObject([{ message: 'offline.order-dropped', hasNoTimeout: true }])
})

it('an order that has waited for 30 days is dropped, and that is said until it was read', async () => {
  const page = openPage('/')
  page.browser.pass(30 * 24 * 60 * 60_000 + 1)
  await page.resume(true)
  expect(page.waiting()).toBeNull()
  expect(page.told()).toMatchObject([{ message: 'offline.order-expired', hasNoTimeout: true }])
})

it('while nobody can tell what the cart holds, an order is recalled and goes on waiting', async () => {
  const page = openPage('/')
  await page.resume(false)
  expect(page.waiting()).toMatchObject({ attempt: 'attempt-1' })
  expect(page.told()).toMatchObject([{ message: 'offline.order-title', hasNoTimeout: true }])
})

it('the checkout shows an order that waits by itself', async () => {
  const page = openPage('/checkout')
  await page.resume(true)
  await page.resume(false)
  expect(page.waiting()).not.toBeNull()
  expect(page.told()).toEqual([])
})

it.each([
  ['placed', true],
  ['dropped', false],
])('it is recalled no more once it was %s', async (_what, isPlaced) => {
  const page = openPage('/')
  await page.resume(false)
  page.go('/about')
  expect(page.told()).toHaveLength(1)
  endWaitingOrder(page.ports, store, isPlaced)
  page.go('/about')
  expect(page.told()).toEqual([])
})

it('it is recalled no more where it is shown', async () => {
  const page = openPage('/')
  await page.resume(false)
  page.go('/checkout')
  expect(page.told()).toEqual([])
  expect(page.waiting()).not.toBeNull()
})

it('a tab hears that another has ended it, at the latest when the shopper returns', () => {
  const page = openPage('/')
  const other = page.browser.openTab()
  const ended = vi.fn()
  watchWaitingOrder(page.ports, store, ended)
  keepWaitingOrder(other, store, { attempt: 'attempt-1', grandTotal: 800, lines: [], ways: '' })
  expect(ended).not.toHaveBeenCalled()
  endWaitingOrder(other, store, true)
  expect(ended).toHaveBeenCalledTimes(1)
  page.browser.comeBack()
  expect(ended).toHaveBeenCalledTimes(2)
})
