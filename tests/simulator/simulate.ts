// The runs of `npm run simulate`: one seed after the other, and what it takes to break one.
import './machines/surroundings'
import { run } from './run'
import { describeStep, drawScenario, type Scenario } from './scenario'
import { shrink } from './shrink'

export interface Wanted {
  seed: number
  runs: number
  /** Prints every run, and shrinks none. */
  isTraced: boolean
}

/** Runs the seeds and tells about them; how many of them failed. */
export async function simulate({ seed: first, runs, isTraced }: Wanted): Promise<number> {
  const started = performance.now()
  const failed: number[] = []
  let orders = 0
  for (let seed = first; seed < first + runs; seed += 1) {
    const scenario = drawScenario(seed)
    const outcome = await run(scenario)
    orders += outcome.orders
    if (isTraced) console.info(outcome.trace.join('\n'))
    if (outcome.breach) {
      failed.push(seed)
      console.error(`seed ${seed}: ${outcome.breach}`)
      if (!isTraced) await tellWhy(scenario, outcome.breach)
    }
  }
  const seconds = (performance.now() - started) / 1000
  const speed = `${Math.round(runs / seconds)} runs a second`
  console.info(`${runs} runs, ${orders} orders, ${failed.length} failed, ${speed}`)
  if (failed.length > 0) console.info(`failed: ${failed.join(' ')}`)
  return failed.length
}

async function tellWhy(scenario: Scenario, breach: string): Promise<void> {
  const small = await shrink(scenario, breach)
  const { trace, faults } = await run(small.scenario)
  const steps = small.scenario.steps.map((step) => `  +${step.after} ms  ${describeStep(step)}`)
  console.error(
    `shrunk in ${small.runs} runs to ${steps.length} steps and ${faults.length} faults:`,
  )
  console.error([...steps, ...faults.map((fault) => `  ${fault}`), '', ...trace, ''].join('\n'))
}
