// What only workerd itself can show: requests that share work, Durable Objects, alarms, KV, the
// Cache API.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SIGNATURE_HEADER } from '../../../../shared/contract/purge-message'
import { CATALOGUE_BOOKMARK_HEADER } from '../../../../shared/contract/wire/wire-names'
import { signPurge } from '../../../../shared/signing/purge-signature'
import { KEEP_MS, KEEP_REFUSED_MS } from '../../../../worker/storefront/order-desk/settle'
import {
  createWorkerdBorder,
  PURGE_KEY,
  type WorkerdBorder,
} from '../../../fakes/border-in-workerd'
import type { KeptByDesk } from '../../../fakes/border-worker'
import { orderUnder } from '../../../fakes/fake-desk'
import { enveloped } from '../../../fakes/fake-upstream'

let border: WorkerdBorder
let asked: string[] = []
/** How new the catalogue had to be, call by call. */
let bookmarks: (string | null)[] = []
let isOrderLost = false
let isOrderRefused = false
const orders = new Map<string, string>()

async function commerce(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  asked.push(pathname)
  bookmarks.push(request.headers.get(CATALOGUE_BOOKMARK_HEADER))
  if (pathname === '/api/cart/create') return enveloped('cart-1')
  if (pathname === '/api/cart/update') return enveloped({ item_id: 1, sku: 'LAMP', qty: 1 })
  if (pathname === '/api/order') return takeOrder(request)
  const orderNumber = orders.get(pathname.split('/').at(-1) ?? '')
  return orderNumber ? enveloped({ orderNumber }) : enveloped('No such order', 404)
}

async function takeOrder(request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key') ?? ''
  if (isOrderRefused) return enveloped('The price has changed.', 409)
  const orderNumber = orders.get(key) ?? String(1000 + orders.size)
  orders.set(key, orderNumber)
  if (isOrderLost) return new Response('bad gateway', { status: 502 })
  return enveloped({ orderNumber })
}

beforeAll(async () => {
  border = await createWorkerdBorder(commerce)
}, 60_000)
afterAll(() => border.dispose())
beforeEach(() => {
  asked = []
  bookmarks = []
  isOrderLost = false
  isOrderRefused = false
})

