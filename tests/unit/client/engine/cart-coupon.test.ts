import { expect, test } from 'vitest'
import { laterCoupon } from '../../../../client/engine/cart-coupon'
import { isPending, NO_COUPON } from '../../../../client/engine/cart-state'
import { cartLine, FakeServer, FakeTab } from './fake-cart-server'

function makeTab() {
  const tab = new FakeTab(new FakeServer(), { now: 1_000_000 })
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.notices = []
  return tab
}

const enter = (tab: FakeTab, code: string) => tab.dispatch({ type: 'coupon-entered', code })

test('a coupon is sent, told, and shown by the totals', () => {
  const tab = makeTab()
  enter(tab, ' TEN ')
  expect(isPending(tab.state)).toBe(true)
  tab.settleQuietly()
  expect([tab.server.coupon, tab.state.totals?.couponCode]).toEqual(['TEN', 'TEN'])
  expect(tab.notices).toEqual([
    { type: 'success', key: 'cart.coupon-applied', values: { code: 'TEN' } },
  ])
})

test('a wrong one is refused in its words, and the one before stays', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.settleQuietly()
  enter(tab, 'WRONG')
  tab.settleQuietly()
  const refusal = { type: 'danger', key: 'cart.coupon-wrong', values: { code: 'WRONG' } }
  expect(tab.notices.at(-1)).toEqual(refusal)
  expect([tab.server.coupon, tab.state.coupon.code]).toEqual(['TEN', 'TEN'])
})

test('one that is taken out stays out', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.settleQuietly()
  enter(tab, '')
  tab.settle()
  expect([tab.server.coupon, tab.state.totals?.couponCode]).toEqual(['', ''])
})

test('it is applied again when the server has begun the cart anew', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.settleQuietly()
  tab.notices = []
  tab.server.loseCart()
  tab.settle()
  expect([tab.server.coupon, tab.notices]).toEqual(['TEN', []])
  expect(tab.server.lines).toHaveLength(1)
})

test('one that is over leaves the cart, and the shopper is told once', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.settleQuietly()
  tab.notices = []
  tab.server.coupon = ''
  tab.dispatch({ type: 'refresh-asked' })
  for (const fate of ['works', 'works', 'refused'] as const) tab.deliver(fate)
  tab.settle()
  expect(tab.notices).toEqual([
    { type: 'warning', key: 'cart.coupon-gone', values: { code: 'TEN' } },
  ])
  expect(tab.state.coupon.code).toBe('')
})

test('one that a form has taken out is not applied again', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.settleQuietly()
  tab.server.coupon = ''
  tab.dispatch({ type: 'changed-elsewhere' })
  tab.settleQuietly()
  expect([tab.server.coupon, tab.state.totals?.couponCode]).toEqual(['', ''])
})

test('offline it waits and the shopper is told; online it is tried', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'online-changed', isOnline: false })
  enter(tab, 'TEN')
  expect(tab.notices).toEqual([{ type: 'info', key: 'cart.coupon-later' }])
  tab.dispatch({ type: 'online-changed', isOnline: true })
  tab.settleQuietly()
  expect(tab.server.coupon).toBe('TEN')
})

test('an unknown outcome is tried again, and given up in the end', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.deliver('lost after')
  tab.settleQuietly()
  expect(tab.server.coupon).toBe('TEN')
  enter(tab, 'FIVE')
  for (let turn = 0; turn < 3; turn += 1) {
    tab.deliver('fails before')
    tab.fireTimer()
  }
  tab.settleQuietly()
  const lost = { key: 'cart.coupon-lost', values: { code: 'FIVE' } }
  expect(tab.notices).toContainEqual(expect.objectContaining(lost))
  expect(tab.state.totals?.couponCode).toBe('TEN')
})

function failThrice(tab: FakeTab): void {
  for (let turn = 0; turn < 3; turn += 1) {
    tab.deliver('fails before')
    tab.fireTimer()
  }
}

