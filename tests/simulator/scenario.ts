// What shoppers do in a run, as data: drawn from the seed, and taken apart when a run is shrunk.
import { PRODUCTS, type Sku } from './catalogue'
import type { Rates } from './machines/weather'
import { createRandom, type Random, seedOf } from './random'

export type Act =
  | { do: 'add'; sku: Sku; qty: number }
  | { do: 'set'; sku: Sku; qty: number }
  | { do: 'remove'; sku: Sku }
  | { do: 'edit'; sku: Sku; other: Sku; qty: number }
  | { do: 'coupon'; code: string }
  | { do: 'open tab' | 'close tab' | 'reload' | 'crash' | 'return' }
  | { do: 'go offline' | 'go online' | 'fill storage' | 'empty storage' }
  | { do: 'change clock'; by: number }
  | { do: 'checkout' }
  | { do: 'choose payment'; code: string }
  | { do: 'press'; times: number }
  | { do: 'keep order' }
  | { do: 'decide'; decision: 'approve' | 'refuse' | 'close' }
  | { do: 'pay by card'; number: string }
  | { do: 'pay by gift card'; code: string }
  | { do: 'take out a gift card' }
  | { do: 'give up' }
  | { do: 'change price'; sku: Sku; price: number }
  | { do: 'subscribe'; email: string }
  | { do: 'wake the worker' }
  | { do: 'ring the clock' | 'stop a desk' | 'send another order' }

export interface Step {
  /** Milliseconds after the step before it. */
  after: number
  shopper: number
  tab: number
  act: Act
}

export interface Scenario {
  seed: number
  shoppers: number
  steps: readonly Step[]
  /** Faults that are left out, by name. */
  without: ReadonlySet<string>
  /** How often something goes wrong at such places, instead of what the seed draws. */
  rates?: Rates
}

const [FIRST, ...MORE] = PRODUCTS.map(({ sku }) => sku)
const SKUS: [Sku, ...Sku[]] = [FIRST ?? 'LAMP', ...MORE]
const METHODS = ['banktransfer', 'banktransfer', 'sandbox_card', 'adyen_cc'] as const
const CODES = ['SMALL', 'LARGE', 'WRONG'] as const
/** What a shopper only does when the order is placed. */
const PAYING: readonly Act['do'][] = ['pay by card', 'decide']
/** By then it is, on most days. */
const ORDERED_MS = 3000
const HOUR_MS = 60 * 60 * 1000
const JUMPS_MS = [24 * HOUR_MS, -24 * HOUR_MS, -HOUR_MS, HOUR_MS] as const

/** Approved, refused, asked for a fingerprint, decided later, paid and never answered; two for the bank. */
const CARDS = [
  '4111111111111111',
  '4000000000000002',
  '5201281505129736',
  '4000000000000077',
  '4000000000000119',
  '4917610000000000',
  '4212345678901237',
] as const

/** The scenario of a seed. */
export function drawScenario(seed: number): Scenario {
  const random = createRandom(seedOf(seed, 'scenario'))
  const shoppers = random.pick([1, 1, 1, 2, 2, 3])
  const tabs = random.pick([1, 1, 2, 2, 3, 4])
  const count = 4 + random.below(22)
  const steps: Step[] = []
  for (; steps.length < count; ) {
    const shopper = random.below(shoppers)
    const acts = drawActs(random)
    const tab = random.below(tabs)
    for (const act of acts) {
      const isPaying = acts.length > 1 && PAYING.includes(act.do)
      const after = isPaying ? ORDERED_MS + random.below(ORDERED_MS) : drawPause(random)
      steps.push({ after, shopper, tab, act })
    }
  }
  return { seed, shoppers, steps: withWaitingCalls(seed, shoppers, steps), without: new Set() }
}

/** Some shoppers ask for the newsletter while they have no connection, for several addresses. */
function withWaitingCalls(seed: number, shoppers: number, steps: readonly Step[]): Step[] {
  const random = createRandom(seedOf(seed, 'waiting calls'))
  if (!random.isOnce(0.25)) return [...steps]
  const shopper = random.below(shoppers)
  const subscribe = (nth: number): Act => ({ do: 'subscribe', email: `reader-${nth}@example.com` })
  const acts: Act[] = [
    { do: 'go offline' },
    ...Array.from({ length: 1 + random.below(4) }, (_, nth) => subscribe(nth)),
    { do: random.pick(['reload', 'open tab', 'close tab', 'crash', 'return']) },
    { do: 'go online' },
    { do: random.pick(['close tab', 'crash', 'reload', 'return']) },
    { do: 'wake the worker' },
    { do: random.pick(['open tab', 'go offline', 'wake the worker', 'crash']) },
    subscribe(9),
  ]
  const at = random.below(steps.length + 1)
  const more = acts.map((act) => ({ after: drawPause(random), shopper, tab: 0, act }))
  return [...steps.slice(0, at), ...more, ...steps.slice(at)]
}

