// Two tabs with one cart, on the ports of a browser. All of it was found by the simulator.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCartEngine } from '../../../../client/engine/cart-engine'
import { NO_COUPON, type SyncedLine, TOMBSTONE_TTL_MS } from '../../../../client/engine/cart-state'
import { createCheckoutMemory } from '../../../../client/engine/checkout-memory'
import { cartStorageKey, writeStoredCart } from '../../../../client/engine/stored-cart'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { answerAsGateway } from '../stores/fake-gateway'
import { FakeBrowser, settle } from './fake-browser'
import { cartLine, FakeServer, STOCK } from './fake-cart-server'

const store = storeViewOf('nl_nl')
const KEY = cartStorageKey('nl_nl')

let browser: FakeBrowser
let server: FakeServer

beforeAll(() => import('../../../../client/engine/cart-calls'))

beforeEach(() => {
  browser = new FakeBrowser()
  server = new FakeServer()
  browser.answer = (request) => answerAsGateway(server, request)
})

function openTab() {
  const notices: string[] = []
  let heldBack = 0
  const engine = createCartEngine({
    ports: browser.openTab(),
    storeCode: 'nl_nl',
    changed: () => {},
    notify: ({ key }) => notices.push(key),
    heldBack: () => {
      heldBack += 1
    },
  })
  engine.start()
  return { ...engine, notices, heldBack: () => heldBack }
}

const add = (tab: ReturnType<typeof openTab>, sku: string, qty: number) =>
  tab.dispatch({ type: 'added', line: cartLine(sku, qty) })
const shown = (tab: ReturnType<typeof openTab>) =>
  tab.state().lines.map(({ sku, qty }) => `${sku}×${qty}`)
const changes = () => browser.asked.filter(({ path }) => path.startsWith('/api/cart/update'))

test('a line that the server refuses is sent once and told once, however many tabs there are', async () => {
  const [one, two] = [openTab(), openTab()]
  add(one, 'A', STOCK + 1)
  await settle()
  expect(changes()).toHaveLength(1)
  expect([...one.notices, ...two.notices]).toEqual(['cart.line-dropped'])
  expect([shown(one), shown(two)]).toEqual([[], []])
})

test('the tab in which something was added says so, though the other hears of it first', async () => {
  const [one, two] = [openTab(), openTab()]
  add(one, 'A', 1)
  await settle()
  expect([one.notices, two.notices]).toEqual([['cart.added'], []])
  expect(changes()).toHaveLength(1)
})

test('what one tab tells another may be older than what is kept: the newer cart stays', async () => {
  const one = openTab()
  add(one, 'A', 1)
  const older = browser.kept.get(KEY) ?? ''
  await settle()
  const newer = browser.kept.get(KEY)
  browser.tell(KEY, older)
  await settle()
  expect(browser.kept.get(KEY)).toBe(newer)
  expect(one.state().lines[0]?.confirmed).not.toBeNull()
})

test('an addition that comes late, after it was sent again, is not counted twice', async () => {
  const works = browser.answer
  const late: (() => void)[] = []
  browser.answer = (request) => {
    if (!request.path.startsWith('/api/cart/update')) return works(request)
    late.push(() => void works(request))
    browser.answer = works
    return { kind: 'lost', reason: 'timeout' }
  }
  const tab = openTab()
  add(tab, 'A', 1)
  await settle()
  browser.pass(5000)
  await settle()
  for (const arrive of late) arrive()
  tab.dispatch({ type: 'refresh-asked' })
  await settle()
  expect(server.lines.map(({ qty }) => qty)).toEqual([1])
  expect(shown(tab)).toEqual(['A×1'])
})

test('a quantity that comes late does not stand over the one that was sent after it', async () => {
  const tab = openTab()
  add(tab, 'A', 1)
  await settle()
  const works = browser.answer
  const late: (() => void)[] = []
  browser.answer = (request) => {
    if (!request.path.startsWith('/api/cart/update')) return works(request)
    late.push(() => void works(request))
    browser.answer = works
    return { kind: 'lost', reason: 'timeout' }
  }
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 2 })
  await settle()
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 4 })
  browser.pass(5000)
  await settle()
  for (const arrive of late) arrive()
  tab.dispatch({ type: 'refresh-asked' })
  await settle()
  expect(server.lines.map(({ qty }) => qty)).toEqual([4])
  expect(shown(tab)).toEqual(['A×4'])
})

test('what was given up without an answer is taken off the server by the next page', async () => {
  server.handle({ kind: 'set', ...cartLine('A', 1), itemId: null })
  const { now } = browser
  const line: SyncedLine = {
    ...cartLine('A', 1),
    confirmed: null,
    isDirty: true,
    changedAt: now,
    announce: null,
    sentAt: now,
    tries: 3,
    returns: 0,
  }
  const removed = [{ line, removedAt: now, tries: 0, goneAt: null }]
  const stored = { lines: [], removed, coupon: NO_COUPON, totals: null, clearedAt: 0 }
  browser.kept.set(KEY, writeStoredCart(stored))
  openTab()
  await settle()
  expect(server.lines).toEqual([])
})

