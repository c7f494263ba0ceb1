// `npm run costs`: what one page, one search and one order ask of what a deployment pays for, and what
// the shop takes. The built Workers in miniflare, on the demo shop or, with `--state FOLDER`, on a copy
// of a shop that is filled already (`.wrangler/state`); the other options say what is asked for there.
// Prices stand in ARCHITECTURE.md.
import { parseArgs } from 'node:util'
import { fromHere } from '../../worker/tools/catalogue-cli/import-options.ts'
import { buildWhenChanged } from '../../worker/tools/run/build.ts'
import { freePort } from '../../worker/tools/run/free-port.ts'
import { startWorkers } from '../../worker/tools/run/workers.ts'
import { copyState, copyTemplate, prepareTemplate } from '../fixtures/shop-template.ts'
import { fillCart, openShopper, orderOf, placeOrder } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { fromAddress, type Visit, visit } from '../fixtures/visit.ts'
import { COUNTING_WORKERS, type Counts, takeCounts as takeCountsOf } from './counting-workers.ts'
import { workerdCpuMs } from './cpu-time.ts'
import { printTable } from './print-table.ts'
import { measureStorage } from './shop-size.ts'

interface Row {
  what: string
  counts: Counts
}

const [NL] = STORES
const HOST = NL.host
const { values: asked } = parseArgs({
  options: {
    state: { type: 'string' },
    department: { type: 'string', default: '/meubels' },
    product: { type: 'string', default: '/fauteuil-fjord' },
    word: { type: 'string', default: 'stoel' },
    typo: { type: 'string', default: 'stoell' },
    filter: { type: 'string', default: 'color=antraciet' },
    sku: { type: 'string', default: 'RUG-NEST' },
  },
})
const SEARCH = '/catalogsearch/result?q='
const PAGES = [
  ['home', '/'],
  ['department', asked.department],
  ['product', asked.product],
  ['search, one word', `${SEARCH}${asked.word}`],
  ['search, a typing error', `${SEARCH}${asked.typo}`],
  ['search, narrowed', `${SEARCH}${asked.word}&${asked.filter}`],
] as const
const { state, remove } = await openState()
const [port, commercePort] = [await freePort(), await freePort()]
const shop = await startWorkers({
  port,
  commercePort,
  state,
  secrets: TEST_SECRETS,
  wrappers: COUNTING_WORKERS,
})
const shopper = openShopper({ port, visit: ask }, NL)

const table: Row[] = []
await ask(HOST, '/service')
await takeCounts()
for (const [name, path] of PAGES) {
  await measure(`${name}, made`, () => openPage(path))
  await measure(`${name}, kept`, () => openPage(path))
}
const picture = await findPicture('/')
await measure('a picture, made', () => openPage(picture))
await measure('a picture, kept', () => openPage(picture))
await measure('first product into a cart', () => fillCart(shopper, asked.sku))
await measure('cart asked for', () => shopper.get('/api/cart/pull?cartId={{cartId}}'))
await measure('an order', order)
await shop.dispose()
const storage = measureStorage(state)
remove()
const names = [...new Set(table.flatMap((row) => Object.keys(row.counts)))]
printTable(table.map(({ what, counts }) => ({ what, ...fill(counts) })))
printTable([{ ...storage }])

async function openState() {
  if (asked.state) {
    buildWhenChanged()
    return copyState(fromHere(asked.state))
  }
  await prepareTemplate()
  return copyTemplate()
}

function ask(host: string, path: string, how?: Visit) {
  return visit(port, `${host}:${port}`, path, { patience: 120_000, ...how })
}

/** The first picture of a page, in the size that the page asks for. */
async function findPicture(path: string): Promise<string> {
  const { text } = await ask(HOST, path)
  const [found] = /\/media\/[^"\s]+/.exec(text) ?? []
  if (!found) throw new Error(`${path} shows no picture`)
  return found
}

async function openPage(path: string): Promise<void> {
  const { status } = await ask(HOST, path, { headers: fromAddress('10.0.0.1') })
  if (status !== 200) throw new Error(`${path} answers ${status}`)
}

async function order(): Promise<void> {
  const { code, text } = await placeOrder(shopper, orderOf(NL, asked.sku))
  if (code !== 200) throw new Error(`The order was refused: ${text}`)
}

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  const before = workerdCpuMs()
  await act()
  // Databases and stores are in it, which a deployment does not pay for by the millisecond.
  const cpu = { 'CPU ms': workerdCpuMs() - before }
  table.push({ what, counts: { ...cpu, ...(await takeCounts()) } })
}

function fill(counts: Counts): Counts {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]))
}

/** What was counted since the last time, in both Workers. */
async function takeCounts(): Promise<Counts> {
  return await takeCountsOf([port, commercePort])
}
