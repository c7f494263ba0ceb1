// Runs a scenario: one thing at a time, and after each of them what must hold is looked at.

import { ordersOf } from './checks/books'
import { findBreaches, openMemory } from './checks/invariants'
import { calmDown, findLosses, findWaiting, lookAgain } from './checks/rest'
import { endTab } from './machines/browser'
import { letPromisesRun } from './machines/clock'
import { describeStep, type Scenario } from './scenario'
import { perform } from './shopper/acts'
import { openWorld, type Seams, type World } from './world'

const MINUTE_MS = 60_000
/** No request is on its way for longer. */
const LATE_MS = MINUTE_MS
/** By then everything has come to rest. */
const REST_MS = 25 * MINUTE_MS
/** Orders are given up that nobody pays. */
const EXPIRY_MS = 31 * MINUTE_MS
/** And after a day also those of which a provider was asked. */
const DAY_MS = 25 * 60 * MINUTE_MS

/** More than any stretch of a run takes. */
const MOST_TURNS = 20_000

export interface Outcome {
  /** What did not hold first; null when all did. */
  breach: string | null
  trace: readonly string[]
  faults: readonly string[]
  orders: number
}

/** Runs a scenario to its end, or to the first breach. */
export async function run(scenario: Scenario, seams: Seams = {}): Promise<Outcome> {
  const world = await openWorld(scenario, seams)
  try {
    const breach = (await act(world, scenario)) ?? (await settle(world))
    const { trace, weather } = world
    if (breach) trace.push(breach)
    return { breach, trace, faults: weather.faults(), orders: world.ledger.placed.length }
  } finally {
    world.close()
  }
}

const memories = new WeakMap<World, ReturnType<typeof openMemory>>()

/** Lets time pass until that moment, or until it is enough. */
async function pass(world: World, until: number, isEnough = () => false): Promise<string | null> {
  const memory = memories.get(world) ?? openMemory()
  memories.set(world, memory)
  for (let turns = 0; ; turns += 1) {
    if (turns > MOST_TURNS) return 'I2 something goes on for ever'
    await letPromisesRun()
    const [breach] = findBreaches(world, memory)
    if (breach) return breach
    if (isEnough() || !world.clock.step(until)) return null
  }
}

async function act(world: World, { steps }: Scenario): Promise<string | null> {
  for (const step of steps) {
    const due = world.clock.now() + step.after
    const breach = await pass(world, due)
    if (breach) return breach
    world.clock.goTo(due)
    world.trace.push(`          ${describeStep(step)}`)
    perform(world, step)
  }
  return pass(world, world.clock.now())
}

async function settle(world: World): Promise<string | null> {
  world.trace.push('          all is calm')
  calmDown(world)
  return (await rest(world)) ?? (await expire(world)) ?? (await findLosses(world))[0] ?? null
}

/** Waits for what is late, then looks again, then for everything to be done. */
async function rest(world: World): Promise<string | null> {
  const { clock } = world
  const late = await pass(world, clock.now() + LATE_MS)
  if (late) return late
  lookAgain(world)
  for (const until = clock.now() + REST_MS; clock.now() < until; ) {
    const minute = clock.now() + MINUTE_MS
    const breach = await pass(world, minute, () => findWaiting(world).length === 0)
    if (breach) return breach
    if (findWaiting(world).length === 0) return null
    clock.goTo(minute)
    void world.commerce.ring()
  }
  return `I2 never comes to rest: ${findWaiting(world)[0]}`
}

/** Orders that nobody has paid are given up; whoever comes back then has the cart again. */
async function expire(world: World): Promise<string | null> {
  if (!ordersOf(world).some(({ state }) => state === 'pending_payment')) return null
  world.trace.push('          a day goes by')
  for (const wait of [EXPIRY_MS, DAY_MS]) {
    const breach = await pass(world, world.clock.now() + 1)
    if (breach) return breach
    world.clock.goTo(world.clock.now() + wait)
    void world.commerce.ring()
    const rung = await pass(world, world.clock.now() + MINUTE_MS)
    if (rung) return rung
  }
  for (const browser of world.browsers) {
    for (const tab of [...browser.tabs]) endTab(tab)
    world.openTab(browser)
  }
  return rest(world)
}
