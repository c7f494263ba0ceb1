import { beforeEach, expect, test } from 'vitest'
import { createNotificationStore } from '../../../../client/stores/notifications/notification-store'
import { FakeBrowser } from '../engine/fake-browser'

let browser = new FakeBrowser()
let random = 0
beforeEach(() => {
  browser = new FakeBrowser()
  random = 0
})

function makeStore() {
  const { clock } = browser.openTab()
  const store = createNotificationStore({
    clock,
    random: { integer: (limit) => random++ % limit, uuid: () => '' },
  })
  const messages = () => store.getState().notifications.map(({ message }) => message)
  return { store, messages, ...store.getState() }
}

test('a notification goes after 5000 ms, one for the cart after 15000 ms', () => {
  const { notify, messages } = makeStore()
  notify({ type: 'info', message: 'short' })
  notify({ type: 'success', message: 'long', timeToLive: 15_000 })
  browser.pass(4999)
  expect(messages()).toEqual(['short', 'long'])
  browser.pass(1)
  expect(messages()).toEqual(['long'])
  browser.pass(10_000)
  expect(messages()).toEqual([])
})

test('of the wishlist only the last notification is of use, and others stay', () => {
  const { notify, store, messages } = makeStore()
  notify({ type: 'success', message: 'in the cart', addToCart: true })
  notify({ type: 'success', message: 'on the list', addToWishlist: true })
  notify({ type: 'success', message: 'off the list', removedFromWishlist: true })
  expect(messages()).toEqual(['in the cart', 'off the list'])
  const [cart, wishlist] = store.getState().notifications
  expect([cart?.addToCart, wishlist?.removedFromWishlist]).toEqual([true, true])
})

test('one without timeout stays until it is dismissed', () => {
  const { notify, messages, dismiss, store } = makeStore()
  notify({ type: 'info', message: 'stays', hasNoTimeout: true })
  browser.pass(1_000_000)
  expect(messages()).toEqual(['stays'])
  dismiss(store.getState().notifications[0]?.id ?? -1)
  expect(messages()).toEqual([])
})

test('what is over takes back what was told of it, and only that', () => {
  const { notify, messages, withdraw, store } = makeStore()
  notify({ type: 'info', message: 'waits', hasNoTimeout: true, about: 'waiting-order' })
  notify({ type: 'info', message: 'stays', hasNoTimeout: true })
  withdraw('waiting-order')
  expect(messages()).toEqual(['stays'])
  expect(store.getState().announcement).toEqual({ text: 'stays', count: 2 })
  notify({ type: 'info', message: 'waits', hasNoTimeout: true, about: 'waiting-order' })
  withdraw('waiting-order')
  expect(store.getState().announcement).toEqual({ text: '', count: 3 })
})

test('a message identical to the last is ignored, but announced again', () => {
  const { notify, messages, store } = makeStore()
  notify({ type: 'info', message: 'same' })
  const { count } = store.getState().announcement
  notify({ type: 'info', message: 'same' })
  expect(messages()).toEqual(['same'])
  expect(store.getState().announcement).toEqual({ text: 'same', count: count + 1 })
  notify({ type: 'info', message: 'other' })
  notify({ type: 'info', message: 'same' })
  expect(messages()).toEqual(['same', 'other', 'same'])
})

test('an unknown type is shown as danger', () => {
  const { notify, store } = makeStore()
  notify({ type: 'odd', message: 'a' })
  notify({ type: 'warning', message: 'b' })
  expect(store.getState().notifications.map(({ type }) => type)).toEqual(['danger', 'warning'])
})

test('ids are below 100000 and never used twice at once', () => {
  const { clock } = browser.openTab()
  const draws = [5, 5, 99_999]
  const limits: number[] = []
  const integer = (limit: number) => {
    limits.push(limit)
    return draws.shift() ?? 0
  }
  const store = createNotificationStore({ clock, random: { integer, uuid: () => '' } })
  store.getState().notify({ type: 'info', message: 'a' })
  store.getState().notify({ type: 'info', message: 'b' })
  expect(store.getState().notifications.map(({ id }) => id)).toEqual([5, 99_999])
  expect(limits).toEqual([100_000, 100_000, 100_000])
})

test('timers stand still while the pointer is on the stack, and run on with what was left', () => {
  const { notify, messages, hold } = makeStore()
  notify({ type: 'info', message: 'a' })
  browser.pass(3000)
  hold({ isPointed: true })
  browser.pass(60_000)
  expect(messages()).toEqual(['a'])
  notify({ type: 'info', message: 'b' })
  hold({ isPointed: false })
  browser.pass(1999)
  expect(messages()).toEqual(['a', 'b'])
  browser.pass(1)
  expect(messages()).toEqual(['b'])
})

test('a hidden tab and a held pointer both stop the timers, until neither does', () => {
  const { notify, messages, hold } = makeStore()
  notify({ type: 'info', message: 'a' })
  hold({ isPointed: true })
  hold({ isHidden: true })
  hold({ isPointed: false })
  browser.pass(60_000)
  expect(messages()).toEqual(['a'])
  hold({ isHidden: false })
  browser.pass(5000)
  expect(messages()).toEqual([])
})

test('the focus that leaves the stack does not start what the pointer still holds', () => {
  const { notify, messages, hold } = makeStore()
  notify({ type: 'info', message: 'a' })
  hold({ isPointed: true })
  hold({ isFocused: true })
  hold({ isFocused: false })
  browser.pass(60_000)
  expect(messages()).toEqual(['a'])
  hold({ isPointed: false })
  browser.pass(5000)
  expect(messages()).toEqual([])
})

test('what can be seen anyway is only announced', () => {
  const { announce, messages, store } = makeStore()
  announce('changed')
  expect(messages()).toEqual([])
  expect(store.getState().announcement.text).toBe('changed')
})

test('the last one takes the pointer with it: the next one goes after its time', () => {
  const { notify, hold, dismiss, messages, store } = makeStore()
  notify({ type: 'info', message: 'pressed' })
  hold({ isPointed: true })
  dismiss(store.getState().notifications[0]?.id ?? -1)
  notify({ type: 'info', message: 'next' })
  browser.pass(5000)
  expect(messages()).toEqual([])
})