test('what a late request brings back after its removal is taken off again, without another press', async () => {
  const { now } = browser
  const line: SyncedLine = {
    ...cartLine('A', 1),
    confirmed: null,
    isDirty: true,
    changedAt: now,
    announce: null,
    sentAt: now,
    tries: 1,
    returns: 0,
  }
  const removed = [{ line, removedAt: now, tries: 0, goneAt: null }]
  const stored = { lines: [], removed, coupon: NO_COUPON, totals: null, clearedAt: 0 }
  browser.kept.set(KEY, writeStoredCart(stored))
  const tab = openTab()
  await settle()
  server.handle({ kind: 'set', ...cartLine('A', 1), itemId: null })
  browser.pass(TOMBSTONE_TTL_MS - 5000)
  await settle()
  expect(server.lines).toEqual([])
  expect(shown(tab)).toEqual([])
})

describe('while an order is under way', () => {
  const memory = () => createCheckoutMemory(browser.openTab(), store)
  const sendOrder = () =>
    memory().writeAttempt({ ...memory().openAttempt(), isSent: true, modifiedAt: browser.now })

  test('nothing of the cart is sent: it may be no longer the shopper’s', async () => {
    const tab = openTab()
    sendOrder()
    add(tab, 'A', 1)
    await settle()
    expect([browser.asked, tab.heldBack()]).toEqual([[], 1])
    memory().dropAttempt()
    browser.pass(2000)
    await settle()
    expect(server.lines.map(({ sku }) => sku)).toEqual(['A'])
  })

  test('what is added stays in the cart when what was ordered leaves it', async () => {
    const [one, two] = [openTab(), openTab()]
    add(one, 'A', 1)
    await settle()
    const ordered: readonly SyncedLine[] = one.state().lines
    server.loseCart()
    sendOrder()
    browser.now += 1000
    add(two, 'B', 2)
    await settle()
    browser.now += 1000
    one.dispatch({ type: 'cleared', ordered: { lines: ordered, couponAt: 0 } })
    memory().dropAttempt()
    browser.pass(2000)
    await settle()
    expect(server.lines.map(({ sku, qty }) => [sku, qty])).toEqual([['B', 2]])
    expect([shown(one), shown(two)]).toEqual([['B×2'], ['B×2']])
  })
})

test('an order that is found out about twice takes nothing twice', async () => {
  const tab = openTab()
  add(tab, 'A', 1)
  await settle()
  const ordered = tab.state().lines
  server.loseCart()
  tab.dispatch({ type: 'cleared', ordered: { lines: ordered, couponAt: 0 } })
  const works = browser.answer
  const answers: (() => void)[] = []
  browser.answer = (request) =>
    request.path.startsWith('/api/cart/update')
      ? new Promise((resolve) => answers.push(() => resolve(works(request))))
      : works(request)
  add(tab, 'B', 1)
  await settle()
  tab.dispatch({ type: 'cleared', ordered: { lines: ordered, couponAt: 0 } })
  await settle()
  expect(changes()).toHaveLength(2)
  browser.answer = works
  for (const answer of answers) answer()
  await settle()
  expect(server.lines.map(({ sku, qty }) => [sku, qty])).toEqual([['B', 1]])
})

test('with the clock put back by a day, what is added again is in the cart of every tab (I25)', async () => {
  const [one, two] = [openTab(), openTab()]
  add(one, 'A', 1)
  await settle()
  one.dispatch({ type: 'removed', key: 'A' })
  await settle()
  browser.now -= 24 * 60 * 60 * 1000
  add(one, 'A', 1)
  await settle()
  two.dispatch({ type: 'refresh-asked' })
  await settle()
  expect([shown(one), shown(two)]).toEqual([['A×1'], ['A×1']])
})

test('with the clock put back after an order, what the server gives back is in every tab (I25)', async () => {
  const [one, two] = [openTab(), openTab()]
  add(one, 'A', 1)
  await settle()
  one.dispatch({ type: 'cleared', ordered: null })
  await settle()
  browser.now -= 60 * 60 * 1000
  one.dispatch({ type: 'refresh-asked' })
  await settle()
  expect([shown(one), shown(two)]).toEqual([['A×1'], ['A×1']])
})

test('what a form has ordered is seen by the next page where this one was left too early', async () => {
  const first = openTab()
  add(first, 'A', 1)
  await settle()
  const works = browser.answer
  server.lines.length = 0
  browser.isCartChanged = true
  browser.answer = () => ({ kind: 'lost', reason: 'network' })
  openTab()
  await settle()
  expect(browser.isCartChanged).toBe(true)
  browser.answer = works
  const next = openTab()
  await settle()
  expect(shown(next)).toEqual([])
  expect(browser.isCartChanged).toBe(false)
})
