// `npm run soak`: 100,000 mixed requests against a shop of its own on this machine, `-- --requests N`
// for fewer. Prints what it took as it went, and fails when something grows that should not.
import { parseArgs } from 'node:util'
import { openShop } from '../fixtures/open-shop.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { openShopper, orderOf, placeOrder } from '../fixtures/shopper.ts'
import { STORES, type TestStore } from '../fixtures/stores.ts'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'
import { printTable } from './print-table.ts'
import { measureShop, type ShopSize } from './shop-size.ts'

const AT_ONCE = 8
const SAMPLES = 20
const SKU = 'RUG-NEST'

/** A moment of the run: what the shop took, and how many orders it had been asked for. */
interface Sample extends ShopSize {
  orders: number
}

/** After the first half all is flat, but for so much: and for what is kept of each cart and order. */
interface Room {
  share: number
  more: number
  eachCart?: number
  eachOrder?: number
}

const ROOM: Partial<Record<keyof ShopSize, Room>> = {
  memoryMb: { share: 1.1, more: 64 },
  descriptors: { share: 1.2, more: 200 },
  kvEntries: { share: 1.1, more: 100 },
  cachedAnswers: { share: 1.1, more: 200 },
  // A cart stays for weeks and a sale for good, in a few kB; the desk of an order is a database of its
  // own, 70 kB with its log, for a day or a week. All else are logs of databases and bounded caches.
  storageMb: { share: 1.1, more: 32, eachCart: 0.004, eachOrder: 0.1 },
  // A desk for each order, refused ones too, and none for who only asked about one.
  orderDesks: { share: 1, more: AT_ONCE, eachOrder: 1 },
}

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } })
const REQUESTS = Number(values.requests)

await prepareTemplate()
const shop = await openShop({ COMMERCE_URL: '' })
const pages = await findPages()
const statuses = new Map<number, number>()
const sizes: Sample[] = []
const started = performance.now()
let asked = 0
let orders = 0
await Promise.all(Array.from({ length: AT_ONCE }, work))
sizes.push(measure())
await shop.close()

printTable(sizes.map(toRow))
printTable([Object.fromEntries([...statuses].sort().map(([status, n]) => [status, n]))])
const growing = findGrowth()
const failed = statuses.get(0) ?? 0
for (const line of growing) console.error(line)
console.info(`${asked} requests in ${Math.round((performance.now() - started) / 1000)} s`)
process.exitCode = growing.length > 0 || failed > 0 || countFailures() > 0 ? 1 : 0

function measure(): Sample {
  return { ...measureShop(shop.state), orders }
}

async function work(): Promise<void> {
  const every = Math.ceil(REQUESTS / SAMPLES)
  while (asked < REQUESTS) {
    const number = asked++
    if (number % every === 0) {
      sizes.push(measure())
      console.info(`${number} of ${REQUESTS} requests …`)
    }
    const store = pick(STORES)
    for (const status of await drawAsk()(store).catch(() => [0])) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
}

/** Browsing, searching, buying and getting lost, as often as they come in a shop. */
function drawAsk(): (store: TestStore) => Promise<number[]> {
  const draw = Math.random() * 100
  if (draw < 60) return browse
  if (draw < 80) return search
  if (draw < 86) return getLost
  if (draw < 91) return look
  return draw < 99 ? fillCart : buy
}

function browse(store: TestStore): Promise<number[]> {
  return visit(store, pick(pages.get(store) ?? ['/']))
}

function search(store: TestStore): Promise<number[]> {
  return visit(store, `/catalogsearch/result?q=${randomWord()}`)
}

function getLost(store: TestStore): Promise<number[]> {
  return visit(store, `/${randomWord()}`)
}

function look(store: TestStore): Promise<number[]> {
  return visit(store, `/media/${pick(['150x150', '400x600'])}/${pick(pages.pictures)}`)
}

async function fillCart(store: TestStore): Promise<number[]> {
  const shopper = openShopper(shop, store)
  const added = await shopper.post('/api/cart/update?cartId={{cartId}}', {
    cartItem: { sku: SKU, qty: 1 },
  })
  const pulled = await shopper.get('/api/cart/pull?cartId={{cartId}}')
  return [added.status, pulled.status]
}

/** Sold out is an answer too: an attempt that is refused leaves as little behind. */
async function buy(store: TestStore): Promise<number[]> {
  const shopper = openShopper(shop, store)
  await shopper.post('/api/cart/update?cartId={{cartId}}', { cartItem: { sku: SKU, qty: 1 } })
  orders++
  const placed = await placeOrder(shopper, orderOf(store, SKU))
  return [placed.status]
}

async function visit({ host }: TestStore, path: string): Promise<number[]> {
  const { status } = await shop.visit(host, path, { headers: fromAddress(randomAddress()) })
  return [status]
}

interface Pages {
  get: (store: TestStore) => string[] | undefined
  /** Below /media. */
  pictures: string[]
}

/** The pages that the home page of each store leads to, and a few of its pictures. */
async function findPages(): Promise<Pages> {
  const found = new Map<TestStore, string[]>()
  const pictures = new Set<string>()
  for (const store of STORES) {
    const { text } = await shop.visit(store.host, '/')
    const links = [...text.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, link = '/']) => link)
    found.set(
      store,
      [...new Set(links)].filter((link) => !/^\/(?:cart|checkout)/.test(link)),
    )
    for (const [, path = ''] of text.matchAll(/\/media\/\d+x\d+\/([\w./-]+)/g)) pictures.add(path)
  }
  return { get: (store) => found.get(store), pictures: [...pictures].slice(0, 40) }
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T
}

function randomWord(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Failures that nobody meant. A 503 says honestly that it was too much: one in a hundred may. */
function countFailures(): number {
  const failures = [...statuses].filter(([status]) => status >= 500 && status !== 503)
  const refused = statuses.get(503) ?? 0
  const tooMany = refused > REQUESTS / 100 ? refused : 0
  return failures.reduce((sum, [, count]) => sum + count, tooMany)
}

/** What the last fifth takes more of than the middle of the run did. */
function findGrowth(): string[] {
  const middle = sizes.slice(Math.floor(sizes.length * 0.4), Math.floor(sizes.length * 0.6))
  const last = sizes.slice(-Math.max(2, Math.floor(sizes.length * 0.2)))
  const grown = (name: keyof Sample) => most(last, name) - most(middle, name)
  return Object.entries(ROOM).flatMap(([key, { share, more, eachCart = 0, eachOrder = 0 }]) => {
    const name = key as keyof ShopSize
    const [before, after] = [most(middle, name), most(last, name)]
    const kept = grown('carts') * eachCart + grown('orders') * eachOrder
    if (after <= before * share + more + kept) return []
    return [`${name} grew from ${Math.round(before)} to ${Math.round(after)}`]
  })
}

function most(samples: readonly Sample[], name: keyof Sample): number {
  return Math.max(...samples.map((sample) => sample[name]))
}

function toRow(size: Sample, index: number) {
  const at = Math.min(index * Math.ceil(REQUESTS / SAMPLES), REQUESTS)
  const rounded = Object.entries(size).map(([name, value]) => [name, Math.round(value)])
  return { requests: at, ...Object.fromEntries(rounded) }
}
