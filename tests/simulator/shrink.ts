// Takes a failing run apart: leaves out steps and faults, one after the other, for as long as the same
// thing goes wrong. What is left is what it takes.
import { run } from './run'
import type { Scenario } from './scenario'
import type { Seams } from './world'

export interface Shrunk {
  scenario: Scenario
  breach: string
  runs: number
}

/** More tries than that would not make it much clearer. */
const MOST_RUNS = 400

/** The number of the invariant, which stays the same while a run is shrunk. */
export function invariantOf(breach: string): string {
  return breach.split(' ')[0] ?? ''
}

/** Shrinks a scenario in which something does not hold. */
export async function shrink(
  scenario: Scenario,
  breach: string,
  seams: Seams = {},
): Promise<Shrunk> {
  let best: Shrunk = { scenario, breach, runs: 0 }

  /** Takes the smaller scenario when the same invariant breaks in it. */
  async function isEnough(smaller: Scenario): Promise<boolean> {
    const outcome = await run(smaller, seams)
    const runs = best.runs + 1
    const isSame = outcome.breach !== null && invariantOf(outcome.breach) === invariantOf(breach)
    best = isSame ? { scenario: smaller, breach: outcome.breach ?? '', runs } : { ...best, runs }
    return isSame
  }

  for (let before = -1; before !== sizeOf(best.scenario) && best.runs < MOST_RUNS; ) {
    before = sizeOf(best.scenario)
    await dropSteps(() => best, isEnough)
    await dropFaults(() => best, isEnough, seams)
  }
  return best
}

const sizeOf = ({ steps, without }: Scenario) => steps.length * 1000 - without.size

type Current = () => Shrunk
type Try = (smaller: Scenario) => Promise<boolean>

/** First large parts, then single steps; the pause before a step that is left out stays. */
async function dropSteps(current: Current, isEnough: Try): Promise<void> {
  for (let size = Math.ceil(current().scenario.steps.length / 2); size >= 1; size = size >> 1) {
    for (let at = 0; at < current().scenario.steps.length && current().runs < MOST_RUNS; ) {
      const { scenario } = current()
      const gone = scenario.steps.slice(at, at + size).reduce((sum, step) => sum + step.after, 0)
      const rest = scenario.steps.slice(at + size)
      const next = rest.slice(0, 1).map((step) => ({ ...step, after: step.after + gone }))
      const steps = [...scenario.steps.slice(0, at), ...next, ...rest.slice(1)]
      if (!(await isEnough({ ...scenario, steps }))) at += size
    }
  }
}

async function dropFaults(current: Current, isEnough: Try, seams: Seams): Promise<void> {
  const { faults } = await run(current().scenario, seams)
  for (const fault of faults) {
    if (current().runs >= MOST_RUNS) return
    const { scenario } = current()
    await isEnough({ ...scenario, without: new Set([...scenario.without, fault]) })
  }
}
