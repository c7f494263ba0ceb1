// `npm run sale`: the hardest days of a shop, against one of its own on this machine. First many want the
// last pieces of one product; then orders come as fast as they can be placed, without and with a backend
// that fails at times. Fails when there is one order too many or too few, or a cent.
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createAdminClient } from '../../worker/tools/catalogue-cli/admin-client.ts'
import type { Fault } from '../fakes/fault-proxy.ts'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { type Envelope, openShopper, orderOf, placeOrder } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { productDraft } from '../unit/commerce/catalogue/small-shop.ts'
import { printTable } from './print-table.ts'
import { readSales } from './read-sales.ts'

interface Day {
  name: string
  shoppers: number
  /** Over which they come, in seconds. */
  seconds: number
  stock: number
  /** Of a hundred calls to the backend, so many fail. */
  faults: number
}

/** How long a shopper tries again what was not answered. */
const PATIENCE_MS = 180_000
const PAUSE_MS = 500
const SKU = 'SALE'
/** Nothing has come of this attempt, for good: who presses again begins another. */
const NOT_PLACED = 'Error placing an order.'
const FAULTS: Fault[] = ['status-500', 'html', 'reset', 'lost-answer']

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '2000' },
    stock: { type: 'string', default: '100' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
  },
})
const [shoppers, stock, rate, seconds] = [
  values.shoppers,
  values.stock,
  values.rate,
  values.seconds,
].map(Number) as [number, number, number, number]
const enough = rate * seconds
const days: Day[] = [
  { name: 'flash sale', shoppers, seconds: 10, stock, faults: 0 },
  { name: 'steady', shoppers: enough, seconds, stock: enough, faults: 0 },
  { name: 'steady, 5 % fail', shoppers: enough, seconds, stock: enough, faults: 5 },
]

await prepareTemplate()
const results = []
for (const day of days) results.push(await live(day))
printTable(results.map(({ row }) => row))
for (const { faults } of results) for (const fault of faults) console.error(fault)
process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0

async function live(day: Day) {
  const shop = await openShop({}, true)
  await offer(shop, day.stock)
  shop.upstream.breakSome(day.faults, FAULTS)
  const begun = performance.now()
  const times: number[] = []
  const outcomes = await Promise.all(
    Array.from({ length: day.shoppers }, async (_, number) => {
      await setTimeout((number * day.seconds * 1000) / day.shoppers)
      const from = performance.now()
      const outcome = await buy(shop, number)
      times.push(performance.now() - from)
      return outcome
    }),
  )
  const took = (performance.now() - begun) / 1000
  const found = readSales(shop.state, SKU)
  await shop.close()
  const told = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  const expected = Math.min(day.shoppers, day.stock)
  const faults = [
    found.orders !== expected && `${found.orders} orders, not ${expected}`,
    found.attempts !== found.orders && `${found.orders} orders of ${found.attempts} attempts`,
    told('bought') !== found.orders && `${told('bought')} were told that they had bought`,
    found.soldPieces + found.leftPieces !== day.stock && `${found.leftPieces} pieces are left`,
    ...new Set(outcomes.filter((one) => /^(?:refused|gave up)/.test(one))),
    found.wrongSums > 0 && `${found.wrongSums} orders do not add up`,
  ].filter((fault) => fault !== false)
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const row = {
    day: day.name,
    shoppers: day.shoppers,
    bought: told('bought'),
    'sold out': told('sold out'),
    orders: found.orders,
    'took s': Math.round(took),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
  }
  return { row, faults: faults.map((fault) => `${day.name}: ${fault}`) }
}

/** Puts the product of the day on sale. */
async function offer(shop: OpenShop, qty: number): Promise<void> {
  const { ADMIN_KEY } = TEST_SECRETS.commerce
  const admin = createAdminClient(`http://127.0.0.1:${shop.commercePort}`, ADMIN_KEY)
  const { stock: usual, images: _, ...draft } = productDraft(SKU)
  const runId = await admin.begin('merge')
  await admin.stage(runId, { products: [{ ...draft, images: [], stock: { ...usual, qty } }] })
  await admin.commit(runId)
}

/** Or the reason of another refusal, or the last answer to who waited too long. */
type Outcome = 'bought' | 'sold out' | `refused: ${string}` | `gave up: ${string}`

/**
 * A shopper as the shop's own pages are: what is not answered is asked again, the order as the same attempt,
 * an addition only when the cart does not have it.
 */
async function buy(shop: OpenShop, number: number): Promise<Outcome> {
  const store = STORES[number % STORES.length] ?? STORES[0]
  const shopper = openShopper(shop, store)
  const end = performance.now() + PATIENCE_MS
  let order = orderOf(store, SKU)
  const add = { cartItem: { sku: SKU, qty: 1 } }
  const steps = [
    () => shopper.post('/api/cart/create'),
    async () => {
      const pulled = await shopper.get('/api/cart/pull?cartId={{cartId}}')
      const isThere = pulled.code === 200 && pulled.text.includes(`"${SKU}"`)
      return isThere || pulled.code !== 200
        ? pulled
        : shopper.post('/api/cart/update?cartId={{cartId}}', add)
    },
    () => placeOrder(shopper, order),
  ]
  for (const step of steps) {
    for (;;) {
      const answer = await step().catch(() => null)
      if (answer?.code === 200) break
      if (answer?.result === NOT_PLACED) order = orderOf(store, SKU)
      if (answer && answer.code >= 400 && answer.code < 500 && answer.code !== 429) {
        return toOutcome(answer)
      }
      if (performance.now() > end) return `gave up: ${answer?.text.slice(0, 200)}`
      await setTimeout(PAUSE_MS)
    }
  }
  return 'bought'
}

function toOutcome({ text }: Envelope): Outcome {
  return text.includes('not-available') || text.includes('out-of-stock')
    ? 'sold out'
    : `refused: ${text.slice(0, 200)}`
}
