// The commerce Worker under requests that nobody would send: whatever comes is answered in the envelope
// with what is wrong with it, never with a failure of ours, and the books still add up (trust F-B1).

import { isRecord } from '../../shared/json/is-record.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import { openCommerceShop } from '../fakes/commerce-shop.ts'
import { createD1 } from '../fakes/d1-in-memory.ts'
import { productDraft, SMALL_SHOP } from '../unit/commerce/catalogue/small-shop.ts'
import { findBrokenBooks } from './books.ts'
import { FUZZED_CALLS, type FuzzedCall, randomRequest } from './random-call.ts'
import { pick } from './random-value.ts'
import { TELLS_HOW_IT_IS_MADE } from './tells-how-it-is-made.ts'

type Next = () => number

/** After so many the shop is as it was at first: what has piled up would only slow it down. */
const ROUND = 400
const ADDRESS = {
  country_id: 'NL',
  street: ['Kerkstraat', '12'],
  telephone: '0612345678',
  postcode: '1017 GC',
  city: 'Amsterdam',
  firstname: 'Erin',
  lastname: 'Vries',
  email: 'erin@example.com',
}

const DRAFT = {
  ...SMALL_SHOP,
  products: [
    ...SMALL_SHOP.products,
    productDraft('GIFT', {
      typeId: 'amgiftcard',
      giftCard: { amounts: [2_500], openAmount: { min: 1_000, max: 50_000 } },
    }),
    productDraft('EBOOK', {
      typeId: 'downloadable',
      downloads: [{ title: { all: 'The book' }, file: 'downloads/e-book.pdf' }],
    }),
  ],
}

export interface CallBombardment {
  asked: number
  /** What was wrong, call and request. */
  wrong: string[]
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** Calls of which none was taken: nothing behind their schemas was reached. */
  neverTaken: string[]
  /** The longest that an answer took, in milliseconds. */
  slowest: { ms: number; call: string }
}

/** Sends so many requests of each call; of all of them, or of those that are named. */
export async function bombardCalls(
  each: number,
  next: Next,
  isMeant = (_name: string) => true,
): Promise<CallBombardment> {
  const [catalogue, sales] = [createD1('catalogue'), createD1('sales')]
  const shop = await openCommerceShop(DRAFT, { catalogue: catalogue.db, sales: sales.db })
  sales.sqlite.exec(`INSERT INTO coupon (code, kind, amount) VALUES ('TEN', 'percent', 10);
    INSERT INTO gift_card (code, initial, balance, currency) VALUES ('CARD-1', 5000, 5000, 'EUR')`)
  const both = [catalogue.sqlite, sales.sqlite]
  const meant = FUZZED_CALLS.filter(({ name }) => isMeant(name))
  const taken = new Set<string>()
  const order = meant.flatMap((call) => Array.from({ length: each }, () => call))
  const found: CallBombardment = {
    asked: 0,
    wrong: [],
    statuses: {},
    neverTaken: [],
    slowest: { ms: 0, call: '' },
  }

  for (const [nth, call] of shuffle(order, next).entries()) {
    if (nth % ROUND === 0) {
      if (nth > 0) for (const database of both) database.exec('ROLLBACK TO round; RELEASE round')
      for (const database of both) database.exec('SAVEPOINT round')
    }
    const request = randomRequest(call, await lookAround(sales, shop, next, nth), next)
    const text = `${request.method} ${request.url} ${await request.clone().text()}`
    const started = performance.now()
    const answer = await shop.fetch(request.url.slice('http://commerce.test'.length), request)
    const issue = await issueAbout(call, answer)
    const ms = performance.now() - started
    await shop.settle()
    if (ms > found.slowest.ms) found.slowest = { ms, call: call.name }
    found.asked += 1
    if (answer.ok) taken.add(call.name)
    found.statuses[answer.status] = (found.statuses[answer.status] ?? 0) + 1
    const broken = issue ?? (nth % 50 === 0 ? findBrokenBooks(sales.sqlite) : null)
    if (broken) found.wrong.push(`${broken}: ${call.name}, ${text.slice(0, 600)}`)
  }
  found.neverTaken = meant.map(({ name }) => name).filter((name) => !taken.has(name))
  return found
}

type Sqlite = Awaited<ReturnType<typeof createD1>>

