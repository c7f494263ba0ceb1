// `npm run costs`: what one page, one search and one order ask of what a deployment pays for. The
// built Workers in miniflare, on the demo shop; prices stand in ARCHITECTURE.md.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort } from '../../worker/tools/run/free-port.ts'
import { startWorkers } from '../../worker/tools/run/workers.ts'
import { copyTemplate, prepareTemplate } from '../fixtures/shop-template.ts'
import { fillCart, openShopper, orderOf, placeOrder } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { fromAddress, type Visit, visit } from '../fixtures/visit.ts'
import { printTable } from './print-table.ts'

type Counts = Record<string, number>

interface Row {
  what: string
  counts: Counts
}

const [NL] = STORES
const HOST = NL.host
const SKU = 'RUG-NEST'
const PAGES = [
  ['home', '/'],
  ['department', '/meubels'],
  ['product', '/fauteuil-fjord'],
  ['search, one word', '/catalogsearch/result?q=stoel'],
  ['search, a typing error', '/catalogsearch/result?q=stoell'],
  ['search, narrowed', '/catalogsearch/result?q=stoel&color=antraciet'],
  ['the whole shop', '/catalogsearch/result?q='],
] as const
const COUNTS_PATH = '/__counts'
const COUNTING = readFileSync(resolve(import.meta.dirname, 'count-work.mjs'), 'utf8')

/** Answers what was counted, and passes everything else on. */
function wrapper(classes: string): string {
  return `${COUNTING}
import * as worker from './index.js'
export * from './index.js'
${classes}
export default {
  ...worker.default,
  fetch(request, env, context) {
    if (new URL(request.url).pathname === '${COUNTS_PATH}') return Response.json(takeCounts())
    return worker.default.fetch(request, counted(env), context)
  },
}`
}

const wrappers = {
  storefront: wrapper(''),
  commerce: wrapper(`export class Api extends worker.Api {
  fetch(request) {
    Object.defineProperty(this, 'env', { value: counted(this.env), configurable: true })
    count('requests')
    return super.fetch(request)
  }
}`),
}

await prepareTemplate()
const { state, remove } = copyTemplate()
const [port, commercePort] = [await freePort(), await freePort()]
const shop = await startWorkers({ port, commercePort, state, secrets: TEST_SECRETS, wrappers })
const shopper = openShopper({ port, visit: ask }, NL)

const table: Row[] = []
await ask(HOST, '/service')
await takeCounts()
for (const [name, path] of PAGES) {
  await measure(`${name}, made`, () => openPage(path))
  await measure(`${name}, kept`, () => openPage(path))
}
await measure('first product into a cart', () => fillCart(shopper, SKU))
await measure('cart asked for', () => shopper.get('/api/cart/pull?cartId={{cartId}}'))
await measure('an order', order)
await shop.dispose()
remove()
const names = [...new Set(table.flatMap((row) => Object.keys(row.counts)))]
printTable(table.map(({ what, counts }) => ({ what, ...fill(counts) })))

function ask(host: string, path: string, asked?: Visit) {
  return visit(port, `${host}:${port}`, path, asked)
}

async function openPage(path: string): Promise<void> {
  const { status } = await ask(HOST, path, { headers: fromAddress('10.0.0.1') })
  if (status !== 200) throw new Error(`${path} answers ${status}`)
}

async function order(): Promise<void> {
  const { code, text } = await placeOrder(shopper, orderOf(NL, SKU))
  if (code !== 200) throw new Error(`The order was refused: ${text}`)
}

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  await act()
  table.push({ what, counts: await takeCounts() })
}

function fill(counts: Counts): Counts {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]))
}

/** What was counted since the last time, in both Workers. */
async function takeCounts(): Promise<Counts> {
  const parts = [port, commercePort].map((at) => visit(at, `${HOST}:${at}`, COUNTS_PATH))
  const [storefront, commerce] = await Promise.all(parts)
  return { ...(storefront?.json() as Counts), ...(commerce?.json() as Counts) }
}