function drawPause(random: Random): number {
  if (random.isOnce(0.25)) return random.below(40)
  if (random.isOnce(0.05)) return random.below(120_000)
  return random.below(2500)
}

const drawSku = (random: Random) => random.pick(SKUS)
const drawAdd = (random: Random): Act => ({
  do: 'add',
  sku: drawSku(random),
  qty: 1 + random.below(2),
})

function drawActs(random: Random): Act[] {
  if (random.isOnce(0.05)) return drawOfflineOrder(random)
  return random.isOnce(0.16) ? drawPurchase(random) : [drawAct(random)]
}

/** A shopper who loses the connection in the checkout, and confirms the order with one. */
function drawOfflineOrder(random: Random): Act[] {
  return [
    drawAdd(random),
    { do: 'checkout' },
    { do: 'choose payment', code: 'banktransfer' },
    { do: 'go offline' },
    { do: 'keep order' },
    { do: random.pick(['reload', 'open tab', 'return']) },
    { do: 'go online' },
    { do: 'checkout' },
    { do: 'press', times: random.pick([1, 2, 3]) },
    { do: 'press', times: random.pick([1, 2]) },
  ]
}

/** A shopper who means to buy. */
function drawPurchase(random: Random): Act[] {
  const code = random.pick(METHODS)
  const pay: Act[] =
    code === 'sandbox_card'
      ? [drawDecision(random)]
      : code === 'adyen_cc'
        ? [{ do: 'pay by card', number: random.pick(CARDS) }, drawDecision(random)]
        : []
  return [
    drawAdd(random),
    { do: 'checkout' },
    { do: 'choose payment', code },
    { do: 'press', times: random.pick([1, 1, 2]) },
    ...pay,
  ]
}

function drawDecision(random: Random): Act {
  return { do: 'decide', decision: random.pick(['approve', 'approve', 'refuse', 'close']) }
}

function drawAct(random: Random): Act {
  const sku = drawSku(random)
  const draws: readonly [number, () => Act][] = [
    [20, () => drawAdd(random)],
    [8, () => ({ do: 'set', sku, qty: random.below(5) })],
    [6, () => ({ do: 'remove', sku })],
    [5, () => ({ do: 'edit', sku, other: drawSku(random), qty: 1 + random.below(3) })],
    [3, () => ({ do: 'coupon', code: random.pick(['TEN', 'WRONG', '']) })],
    [3, () => ({ do: 'pay by gift card', code: random.pick(CODES) })],
    [2, () => ({ do: 'take out a gift card' })],
    [5, () => ({ do: 'open tab' })],
    [3, () => ({ do: 'close tab' })],
    [4, () => ({ do: 'reload' })],
    [3, () => ({ do: 'crash' })],
    [3, () => ({ do: 'return' })],
    [3, () => ({ do: 'go offline' })],
    [4, () => ({ do: 'go online' })],
    [1, () => ({ do: 'fill storage' })],
    [2, () => ({ do: 'empty storage' })],
    [2, () => ({ do: 'change clock', by: random.pick(JUMPS_MS) })],
    [6, () => ({ do: 'checkout' })],
    [3, () => ({ do: 'choose payment', code: random.pick(METHODS) })],
    [8, () => ({ do: 'press', times: random.pick([1, 1, 2, 3]) })],
    [2, () => ({ do: 'keep order' })],
    [3, () => drawDecision(random)],
    [3, () => ({ do: 'pay by card', number: random.pick(CARDS) })],
    [2, () => ({ do: 'give up' })],
    [2, () => ({ do: 'change price', sku, price: 500 + random.below(4000) })],
    [5, () => ({ do: 'ring the clock' })],
    [2, () => ({ do: 'stop a desk' })],
    [2, () => ({ do: 'send another order' })],
  ]
  let left = random.below(draws.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, draw] of draws) {
    left -= weight
    if (left < 0) return draw()
  }
  return drawAdd(random)
}

/** A step in words, for the trace. */
export function describeStep({ shopper, tab, act }: Step): string {
  const { do: what, ...rest } = act
  const details = Object.values(rest).join(' ')
  return `shopper ${shopper + 1}, tab ${tab + 1}: ${what}${details ? ` ${details}` : ''}`
}
