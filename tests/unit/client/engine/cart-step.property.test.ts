import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isPending } from '../../../../client/engine/cart-state'
import { cartLine, FakeServer, FakeTab, type Fate, STOCK } from './fake-cart-server'

/** 1,000 in every run; more by hand: npm run schedules -- 100000. */
const RUNS = Number(process.env.RUNS ?? 1000)
vi.setConfig({ testTimeout: 120_000 })

const SKUS = ['A', 'B', 'C']
const FATES: Fate[] = [
  'works',
  'works',
  'refused',
  'unavailable',
  'fails before',
  'fails after',
  'lost before',
  'lost after',
  'lost, lands later',
  'busy',
]

const sku = fc.constantFrom(...SKUS)
const command = fc.oneof(
  fc.record({ do: fc.constant('add' as const), sku, qty: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('set' as const), sku, qty: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ do: fc.constant('remove' as const), sku }),
  fc.record({
    do: fc.constant('edit' as const),
    sku,
    other: sku,
    qty: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('deliver' as const), fate: fc.constantFrom(...FATES) }),
  fc.record({ do: fc.constant('deliver' as const), fate: fc.constant('works' as const) }),
  fc.record({ do: fc.constantFrom('timer', 'land', 'late', 'refresh') }),
  fc.record({ do: fc.constant('online' as const), isOnline: fc.boolean() }),
  fc.record({ do: fc.constant('lose cart' as const) }),
  fc.record({ do: fc.constant('coupon' as const), code: fc.constantFrom('TEN', 'WRONG', '') }),
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

function run(tab: FakeTab, commands: Command[]) {
  for (const step of commands) {
    tab.clock.now += 100
    if (step.do === 'add') tab.dispatch({ type: 'added', line: cartLine(step.sku, step.qty) })
    if (step.do === 'set') tab.dispatch({ type: 'quantity-set', key: step.sku, qty: step.qty })
    if (step.do === 'remove') tab.dispatch({ type: 'removed', key: step.sku })
    if (step.do === 'edit') {
      tab.dispatch({ type: 'edited', key: step.sku, line: cartLine(step.other, step.qty) })
    }
    if (step.do === 'deliver') tab.deliver(step.fate)
    if (step.do === 'timer') tab.fireTimer()
    if (step.do === 'land') tab.landOne()
    if (step.do === 'late') tab.lateAnswer()
    if (step.do === 'refresh') tab.dispatch({ type: 'refresh-asked' })
    if (step.do === 'online') tab.dispatch({ type: 'online-changed', isOnline: step.isOnline })
    if (step.do === 'coupon') tab.dispatch({ type: 'coupon-entered', code: step.code })
    if (step.do === 'lose cart') tab.server.loseCart()
    expect(tab.state.lines.every((line) => line.qty >= 1)).toBe(true)
    expect(tab.sent.length).toBeLessThanOrEqual(1)
  }
}

const shown = (tab: FakeTab) => tab.state.lines.map(({ sku, qty }) => ({ sku, qty }))
const held = (server: FakeServer) => server.lines.map(({ sku, qty }) => ({ sku, qty }))
const bySku = (a: { sku: string }, b: { sku: string }) => (a.sku < b.sku ? -1 : 1)

test('after everything settles the shown lines are the server lines, each at least 1 (I5)', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const tab = new FakeTab(new FakeServer(), { now: 1_000_000 })
      run(tab, commands)
      tab.settle()
      expect(shown(tab).sort(bySku)).toEqual(held(tab.server).sort(bySku))
      expect(tab.state.lines.every((line) => line.qty >= 1)).toBe(true)
      expect(isPending(tab.state)).toBe(false)
      if (tab.state.lines.length > 0) {
        expect(tab.state.totals?.couponCode).toBe(tab.server.coupon)
        expect(tab.state.coupon.code).toBe(tab.server.coupon)
      }
      const rows = tab.state.totals?.items.reduce((sum, item) => sum + item.qty, 0) ?? 0
      expect(rows).toBe(tab.state.lines.reduce((sum, line) => sum + line.qty, 0))
    }),
    { numRuns: RUNS },
  )
})