test('a coupon that was given up is all that is told: the shop is not called unreachable', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  failThrice(tab)
  expect(tab.notices.map(({ key }) => key)).toEqual(['cart.coupon-lost'])
  expect(tab.state.failures).toBe(0)
})

test('a coupon that cannot be taken out is told as just that', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.settleQuietly()
  tab.notices = []
  enter(tab, '')
  failThrice(tab)
  expect(tab.notices.map(({ key }) => key)).toEqual(['cart.coupon-kept'])
  tab.settleQuietly()
  expect(tab.state.totals?.couponCode).toBe('TEN')
})

test('too many codes are told, and nothing else waits for it', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.deliver('busy')
  expect(tab.notices.at(-1)).toMatchObject({
    key: 'cart.code-too-often',
    values: { code: 'TEN' },
  })
  tab.settleQuietly()
  expect([tab.server.coupon, isPending(tab.state)]).toEqual(['', false])
})

test('the code that was entered last counts, whatever is under way', () => {
  const tab = makeTab()
  enter(tab, 'TEN')
  enter(tab, 'FIVE')
  tab.settleQuietly()
  expect(tab.server.coupon).toBe('FIVE')
})

test('an empty cart keeps the code for what will be put in', () => {
  const tab = new FakeTab(new FakeServer(), { now: 1_000_000 })
  enter(tab, 'TEN')
  tab.settleQuietly()
  expect(isPending(tab.state)).toBe(false)
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  expect(tab.server.coupon).toBe('TEN')
})

test('of two tabs the later command counts, and of one command the one that is done', () => {
  const command = { ...NO_COUPON, code: 'TEN', at: 5, isDirty: true }
  const done = { ...command, isDirty: false }
  expect(laterCoupon(command, done, 0)).toBe(done)
  expect(laterCoupon(done, command, 0)).toBe(done)
  expect(laterCoupon(command, { ...NO_COUPON, at: 6 }, 0)).toMatchObject({ code: '', at: 6 })
  expect(laterCoupon({ ...command, at: 7 }, done, 0)).toMatchObject({ at: 7, isDirty: true })
})

test('no tab takes the coupon of an ordered cart over to the next one', () => {
  const done = { ...NO_COUPON, code: 'TEN', at: 5 }
  for (const own of [done, { ...done, isDirty: true }]) {
    expect(laterCoupon(own, NO_COUPON, 9)).toEqual({ ...NO_COUPON, at: 9 })
  }
  const tab = makeTab()
  enter(tab, 'TEN')
  tab.settleQuietly()
  tab.clock.now += 100
  tab.dispatch({ type: 'cleared', ordered: null })
  tab.server.loseCart()
  tab.clock.now += 100
  tab.dispatch({ type: 'added', line: cartLine('B', 1) })
  tab.settleQuietly()
  expect([tab.server.coupon, tab.state.coupon.code]).toEqual(['', ''])
})

test('a coupon goes with the order it was entered for, also where it came after the lines', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.clock.now += 100
  enter(tab, 'TEN')
  tab.settleQuietly()
  const ordered = { lines: tab.state.lines, couponAt: tab.state.coupon.at }
  tab.clock.now += 100
  tab.dispatch({ type: 'cleared', ordered })
  expect(tab.state.coupon).toMatchObject({ code: '', isDirty: false })
  expect(
    laterCoupon(
      tab.state.coupon,
      { ...NO_COUPON, code: 'TEN', at: ordered.couponAt },
      ordered.couponAt,
    ),
  ).toMatchObject({ code: '' })
})

test('a coupon that was entered after the order had left stays for the next one', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  const ordered = { lines: tab.state.lines, couponAt: 0 }
  tab.clock.now += 100
  enter(tab, 'TEN')
  tab.dispatch({ type: 'cleared', ordered })
  expect(tab.state.coupon.code).toBe('TEN')
})
