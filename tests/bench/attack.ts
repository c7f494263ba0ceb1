// `npm run attack`: one visitor asks for the dearest things there are, while others shop. Prints
// how long everybody else waited for their cart, and fails above the goal. Only ever against a shop
// of its own on this machine; `--seconds N` says how long each attack lasts, `--only WORDS` which.
import { parseArgs } from 'node:util'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { openShopper } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'
import { printTable } from './print-table.ts'

const GOAL_MS = 300
const SKU = 'RUG-NEST'
const SHOPPERS = 6
/** As many as one search may choose. */
const MAX_CHOSEN_VALUES = 64
/** A person looks before the next press. */
const PAUSE_MS = 250
const ARTICLES = '/api/ext/storyblok/blog/list?slug=blog&size=100'
const [NL] = STORES
const HOST = NL.host

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, only: { type: 'string', default: '' } },
})
const MS = Number(values.seconds) * 1000

interface Option {
  attribute: string
  values: string[]
}

interface Attack {
  name: string
  connections: number
  /** Asks once, as a visitor from this address, and gives the status. */
  ask: (shop: OpenShop, options: Option[], address: string) => Promise<number>
  /** From one address, as the limits know it, or from a new one each time. */
  addresses: 'one' | 'many'
}

/** A search by the gateway, with whatever body. */
function bySearch(toBody: (options: Option[]) => object): Attack['ask'] {
  return async (shop, options, address) => {
    const { status } = await shop.visit(HOST, '/api/catalog/search', {
      method: 'POST',
      headers: { ...ownPage(shop, address), 'content-type': 'application/json' },
      body: JSON.stringify(toBody(options)),
    })
    return status
  }
}

/** A call to read by the gateway. */
function byCall(toPath: () => string): Attack['ask'] {
  return async (shop, _, address) => {
    const { status } = await shop.visit(HOST, toPath(), { headers: ownPage(shop, address) })
    return status
  }
}

const ownPage = (shop: OpenShop, address: string) => ({
  ...fromAddress(address),
  origin: `http://${HOST}:${shop.port}`,
  'sec-fetch-site': 'same-origin',
})

const byApi = bySearch(toSearch)

