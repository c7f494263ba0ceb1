// A cart belongs to a login: what becomes of it in every tab when that begins, ends or is another one.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createCartEngine } from '../../../../client/engine/cart-engine'
import { answerAsGateway } from '../stores/fake-gateway'
import { FakeBrowser, settle } from './fake-browser'
import { cartLine, FakeServer } from './fake-cart-server'

let browser: FakeBrowser
/** The cart of the customer, and that of the guest who is left after a logout. */
let own: FakeServer
let guests: FakeServer

beforeAll(() => import('../../../../client/engine/cart-calls'))

beforeEach(() => {
  browser = new FakeBrowser()
  own = new FakeServer()
  guests = new FakeServer()
  browser.answer = (request) => answerAsGateway(browser.login ? own : guests, request)
  browser.login = '1700000000'
})

function openTab() {
  const engine = createCartEngine({
    ports: browser.openTab(),
    storeCode: 'nl_nl',
    changed: () => {},
    notify: () => {},
    heldBack: () => {},
  })
  engine.start()
  return engine
}

const add = (tab: ReturnType<typeof openTab>, sku: string, qty: number) =>
  tab.dispatch({ type: 'added', line: cartLine(sku, qty) })
const shown = (tab: ReturnType<typeof openTab>) =>
  tab.state().lines.map(({ sku, qty }) => `${sku}×${qty}`)
const held = ({ lines }: FakeServer) => lines.map(({ sku, qty }) => `${sku}×${qty}`)

/** The form of one tab logs out; its answer has the storage cleared, and no tab is told of that. */
function logOutElsewhere() {
  browser.login = null
  browser.kept.clear()
}

test('a tab that is looked at after a logout in another does not give the cart to the guest', async () => {
  const tab = openTab()
  add(tab, 'A', 2)
  await settle()
  logOutElsewhere()
  browser.comeBack()
  await settle()
  expect(shown(tab)).toEqual([])
  expect(held(guests)).toEqual([])
  browser.login = '1700000500'
  browser.comeBack()
  await settle()
  expect(shown(tab)).toEqual(['A×2'])
  expect(held(own)).toEqual(['A×2'])
})

test('a press on plus after a logout in another tab changes nothing', async () => {
  const tab = openTab()
  add(tab, 'A', 2)
  await settle()
  logOutElsewhere()
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 3 })
  await settle()
  expect([shown(tab), held(guests), held(own)]).toEqual([[], [], ['A×2']])
})

test('the shop ends the login while something else is asked: the cart goes at once', async () => {
  const tab = openTab()
  add(tab, 'A', 2)
  await settle()
  browser.signOut()
  expect(shown(tab)).toEqual([])
  await settle()
  expect(held(guests)).toEqual([])
})

test('an answer to a request of the login before is not taken for one of the guest', async () => {
  const tab = openTab()
  add(tab, 'A', 2)
  await settle()
  const works = browser.answer
  browser.answer = (request) => {
    const answer = works(request)
    browser.answer = works
    logOutElsewhere()
    return answer
  }
  tab.dispatch({ type: 'refresh-asked' })
  await settle()
  expect([shown(tab), held(guests)]).toEqual([[], []])
})

test('what a guest has added in one tab stays when a tab of the login before is looked at', async () => {
  const before = openTab()
  add(before, 'A', 2)
  await settle()
  logOutElsewhere()
  const after = openTab()
  add(after, 'B', 1)
  await settle()
  browser.comeBack()
  await settle()
  expect([shown(before), shown(after), held(guests)]).toEqual([['B×1'], ['B×1'], ['B×1']])
})

test('what was kept for a login that is over by itself is not sent by the next page', async () => {
  add(openTab(), 'A', 2)
  await settle()
  browser.login = null
  const tab = openTab()
  tab.dispatch({ type: 'refresh-asked' })
  await settle()
  expect([shown(tab), held(guests)]).toEqual([[], []])
})

test('a guest who logs in in another tab keeps what they added here a moment ago', async () => {
  browser.login = null
  const tab = openTab()
  add(tab, 'A', 1)
  await settle()
  own.handle({ kind: 'set', ...cartLine('A', 1), itemId: null })
  browser.login = '1700000500'
  add(tab, 'B', 1)
  await settle()
  expect(shown(tab)).toEqual(['A×1', 'B×1'])
  expect(held(own)).toEqual(['A×1', 'B×1'])
})

test('a guest who logs in keeps the coupon that they typed and that has not left yet', async () => {
  browser.login = null
  const tab = openTab()
  add(tab, 'A', 1)
  await settle()
  own.handle({ kind: 'set', ...cartLine('A', 1), itemId: null })
  tab.dispatch({ type: 'coupon-entered', code: 'TEN' })
  browser.login = '1700000500'
  browser.comeBack()
  await settle()
  expect([guests.coupon, own.coupon]).toEqual(['', 'TEN'])
  expect(tab.state().totals?.couponCode).toBe('TEN')
})
