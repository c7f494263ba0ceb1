import './machines/surroundings'
import { expect, test } from 'vitest'
import { DEFECTS } from './defects'
import type { Rates } from './machines/weather'
import { run } from './run'
import { drawScenario, type Scenario } from './scenario'
import { invariantOf, shrink } from './shrink'

/** With so many seeds each of them is seen (trust 2.5, G). */
const SEEDS = 2000

/** R1 is only seen where the order desk has to send an order again. */
const RATES: Readonly<Record<string, Rates>> = {
  R1: { inside: 0.3 },
  'a clock that stands still': { database: 0.1 },
}

/** The first run in which the defect is seen. */
async function findBreach(name: string) {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const scenario: Scenario = { ...drawScenario(seed), rates: RATES[name] ?? {} }
    const { breach } = await run(scenario, DEFECTS[name])
    if (breach) return { scenario, breach }
  }
  return null
}

test.each(Object.keys(DEFECTS))(
  'the defect %s is seen when it is put back',
  async (name) => {
    const found = await findBreach(name)
    expect(found?.breach).toMatch(/^I\d+ /)
    if (found) expect((await run(found.scenario)).breach).toBeNull()
  },
  900_000,
)

test('a failing run is shrunk to the few steps that it takes', async () => {
  const found = await findBreach('R4')
  if (!found) throw new Error('R4 was not seen')
  const small = await shrink(found.scenario, found.breach, DEFECTS.R4)
  expect(invariantOf(small.breach)).toBe(invariantOf(found.breach))
  expect(small.scenario.steps.length).toBeLessThan(found.scenario.steps.length)
  expect((await run(small.scenario, DEFECTS.R4)).breach).toBe(small.breach)
}, 300_000)