/** What there is to ask about; now and then somebody puts something into a cart, or orders it. */
async function lookAround(
  { sqlite }: Sqlite,
  shop: Awaited<ReturnType<typeof openCommerceShop>>,
  next: Next,
  nth: number,
) {
  const ask = async (path: string, body: unknown = {}) => {
    const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'nl_nl' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await shop.fetch(path, init)
    return ((await answer.json()) as { result: unknown }).result
  }
  if (nth % 40 === 0) {
    const cartId = String(await ask('/api/cart/create'))
    const sku = pick(['TABLE', 'GIFT', 'EBOOK', 'ELLA', 'NORA-S-RED'], next)
    await ask(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1 } })
    if (nth % 80 === 0) await order(cartId, sku)
  }
  async function order(cartId: string, sku: string) {
    const products = [toOrdered(sku)]
    const addressInformation = toAddressInformation(pick(METHODS, next))
    const order_id = randomId(next)
    await ask('/api/order', {
      user_id: '',
      cart_id: cartId,
      order_id,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
      products,
      addressInformation,
    })
  }
  const column = (sql: string) => {
    const rows = sqlite.prepare(`${sql} LIMIT 6`).all()
    const values = rows.flatMap((row) => Object.values(row))
    return values.length > 0 ? values : ['none']
  }
  const masks = column('SELECT mask FROM cart ORDER BY id DESC')
  const hashes = column('SELECT order_hash FROM orders ORDER BY id DESC')
  const attempts = column('SELECT attempt_id FROM orders ORDER BY id DESC')
  const numbers = column('SELECT increment_id FROM orders ORDER BY id DESC')
  const items = column('SELECT item_id FROM cart_line ORDER BY id DESC')
  const tokens = column('SELECT token FROM withdrawal ORDER BY declared_at DESC')
  const bought = column('SELECT sku FROM cart_line ORDER BY id DESC')
  const codes = ['TEN', 'CARD-1', 'NONE']
  return {
    cartId: masks,
    cart_id: masks,
    quoteId: masks,
    orderHash: hashes,
    order_id: [...attempts.slice(0, 2), randomId(next), randomId(next)],
    orderNumber: numbers.flatMap((number) => [number, String(number)]),
    item_id: items,
    server_item_id: items,
    sku: ['TABLE', 'ELLA', 'NORA-S-RED', 'NORA', 'GIFT', 'EBOOK', 'NONE'],
    code: codes,
    coupon: codes,
    token: [...tokens, 'none'],
    lines: [[0], [0, 1]],
    name: ['Erin de Vries'],
    carrier: ['PostNL'],
    number: ['3SABCD'],
    url: ['https://track.example/3SABCD'],
    user_id: [''],
    products: bought.map((sku) => [toOrdered(sku)]),
    addressInformation: METHODS.map(toAddressInformation),
    returnUrl: ['http://nl.localhost:8787/checkout-return'],
    method: METHODS,
    paymentMethod: CARDS.map(toPaymentMethod),
    details: [{ redirectResult: 'x' }, { 'threeds2.fingerprint': 'x' }],
    storeCode: ['nl_nl', 'de_de'],
    store_code: ['nl_nl', 'de_de'],
    payment_method_code: [...METHODS, 'cashondelivery', 'free'],
    shipping_carrier_code: ['flatrate'],
    shipping_method_code: ['flatrate'],
    qty: [1, 2, 3],
    email: ['erin@example.com'],
    country_id: ['NL', 'DE'],
  }
}

/** As crypto.randomUUID, but the same for the same seed. */
function randomId(next: Next): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    pick([...'0123456789abcdef'], next),
  )
}

const METHODS = ['banktransfer', 'sandbox_card', 'adyen_cc']

function toOrdered(sku: unknown) {
  return { sku, qty: 1, name: String(sku), price: 1, product_type: 'simple' }
}

function toAddressInformation(method: string) {
  return {
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: method,
  }
}

/** Approved, refused, with a fingerprint, with a challenge, on a page of the bank, no card at all. */
const CARDS = [
  '4111111111111111',
  '4000000000000002',
  '5201281505129736',
  '4917610000000000',
  '4212345678901237',
  '1',
]

function toPaymentMethod(number: string) {
  const paymentMethod = {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  }
  const additional_data = { stateData: JSON.stringify({ paymentMethod }) }
  return { method: 'adyen_cc', additional_data }
}

/** Calls that refuse by a 500 and words of their own, as the contract has it (1.9). */
const SAY_500 = ['paypalSetExpressCheckout', 'paypalComplete']
const OUR_WORDS = /Something went wrong|Internal Server Error/

/** Null for an answer that says in the envelope what is wrong, or that nothing is. */
async function issueAbout(call: FuzzedCall, answer: Response): Promise<string | null> {
  const text = await answer.text()
  const isOurs = answer.status >= 500 && !(SAY_500.includes(call.name) && !OUR_WORDS.test(text))
  if (isOurs) return `${answer.status} ${text.slice(0, 200)}`
  if (TELLS_HOW_IT_IS_MADE.test(text)) return `It tells how it is made: ${text.slice(0, 200)}`
  if (!call.hasEnvelope) return null
  const said = parseJson(text)
  return isRecord(said) && said.code === answer.status ? null : `No envelope: ${text.slice(0, 200)}`
}

function shuffle<T>(list: T[], next: Next): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const [one, two] = [list[at] as T, list[other] as T]
    list[at] = two
    list[other] = one
  }
  return list
}