test('a removed line never comes back by a late answer or a fresh list', () => {
  const harmless = command.filter((step) => step.do !== 'deliver' || step.fate !== 'refused')
  fc.assert(
    fc.property(fc.array(harmless, { maxLength: 30 }), fc.array(harmless), (before, after) => {
      const tab = new FakeTab(new FakeServer(), { now: 1_000_000 })
      run(tab, before)
      tab.dispatch({ type: 'removed', key: 'A' })
      run(
        tab,
        after.filter(
          (step) =>
            !('sku' in step && step.sku === 'A') && !('other' in step && step.other === 'A'),
        ),
      )
      tab.settle()
      // Refused deletions and edits are told: the line is there again, and nothing is lost.
      const told = ['cart.line-kept', 'cart.edit-refused']
      const wasKept = tab.notices.some(({ key }) => told.includes(key))
      if (!wasKept) expect(tab.state.lines.map((line) => line.sku)).not.toContain('A')
    }),
    { numRuns: RUNS },
  )
})

test('without faults the server ends with exactly what the shopper wants', () => {
  const commandLists = fc.array(
    command.filter(
      (step) => ['add', 'set', 'remove', 'edit'].includes(step.do) || step.do === 'deliver',
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(commandLists, (commands) => {
      const tab = new FakeTab(new FakeServer(), { now: 1_000_000 })
      const expected = new Map<string, number>()
      const limited = commands.map((step) => {
        if (step.do === 'deliver') return { ...step, fate: 'works' as const }
        if (!('sku' in step)) return step
        if (step.do === 'edit') return editExpected(expected, step)
        const had = expected.get(step.sku) ?? 0
        const wanted = step.do === 'add' ? had + step.qty : step.do === 'set' ? step.qty : 0
        const isPossible = wanted <= 9 && (step.do === 'add' || had > 0)
        if (!isPossible) return { do: 'timer' as const }
        if (wanted === 0) expected.delete(step.sku)
        else expected.set(step.sku, wanted)
        return step
      })
      run(tab, limited)
      tab.settle()
      expect(new Map(held(tab.server).map(({ sku, qty }) => [sku, qty]))).toEqual(expected)
      expect(tab.notices.filter(({ type }) => type === 'danger')).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

test('a lost answer neither doubles nor drops a line, even when nobody looks again', () => {
  const addition = fc.record({ do: fc.constant('add' as const), sku, qty: fc.constantFrom(1, 2) })
  const fate = fc.constantFrom<Fate>('works', 'lost before', 'lost after')
  const deliver = fc.record({ do: fc.constant('deliver' as const), fate })
  const step = fc.oneof(addition, deliver, fc.record({ do: fc.constantFrom('timer', 'late') }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (commands) => {
      const tab = new FakeTab(new FakeServer(), { now: 1_000_000 })
      run(tab, commands)
      tab.settleQuietly()
      const gaveUp = tab.notices.some(({ type }) => type === 'danger')
      if (gaveUp) return
      const expected = new Map<string, number>()
      for (const made of commands) {
        if (made.do === 'add') expected.set(made.sku, (expected.get(made.sku) ?? 0) + made.qty)
      }
      const isPossible = [...expected.values()].every((qty) => qty <= STOCK)
      if (!isPossible) return
      expect(new Map(shown(tab).map(({ sku: of, qty }) => [of, qty]))).toEqual(expected)
      expect(shown(tab).sort(bySku)).toEqual(held(tab.server).sort(bySku))
    }),
    { numRuns: RUNS },
  )
})

type Edit = Extract<Command, { do: 'edit' }>

/** What the shopper wants after an edit; one that the stock forbids, or of nothing, is not made. */
function editExpected(expected: Map<string, number>, step: Edit): Edit | { do: 'timer' } {
  const { sku: key, other, qty } = step
  const wanted = key === other ? qty : qty + (expected.get(other) ?? 0)
  if (!expected.has(key) || wanted > STOCK) return { do: 'timer' }
  expected.delete(key)
  expected.set(other, wanted)
  return step
}

test('a refused edit leaves the cart as it was before', () => {
  const lines = fc.uniqueArray(fc.record({ sku, qty: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ sku: of }) => of,
    minLength: 1,
  })
  fc.assert(
    fc.property(lines, sku, fc.integer({ min: STOCK + 1, max: 50 }), (before, other, qty) => {
      const tab = new FakeTab(new FakeServer(), { now: 1_000_000 })
      for (const line of before) tab.dispatch({ type: 'added', line: cartLine(line.sku, line.qty) })
      tab.settleQuietly()
      tab.clock.now += 100
      const edited = before[0]?.sku ?? ''
      tab.dispatch({ type: 'edited', key: edited, line: cartLine(other, qty) })
      tab.settleQuietly()
      expect(shown(tab).sort(bySku)).toEqual([...before].sort(bySku))
      expect(held(tab.server).sort(bySku)).toEqual([...before].sort(bySku))
      expect(tab.notices.at(-1)?.type).toBe('danger')
    }),
    { numRuns: RUNS },
  )
})
