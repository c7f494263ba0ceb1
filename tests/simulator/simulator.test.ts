import './machines/surroundings'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../../worker/tools/run/paths'
import { run } from './run'
import { drawScenario } from './scenario'

/** More by hand: npm run simulate -- --runs 100000. */
const RUNS = process.env.RUNS ?? '5000'
const SEED = process.env.SEED ?? '1'

const inNode = promisify(execFile).bind(null, process.execPath)
const TYPESCRIPT = ['--import', './worker/tools/run/resolve-typescript.mjs']

test('whatever is lost, late, doubled or crashes: I1 to I8, I16, I18 and I25 hold after every step', async () => {
  // In a process of its own, where the shop is one file: half as fast again as module by module.
  const args = ['--seed', SEED, '--runs', RUNS]
  const { stdout } = await inNode([...TYPESCRIPT, 'tests/simulator/main.ts', ...args], {
    cwd: ROOT,
  })
  expect(stdout).toContain(`${RUNS} runs`)
}, 1_200_000)

test('the same seed is the same run, whatever ran before it', async () => {
  const once = (await run(drawScenario(39))).trace
  await run(drawScenario(40))
  expect((await run(drawScenario(39))).trace).toEqual(once)
})

test('a run in which something happens has orders, payments, lost answers and crashes in it', async () => {
  const seen = new Set<string>()
  const said: string[] = []
  let orders = 0
  for (let seed = 1; seed <= 120; seed += 1) {
    const { faults, orders: placed, trace } = await run(drawScenario(seed))
    orders += placed
    said.push(...trace)
    for (const fault of faults) seen.add(fault.replace(/^.*: /, ''))
  }
  expect(orders).toBeGreaterThan(10)
  const paying = [
    '/api/payment/start → 200',
    '/api/ext/adyen/payment-information → 200',
    '/api/ext/adyen/payments-details → 200',
    '/api/ext/gift-card/apply → 200',
    'answers the bank → 30',
    'decides → 303',
    '/api/ext/magento2-newsletter/subscribe → 200',
  ]
  for (const step of paying)
    expect(
      said.some((line) => line.includes(step)),
      step,
    ).toBe(true)
  const expected = ['answer lost', 'request late', 'doubled', 'isolate gone', 'full']
  expect([...seen]).toEqual(expect.arrayContaining(expected))
})
