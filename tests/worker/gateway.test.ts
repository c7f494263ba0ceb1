import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealSession } from '../../worker/storefront/session/sealed-session.ts'
import { createSession, withCart } from '../../worker/storefront/session/session.ts'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { fillCart, openShopper } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'

const [NL, DE] = STORES
const SKU = 'RUG-NEST'
const UPDATE = '/api/cart/update?cartId={{cartId}}'
const JSON_TYPE = { 'content-type': 'application/json' }

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const put = (qty: unknown, sku: unknown = SKU) => ({ cartItem: { sku, qty } })

describe('the gateway and what a browser may send', () => {
  it.each([
    ['malformed JSON', '{"cartItem":{"sku":', JSON_TYPE],
    ['no JSON at all', '', JSON_TYPE],
    ['the wrong content type', JSON.stringify(put(1)), { 'content-type': 'text/plain' }],
    ['a form', 'cartItem=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a body of 1 MB', JSON.stringify(put(1, 'x'.repeat(1_000_000))), JSON_TYPE],
    ['10,000 keys', JSON.stringify(manyKeys(10_000)), JSON_TYPE],
    ['a deep body', `${'['.repeat(5000)}${']'.repeat(5000)}`, JSON_TYPE],
    ['a body that poisons prototypes', '{"__proto__":{"cartItem":{"sku":"RUG-NEST"}}}', JSON_TYPE],
  ])('answers %s with a clear 4xx in the envelope', async (_name, body, headers) => {
    const shopper = openShopper(shop, NL)
    const answer = await shopper.send(UPDATE, { method: 'POST', body, headers })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.code).toBe(answer.status)
    expect(answer.result).toBeTruthy()
  })

  it.each([[0], [-1], [1.5], ['abc'], [1e9], [null], [Number.MAX_VALUE], [{}], [[1]]])(
    'refuses the quantity %j',
    async (qty) => {
      const shopper = openShopper(shop, NL)
      await fillCart(shopper, SKU)
      const answer = await shopper.post(UPDATE, put(qty))
      expect(answer.code).toBeGreaterThanOrEqual(400)
      expect(answer.code).toBeLessThan(500)
      expect(await cartOf(shopper)).toMatchObject([{ sku: SKU, qty: 1 }])
    },
  )

  it.each(['NO-SUCH-SKU', "'; DROP TABLE carts; --", '../../etc/passwd', '%00', '😀'])(
    'refuses the unknown sku %j',
    async (sku) => {
      const shopper = openShopper(shop, NL)
      await shopper.post('/api/cart/create')
      const answer = await shopper.post(UPDATE, put(1, sku))
      expect(answer.code).toBeGreaterThanOrEqual(400)
      expect(answer.code).toBeLessThan(500)
    },
  )

  it('answers calls that do not exist and methods that are not allowed in the envelope', async () => {
    const shopper = openShopper(shop, NL)
    expect((await shopper.post('/api/no-such-call')).code).toBe(404)
    const wrong = await shopper.send(UPDATE, { method: 'DELETE' })
    expect(wrong.code).toBe(405)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another store', { origin: 'http://de.localhost', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('refuses calls from %s', async (_name, headers) => {
    const shopper = openShopper(shop, NL)
    const answer = await shopper.post('/api/cart/create', {}, headers)
    expect(answer.status).toBe(403)
    expect(answer.setCookie).toEqual([])
  })
})

