// `npm run fuzz -- --seed 7`: 20,000 random paths and 5,000 random query strings against both Workers,
// 10,000 random requests of every call against commerce, and 10,000 random posts of every form against
// both in this process. `--only calls`, `forms` or `addresses` does one of them, `--each 500` fewer
// requests, `--call order` or `--form account` those whose name says so.
import { parseArgs } from 'node:util'
import { openShop } from '../fixtures/open-shop.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { bombard } from './bombard.ts'
import { loadAsBuilt } from './load-as-built.ts'
import { randomPath, randomQuery, seededNumbers } from './random-address.ts'

const PATHS = 20_000
const QUERIES = 5000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    each: { type: 'string', default: '10000' },
    call: { type: 'string', default: '' },
    form: { type: 'string', default: '' },
  },
})
let wrong = 0

async function fuzzAddresses(): Promise<void> {
  const next = seededNumbers(Number(values.seed))
  await prepareTemplate()
  const shop = await openShop({ COMMERCE_URL: '' })
  const paths = await bombard(shop, PATHS, () => randomPath(next))
  const queries = await bombard(shop, QUERIES, () => randomQuery(next))
  await shop.close()
  tellWrong([...paths.wrong, ...queries.wrong])
  console.info(`seed ${values.seed}: ${paths.asked + queries.asked} addresses`)
}

async function fuzzCalls(): Promise<void> {
  const { bombardCalls } = await loadAsBuilt<typeof import('./bombard-calls')>('bombard-calls.ts')
  const next = seededNumbers(Number(values.seed))
  const isMeant = (name: string) => name.toLowerCase().includes(values.call.toLowerCase())
  const found = await quietly(() => bombardCalls(Number(values.each), next, isMeant))
  tellWrong(found.wrong)
  const { asked, statuses, slowest, neverTaken } = found
  console.info(`seed ${values.seed}: ${asked} calls, answered ${tellStatuses(statuses)}`)
  console.info(`never taken: ${neverTaken.join(', ') || 'none'}`)
  console.info(`the slowest took ${Math.round(slowest.ms)} ms: ${slowest.call}`)
}

/** Each form in a shop of its own, so that one alone is what it was among all. */
async function fuzzForms(): Promise<void> {
  const { bombardForm, FORM_PATHS, openFormShop } =
    await loadAsBuilt<typeof import('./forms/bombard-forms')>('forms/bombard-forms.ts')
  const [each, seed] = [Number(values.each), Number(values.seed)]
  for (const path of FORM_PATHS.filter((one) => one.includes(values.form))) {
    const started = performance.now()
    const found = await quietly(async () => bombardForm(await openFormShop(), path, { each, seed }))
    tellWrong(found.wrong)
    const { asked, done, slowest } = found
    const seconds = Math.round((performance.now() - started) / 1000)
    const told = `${asked} posts in ${seconds} s, ${done} done, the slowest took ${slowest} ms`
    console.info(`seed ${seed} ${path}: ${told}, answered ${tellStatuses(found.statuses)}`)
  }
}

/** At once: a run that is stopped has told what it found. */
function tellWrong(lines: readonly string[]): void {
  for (const line of lines) console.error(line)
  wrong += lines.length
}

function tellStatuses(statuses: Record<number, number>): string {
  const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return counted.join(', ')
}

/** What the shop refuses may write a line to its log, which would hide what is wrong. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { error, info, warn } = console
  console.error = console.info = console.warn = () => undefined
  try {
    return await work()
  } finally {
    Object.assign(console, { error, info, warn })
  }
}

const isWanted = (part: string) => values.only === undefined || values.only === part
if (isWanted('addresses')) await fuzzAddresses()
if (isWanted('calls')) await fuzzCalls()
if (isWanted('forms')) await fuzzForms()
console.info(`${wrong} wrong`)
process.exitCode = wrong > 0 ? 1 : 0