describe('a page', () => {
  /** How often the backend was asked for stock up to now, this look included. */
  const countCalls = async () => {
    const { value } = (await (await border.send(`/${crypto.randomUUID()}`)).json()) as {
      value: { qty: number }
    }
    return value.qty
  }

  test('that 500 visitors want at once while it is cold costs at most 2 upstream calls', async () => {
    const before = await countCalls()
    const answers = await Promise.all(Array.from({ length: 500 }, () => border.send('/COLD')))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(bodies).size).toBeLessThanOrEqual(2)
    expect((await countCalls()) - before - 1).toBeLessThanOrEqual(2)
  }, 60_000)

  test('is a hit afterwards, until its tag is purged', async () => {
    expect((await border.send('/LAMP')).headers.get('x-cache')).toBe('miss')
    const hit = await border.send('/LAMP?utm_source=mail')
    expect([hit.headers.get('x-cache'), hit.headers.get('age')]).toEqual(['hit', '0'])
    const purge = (key: string) =>
      border.send('/_purge', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: ['P1'] }),
      })
    expect((await purge('wrong-key-of-this-test')).status).toBe(401)
    expect((await border.send('/LAMP')).headers.get('x-cache')).toBe('hit')
    expect((await purge(PURGE_KEY)).status).toBe(200)
    expect((await border.send('/LAMP')).headers.get('x-cache')).toBe('miss')
  })

  test('is made anew when commerce says so, once for each time it says it', async () => {
    const body = JSON.stringify({ tags: ['P1'] })
    const say = (signature: string) =>
      border.send('/_purge', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        body,
      })
    const signature = await signPurge(PURGE_KEY, body, Date.now())
    await border.send('/LAMP')
    expect((await say(signature)).status).toBe(200)
    expect((await border.send('/LAMP')).headers.get('x-cache')).toBe('miss')
    const fromCache = async () => (await border.send('/LAMP')).headers.get('x-cache')
    await expect.poll(fromCache, { timeout: 5000 }).toBe('hit')
    expect((await say(signature)).status).toBe(409)
    expect(await fromCache()).toBe('hit')
    expect((await say(await signPurge('another-key', body, Date.now()))).status).toBe(401)
    expect((await say(await signPurge(PURGE_KEY, body, Date.now() - 400_000))).status).toBe(401)
  })

  test('asks for a catalogue as new as the newest bookmark that came with a purge', async () => {
    const { origin } = new URL((await border.send('/LAMP')).url)
    const purge = async (bookmark: unknown) => {
      const { status } = await border.send('/_purge', {
        method: 'POST',
        headers: { authorization: `Bearer ${PURGE_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: ['P9'], bookmark }),
      })
      expect(status).toBe(200)
      await border.send('/api/cart/update', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ cartItem: { sku: 'LAMP', qty: 1 } }),
      })
      return bookmarks.splice(0).at(-1)
    }
    expect(await purge(undefined)).toBeNull()
    expect(await purge('00000002-b')).toBe('00000002-b')
    expect(await purge('00000003-a')).toBe('00000003-a')
    for (const older of ['00000002-b', 'no\nheader', 7, 'x'.repeat(5000)]) {
      expect(await purge(older)).toBe('00000003-a')
    }
  })

  test.each([200, 301, 404])(
    'with status %i comes back whole from the Cache API',
    async (status) => {
      expect(await (await border.send(`/roundtrip/${status}`)).json()).toMatchObject({
        status,
        body: 'kept',
        kind: 'home',
        tags: ['P1'],
        at: 5,
      })
    },
  )
})

describe('an order', () => {
  async function createShopper() {
    const added = await send('/api/cart/update', { cartItem: { sku: 'LAMP', qty: 1 } })
    const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { cookie, attempt: crypto.randomUUID() }
  }

  async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
    const origin = new URL((await border.send('/')).url).origin
    return border.send(path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  const place = ({ cookie, attempt }: { cookie: string; attempt: string }) =>
    send('/api/order', orderUnder(attempt), { cookie, 'idempotency-key': attempt })

  test('pressed 50 times in parallel is one order and 50 equal answers', async () => {
    const shopper = await createShopper()
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(shopper)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(texts).size).toBe(1)
    expect(asked.filter((path) => path === '/api/order')).toHaveLength(1)
  }, 60_000)

  test('whose answer is lost is one order, found again by alarm', async () => {
    const shopper = await createShopper()
    isOrderLost = true
    const answer = await place(shopper)
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { code: 202, result: { state: 'checking' } },
    ])
    const askStatus = async () => {
      const path = `/api/order/attempt?attempt=${shopper.attempt}`
      return (await border.send(path, { headers: { cookie: shopper.cookie } })).json()
    }
    await expect.poll(askStatus, { timeout: 10_000, interval: 300 }).toEqual({
      code: 200,
      result: { orderNumber: orders.get(shopper.attempt) },
    })
    expect(asked.filter((path) => path === '/api/order')).toHaveLength(1)
  }, 20_000)

  const keptBy = async (attempt: string, after?: number): Promise<KeptByDesk> =>
    (await border.send(`/desk/${attempt}${after === undefined ? '' : `?after=${after}`}`)).json()

  test.each([
    ['placed', 200, KEEP_MS],
    ['refused', 409, KEEP_REFUSED_MS],
  ])('that was %s leaves nothing of its desk when its time is over', async (_how, status, ms) => {
    const shopper = await createShopper()
    isOrderRefused = status === 409
    expect((await place(shopper)).status).toBe(status)
    expect((await keptBy(shopper.attempt, ms - 60_000)).keys).toEqual(['attempt'])
    expect(await keptBy(shopper.attempt, ms)).toEqual(await keptBy(crypto.randomUUID()))
  })

  test('that nobody made leaves nothing when somebody asks for it', async () => {
    const { cookie, attempt } = await createShopper()
    const path = `/api/order/attempt?attempt=${attempt}`
    expect((await border.send(path, { headers: { cookie } })).status).toBe(404)
    expect(await keptBy(attempt)).toEqual({ keys: [], tables: 0 })
  })
})