describe('the session of a shopper', () => {
  it('lives in one sealed cookie that no script can read', async () => {
    const { setCookie } = await openShopper(shop, NL).post('/api/cart/create')
    expect(setCookie).toHaveLength(1)
    const [name, ...rest] = (setCookie[0] ?? '').split('; ')
    expect(name).toMatch(/^__Host-session=/)
    const attributes = rest.map((part) => part.toLowerCase())
    expect(attributes).toEqual(
      expect.arrayContaining(['httponly', 'secure', 'samesite=lax', 'path=/']),
    )
    expect(attributes.join()).not.toContain('domain')
  })

  it('never answers with the id of the cart or a secret', async () => {
    const shopper = openShopper(shop, NL)
    const texts = [(await shopper.post('/api/cart/create')).text]
    texts.push((await shopper.post(UPDATE, put(2))).text)
    texts.push((await shopper.get('/api/cart/pull?cartId={{cartId}}')).text)
    texts.push((await shopper.get('/api/cart/totals?cartId={{cartId}}')).text)
    const ids = [...shop.upstream.calls.keys()]
      .map((call) => /cartId=([\w-]+)/.exec(call)?.[1])
      .filter((id) => id !== undefined)
    expect(ids.length).toBeGreaterThan(0)
    const secrets = [...Object.values(TEST_SECRETS.storefront), ...ids]
    for (const secret of secrets) expect(texts.join('\n')).not.toContain(secret)
  })

  it('keeps the cart of somebody else out of reach, whatever id is named', async () => {
    const owner = openShopper(shop, NL)
    await fillCart(owner, SKU, 3)
    const id = [...shop.upstream.calls.keys()].map((c) => /cartId=([\w-]{8,})/.exec(c)?.[1]).at(-1)
    const thief = openShopper(shop, NL)
    await fillCart(thief, 'BED-VOS', 1)
    for (const path of [`/api/cart/pull?cartId=${id}`, `/api/cart/pull?cartId=1`]) {
      expect((await thief.get(path)).text).not.toContain(SKU)
    }
    await thief.post(`/api/cart/update?cartId=${id}`, put(9, 'BED-VOS'))
    expect(await cartOf(owner)).toMatchObject([{ sku: SKU, qty: 3 }])
  })

  it('keeps a cart of one store out of the other stores', async () => {
    const dutch = openShopper(shop, NL)
    await fillCart(dutch, SKU)
    const german = openShopper(shop, DE)
    const headers = { cookie: dutch.cookie() }
    const answer = await german.send('/api/cart/pull?cartId={{cartId}}', { headers })
    expect(answer.text).not.toContain(SKU)
  })

  it('opens a cart by itself for a shopper who has none', async () => {
    const stranger = openShopper(shop, NL)
    expect((await stranger.post(UPDATE, put(1))).code).toBe(200)
    expect(await cartOf(stranger)).toMatchObject([{ sku: SKU, qty: 1 }])
  })

  it('opens a new cart by itself when the backend no longer knows the old one', async () => {
    const shopper = openShopper(shop, NL)
    const answer = await shopper.send(UPDATE, {
      method: 'POST',
      body: JSON.stringify(put(1)),
      headers: { ...JSON_TYPE, cookie: await sessionWithCart('expired-long-ago') },
    })
    const asked = [...shop.upstream.calls.keys()].filter((call) =>
      call.includes('/api/cart/update'),
    )
    expect(asked.join()).toContain('expired-long-ago')
    expect(answer.code).toBe(200)
    expect(answer.setCookie).toHaveLength(1)
    expect(await cartOf(shopper)).toMatchObject([{ sku: SKU, qty: 1 }])
  })

  it.each([
    ['was cut short', (sealed: string) => sealed.slice(0, -4)],
    ['was changed', (sealed: string) => sealed.replace(/.{3}$/, 'AAA')],
    ['was never one', () => 'x'.repeat(50)],
    ['is longer than any', () => 'x'.repeat(6000)],
  ])('takes a cookie that %s as none', async (_name, spoil) => {
    const owner = openShopper(shop, NL)
    await fillCart(owner, SKU)
    const [name, sealed = ''] = owner.cookie().split('=')
    const headers = { cookie: `${name}=${spoil(sealed)}` }
    const answer = await openShopper(shop, NL).send('/api/cart/pull?cartId={{cartId}}', { headers })
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).not.toContain(SKU)
  })
})

describe('codes of a cart', () => {
  const OF_CART = 'cartId={{cartId}}'
  const totalsOf = async (shopper: ReturnType<typeof openShopper>) =>
    (await shopper.get(`/api/cart/totals?${OF_CART}`)).result

  it('make it cheaper and pay for it, and the code of a gift card never comes back', async () => {
    const shopper = openShopper(shop, NL)
    await fillCart(shopper, SKU)
    const applied = await shopper.post(`/api/cart/apply-coupon?${OF_CART}&coupon=WELCOME10`)
    expect(applied).toMatchObject({ code: 200, result: true })
    const card = { code: 'WE-GIFT-10000-0003' }
    const paid = await shopper.post(`/api/ext/gift-card/apply?${OF_CART}`, card)
    expect(paid).toMatchObject({ code: 200, result: { balance: 37.05 } })
    const totals = await totalsOf(shopper)
    expect(totals).toMatchObject({ coupon_code: 'WELCOME10' })
    expect(JSON.stringify(totals)).toContain('"code_end":"0003"')
    expect(JSON.stringify(totals)).not.toContain(card.code)
    expect(await shopper.post(`/api/cart/delete-coupon?${OF_CART}`)).toMatchObject({ result: true })
    expect(await totalsOf(shopper)).not.toHaveProperty('coupon_code')
  })

  it('are tried a few times a minute', async () => {
    const shopper = openShopper(shop, DE)
    await fillCart(shopper, SKU)
    const codes: number[] = []
    // The minute that is counted may end in between: of so many tries one minute sees too many.
    for (let turn = 0; turn < 45; turn += 1) {
      const { code } = await shopper.post(`/api/cart/apply-coupon?${OF_CART}&coupon=GUESS-${turn}`)
      codes.push(code)
    }
    expect(codes[0]).toBe(404)
    expect(codes).toContain(429)
  })
})

async function cartOf(shopper: ReturnType<typeof openShopper>): Promise<unknown> {
  return (await shopper.get('/api/cart/pull?cartId={{cartId}}')).result
}

/** The cookie of a shopper whose cart has this id. */
async function sessionWithCart(cartId: string): Promise<string> {
  const key = Buffer.from(TEST_SECRETS.storefront.SESSION_KEYS, 'base64url')
  return `__Host-session=${await sealSession(withCart(createSession(), NL.storeCode, cartId), [key])}`
}

function manyKeys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]))
}