const byPage: Attack['ask'] = (shop, options, address) => {
  const chosen = options
    .flatMap(({ attribute, values }) => values.map((value) => `${attribute}=${value}`))
    .map((choice) => ({ choice, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, MAX_CHOSEN_VALUES)
    .map(({ choice }) => choice)
  const path = `/catalogsearch/result?${chosen.join('&')}`
  return shop.visit(HOST, path, { headers: fromAddress(address) }).then(({ status }) => status)
}

const ATTACKS: Attack[] = [
  { name: 'by API, one address', connections: 8, ask: byApi, addresses: 'one' },
  { name: 'by page, one address', connections: 6, ask: byPage, addresses: 'one' },
  { name: 'by API, many addresses', connections: 8, ask: byApi, addresses: 'many' },
  { name: 'by page, many addresses', connections: 6, ask: byPage, addresses: 'many' },
  { name: '4,000 products', connections: 2, ask: bySearch(() => whole(4000)), addresses: 'many' },
  { name: '50 whole products', connections: 4, ask: bySearch(() => whole(50)), addresses: 'many' },
  { name: 'prices of 400 skus', connections: 2, ask: byPrices(400), addresses: 'many' },
  { name: 'prices of 100 skus', connections: 4, ask: byPrices(100), addresses: 'many' },
  { name: '40 unknown words', connections: 4, ask: bySearch(unknownWords), addresses: 'many' },
  { name: '100 articles', connections: 4, ask: byCall(() => ARTICLES), addresses: 'many' },
]

await prepareTemplate()
const shop = await openShop({ COMMERCE_URL: '' })
const options = await findOptions()
const skus = await findSkus()
const calm = await timeCarts(MS)
const rows = [toRow('nobody', calm, [])]
for (const attack of ATTACKS.filter(({ name }) => name.includes(values.only))) {
  const [statuses, times] = await Promise.all([strike(attack), timeCarts(MS)])
  rows.push(toRow(attack.name, times, statuses))
}
await shop.close()
printTable(rows)
const worst = Math.max(...rows.map((row) => Number(row['cart p95'])))
console.info(`Everybody else's cart took ${worst} ms at worst (p95); the goal is ${GOAL_MS} ms.`)
process.exitCode = worst < GOAL_MS ? 0 : 1

/** As much as one search may choose: the first values of each attribute. */
function toSearch(options: readonly Option[]): object {
  const each = Math.floor(MAX_CHOSEN_VALUES / options.length)
  return {
    store: NL.storeCode,
    type: 'product',
    size: 48,
    searchQuery: {
      _availableFilters: options.map(({ attribute }) => ({ field: attribute, scope: 'catalog' })),
      _appliedFilters: options.map(({ attribute, values }) => ({
        attribute,
        value: { in: values.slice(0, each) },
        scope: 'catalog',
      })),
    },
  }
}

/** The first products of the shop with all that is known of them. */
function whole(size: number): object {
  return { store: NL.storeCode, type: 'product', searchQuery: {}, size }
}

/** Forty words, none of which the shop knows: short, since a search text has 256 characters. */
function unknownWords(): object {
  const word = () =>
    `s${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')
      .slice(0, 4)}`
  const text = Array.from({ length: 40 }, word).join(' ')
  return { ...whole(48), searchQuery: { _searchText: text } }
}

function byPrices(count: number): Attack['ask'] {
  return byCall(() => {
    const list = Array.from({ length: count }, (_, at) => skus[at % skus.length]).join(',')
    return `/api/product/render-list?currencyCode=EUR&storeId=1&skus=${list}`
  })
}

/** Skus of as many products as two pages of a list have. */
async function findSkus(): Promise<string[]> {
  const shopper = openShopper(shop, NL)
  const ask = async (from: number) => {
    const body = { ...whole(50), from, _sourceInclude: ['sku'] }
    const { result } = await shopper.post('/api/catalog/search', body)
    return (result as { items: { sku: string }[] }).items.map(({ sku }) => sku)
  }
  return (await Promise.all([ask(0), ask(50)])).flat()
}

/** What a list can be narrowed by, and every option of it. */
async function findOptions(): Promise<Option[]> {
  const body = { store: NL.storeCode, type: 'attribute', searchQuery: {}, size: 100 }
  const found = await openShopper(shop, NL).post('/api/catalog/search', body)
  const { items } = found.result as {
    items: { attribute_code: string; options?: { value?: string }[] }[]
  }
  return items
    .map(({ attribute_code, options = [] }) => ({
      attribute: attribute_code,
      values: options.flatMap(({ value }) => value ?? []),
    }))
    .filter(({ values }) => values.length > 1)
    .slice(0, 24)
}

/** Attacks until the time is over, and gives the statuses it got. */
async function strike({ connections, ask, addresses }: Attack): Promise<number[]> {
  const own = randomAddress()
  const statuses: number[] = []
  const end = Date.now() + MS
  const work = async () => {
    while (Date.now() < end) {
      const address = addresses === 'one' ? own : randomAddress()
      statuses.push(await ask(shop, options, address).catch(() => 0))
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return statuses
}

/** How long shoppers wait for adding to their cart and for looking into it, in ms. */
async function timeCarts(ms: number): Promise<number[]> {
  const times: number[] = []
  const end = Date.now() + ms
  const shopOn = async () => {
    const shopper = openShopper(shop, NL)
    const item = { cartItem: { sku: SKU, qty: 1 } }
    while (Date.now() < end) {
      await timed(() => shopper.post('/api/cart/update?cartId={{cartId}}', item))
      await timed(() => shopper.get('/api/cart/pull?cartId={{cartId}}'))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const timed = async (call: () => Promise<unknown>) => {
    const from = performance.now()
    await call()
    times.push(performance.now() - from)
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shopOn))
  return times.sort((one, other) => one - other)
}

function toRow(name: string, times: readonly number[], statuses: readonly number[]) {
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const count = (from: number, to: number) =>
    statuses.filter((status) => status >= from && status < to).length
  return {
    'who attacks': name,
    answered: count(200, 400),
    refused: count(400, 500),
    failed: count(500, 600) + count(0, 1),
    'cart calls': times.length,
    'cart p50': at(0.5),
    'cart p95': at(0.95),
    'cart p99': at(0.99),
  }
}
