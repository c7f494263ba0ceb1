// What a tab writes when it has not yet heard of what another has kept. Found by the simulator.
import { beforeEach, expect, test } from 'vitest'
import { createCartEngine } from '../../../../client/engine/cart-engine'
import { NO_COUPON, type SyncedLine } from '../../../../client/engine/cart-state'
import {
  cartStorageKey,
  parseStoredCart,
  writeStoredCart,
} from '../../../../client/engine/stored-cart'
import { FakeBrowser } from './fake-browser'
import { cartLine } from './fake-cart-server'

const KEY = cartStorageKey('nl_nl')

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
})

function openTab({ isStarted = true } = {}) {
  const engine = createCartEngine({
    ports: browser.openTab(),
    storeCode: 'nl_nl',
    changed: () => {},
    notify: () => {},
    heldBack: () => {},
  })
  if (isStarted) engine.start()
  return engine
}

type Tab = ReturnType<typeof openTab>

const add = (tab: Tab, sku: string, qty: number) =>
  tab.dispatch({ type: 'added', line: cartLine(sku, qty) })
const shown = (tab: Tab) => tab.state().lines.map(({ sku, qty }) => `${sku}×${qty}`)

test('a tab that has nothing to keep does not write over what another has kept a moment ago', () => {
  const [one, two] = [openTab(), openTab()]
  browser.kept.set(KEY, keptWith('A'))
  // Before the storage event gets there.
  two.dispatch({ type: 'online-changed', isOnline: true })
  expect(parseStoredCart(browser.kept.get(KEY) ?? null)?.lines).toHaveLength(1)
  expect([shown(one), shown(two)]).toEqual([['A×1'], ['A×1']])
})

test('a tab that adds something keeps what another has added a moment ago', () => {
  const two = openTab()
  browser.kept.set(KEY, keptWith('A'))
  add(two, 'B', 2)
  expect(shown(two)).toEqual(['A×1', 'B×2'])
  expect(parseStoredCart(browser.kept.get(KEY) ?? null)?.lines).toHaveLength(2)
})

test('what could not be kept is not given up for what was kept before', () => {
  const tab = openTab()
  add(tab, 'A', 1)
  browser.isStorageBroken = true
  add(tab, 'B', 2)
  tab.dispatch({ type: 'online-changed', isOnline: true })
  expect(shown(tab)).toEqual(['A×1', 'B×2'])
})

test('an order that was placed before the cart was looked at empties only what was ordered', () => {
  const before = openTab()
  add(before, 'A', 1)
  const ordered = before.state().lines
  browser.now += 1
  add(before, 'B', 2)
  const tab = openTab({ isStarted: false })
  tab.dispatch({ type: 'cleared', ordered: { lines: ordered, couponAt: 0 } })
  expect(shown(tab)).toEqual(['B×2'])
})

function keptWith(sku: string): string {
  const line: SyncedLine = {
    ...cartLine(sku, 1),
    confirmed: null,
    isDirty: true,
    changedAt: browser.now,
    announce: null,
    sentAt: null,
    tries: 0,
    returns: 0,
  }
  return writeStoredCart({
    lines: [line],
    removed: [],
    coupon: NO_COUPON,
    totals: null,
    clearedAt: 0,
  })
}
