// `npm run fuzz -- --seed 7`: 20,000 random paths and 5,000 random query strings against both Workers, and
// 10,000 random requests of every call against commerce. `--only calls` or `--only addresses` does one of
// them, `--each 500` fewer requests, `--call order` those whose name says so.
import { parseArgs } from 'node:util'
import { openShop } from '../fixtures/open-shop.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { bombard } from './bombard.ts'
import { bombardCalls } from './bombard-calls.ts'
import { randomPath, randomQuery, seededNumbers } from './random-address.ts'

const PATHS = 20_000
const QUERIES = 5000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    each: { type: 'string', default: '10000' },
    call: { type: 'string', default: '' },
  },
})
const wrong: string[] = []

async function fuzzAddresses(): Promise<void> {
  const next = seededNumbers(Number(values.seed))
  await prepareTemplate()
  const shop = await openShop({ COMMERCE_URL: '' })
  const paths = await bombard(shop, PATHS, () => randomPath(next))
  const queries = await bombard(shop, QUERIES, () => randomQuery(next))
  await shop.close()
  wrong.push(...paths.wrong, ...queries.wrong)
  console.info(`seed ${values.seed}: ${paths.asked + queries.asked} addresses`)
}

async function fuzzCalls(): Promise<void> {
  const next = seededNumbers(Number(values.seed))
  // A request that commerce refuses may write a line to its log; what is wrong is told at the end.
  const { error } = console
  console.error = () => undefined
  const isMeant = (name: string) => name.toLowerCase().includes(values.call.toLowerCase())
  const found = await bombardCalls(Number(values.each), next, isMeant)
  console.error = error
  wrong.push(...found.wrong)
  const { asked, statuses, slowest, neverTaken } = found
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.info(`seed ${values.seed}: ${asked} calls, answered ${answers.join(', ')}`)
  console.info(`never taken: ${neverTaken.join(', ') || 'none'}`)
  console.info(`the slowest took ${Math.round(slowest.ms)} ms: ${slowest.call}`)
}

if (values.only !== 'calls') await fuzzAddresses()
if (values.only !== 'addresses') await fuzzCalls()
for (const line of wrong) console.error(line)
console.info(`${wrong.length} wrong`)
process.exitCode = wrong.length > 0 ? 1 : 0
