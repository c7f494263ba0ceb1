import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type CallName, calls } from '../../../../shared/contract/calls'
import { createFakeShop } from '../../../fakes/fake-shop'
import { enveloped } from '../../../fakes/fake-upstream'

const names = (Object.keys(calls) as CallName[]).filter((name) =>
  calls[name].path.startsWith('/api/'),
)
/** Between the edge and the backend only. */
const INSIDE: readonly CallName[] = [
  'userData',
  'userConfirmEmail',
  'userLogins',
  'userEndLogins',
  'orderStatus',
  'storyValidateEditor',
  'reviewCreate',
  'reviewPictures',
  'withdrawalDeclare',
  'withdrawalShow',
  'withdrawalConfirm',
  'userLogout',
  'userResetState',
  'paypalSetExpressCheckout',
  'paypalApproval',
  'paypalComplete',
]
/** Says who is subscribed to the newsletter. */
const REFUSED: readonly CallName[] = ['newsletterState']
const pathOf = (name: CallName) => calls[name].path.replace(/:\w+/g, 'x1').replace('*', 'home')
const ADD = {
  method: 'POST',
  path: '/api/cart/update',
  body: { cartItem: { sku: 'LAMP', qty: 1 } },
}

describe('every answer of the gateway', () => {
  test.each(['/api/cart/pull', '/api/nothing', '/api/cart/update', '/api/stock/check'])(
    'at %s is JSON with a charset, and is kept nowhere',
    async (path) => {
      const { headers } = await createFakeShop().createBrowser().send({ path })
      expect(headers.get('content-type')).toBe('application/json; charset=UTF-8')
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  test('has the status in its envelope', async () => {
    const browser = createFakeShop().createBrowser()
    for (const path of ['/api/cart/pull', '/api/nothing', '/api/stock/check', '/api/cart/totals']) {
      const { status, json } = await browser.send({ path })
      expect(json.code).toBe(status)
    }
  })
})

describe('every call of spec 7', () => {
  test.each(names)('%s is there, and another method is refused with Allow', async (name) => {
    const browser = createFakeShop().createBrowser()
    const refused = await browser.send({ method: 'PATCH', path: pathOf(name) })
    if (INSIDE.includes(name)) return expect(refused.status).toBe(404)
    expect(refused.status).toBe(405)
    const allowed = refused.headers.get('allow')?.split(', ') ?? []
    expect(allowed.includes(calls[name].method)).toBe(!REFUSED.includes(name))
  })

  test('that is not built yet says 501 in its envelope', async () => {
    const browser = createFakeShop().createBrowser()
    const countries = await browser.send({ path: '/api/directory/countries' })
    expect(countries.json).toEqual({ code: 501, result: 'Not built yet' })
  })

  test('gives a browser the fields of its schema and no others', async () => {
    const browser = createFakeShop().createBrowser()
    const { json } = await browser.send(ADD)
    expect(Object.keys(json.result as object).sort()).toEqual(['item_id', 'qty', 'quote_id', 'sku'])
  })
})

describe('the blog (spec 7)', () => {
  const PREFIX = '/api/ext/storyblok/blog'
  const articles = () => enveloped({ stories: [], total: 0 })

  test.each([
    { path: `${PREFIX}/list?slug=blog&size=2&offset=2` },
    { path: `${PREFIX}/list?storeCode=de_de&slug=blog&size=2&offset=2` },
    { method: 'POST', path: `${PREFIX}/related?slug=blog`, body: { tags: ['wool'] } },
  ])('is asked for in the store of the browser: %j', async (request) => {
    const { backend, createBrowser } = createFakeShop()
    backend.override = articles
    const { status, json } = await createBrowser().send(request)
    expect([status, json.result]).toEqual([200, { stories: [], total: 0 }])
    expect(backend.asked[0]?.url.searchParams.getAll('storeCode')).toEqual(['nl_nl'])
  })
})

describe('a request that is no good', () => {
  const browser = () => createFakeShop().createBrowser()

  test('an unknown path is 404', async () => {
    expect((await browser().send({ path: '/api/cart/pull/more' })).status).toBe(404)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])(
    'the content type %s is 415',
    async (type) => {
      const { status } = await browser().send({ ...ADD, headers: { 'content-type': type } })
      expect(status).toBe(415)
    },
  )

  test('malformed JSON is 400, 1 MB is 413', async () => {
    expect((await browser().send({ ...ADD, body: '{"cartItem":' })).status).toBe(400)
    expect((await browser().send({ ...ADD, body: `"${'x'.repeat(1_000_000)}"` })).status).toBe(413)
  })

  test('a parameter given twice is 400', async () => {
    const { status } = await browser().send({ path: '/api/stock/check?sku=A&sku=B' })
    expect(status).toBe(400)
  })

  test('a path that is not well formed is 400', async () => {
    const { status } = await browser().send({ path: '/api/ext/storyblok/story/%ff' })
    expect(status).toBe(400)
  })

  test('an inventory query that asks for nothing is 400', async () => {
    const path = '/api/inventory/are-product-salable-for-requested-qty?stockId=1'
    expect((await browser().send({ path })).status).toBe(400)
  })
})

describe('who may call', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a change with %j is 403 and changes nothing', async (headers) => {
    const { backend, createBrowser } = createFakeShop()
    const { status, json } = await createBrowser().send({ ...ADD, headers })
    expect([status, json.code]).toEqual([403, 403])
    expect(backend.asked).toEqual([])
  })

  test('nobody may call too often', async () => {
    const shop = createFakeShop()
    shop.env.RATE_API = { limit: async () => ({ success: false }) }
    const { status, headers, json } = await shop.createBrowser().send(ADD)
    expect([status, json.code, headers.get('retry-after')]).toEqual([429, 429, '60'])
  })

  const email = { email: 'erin@example.com', token: 'x' }
  test.each([
    ['RATE_SEARCH', { method: 'POST', path: '/api/catalog/search', body: {} }],
    ['RATE_SUGGESTIONS', { path: `${calls.searchSuggestions.path}?tn_q=lamp` }],
    ['RATE_SUGGESTIONS', { path: `${calls.searchAutocomplete.path}?tn_q=lamp` }],
    ['RATE_CART', { method: 'POST', path: '/api/cart/create' }],
    ['RATE_CART', ADD],
    ['RATE_NEWSLETTER', { method: 'POST', path: calls.newsletterSubscribe.path, body: email }],
    ['RATE_VOUCHER', { method: 'POST', path: `${calls.cartApplyCoupon.path}?coupon=SALE` }],
    ['RATE_VOUCHER', { method: 'POST', path: calls.giftCardCheck.path, body: { code: 'SALE' } }],
    ['RATE_VOUCHER', { method: 'POST', path: calls.giftCardApply.path, body: { code: 'SALE' } }],
    ['RATE_LOGIN', { method: 'POST', path: calls.userLogin.path, body: {} }],
    ['RATE_LOGIN', { method: 'POST', path: calls.userResetPassword.path, body: email }],
    ['RATE_REVIEW', { method: 'POST', path: calls.formSubmit.path, body: {} }],
  ] as const)('what costs more has a limit of its own, %s', async (counter, asked) => {
    const shop = createFakeShop()
    shop.env[counter] = { limit: async () => ({ success: false }) }
    const { status, headers, json } = await shop.createBrowser().send(asked)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(json.result).toBe('Too many requests. Please try again in a minute.')
    expect(shop.backend.asked).toEqual([])
  })
})

describe('what the edge knows better', () => {
  test('a search is made in the store of the page and as nobody in particular', async () => {
    const { backend, createBrowser } = createFakeShop('de_de')
    const body = { store: 'nl_nl', type: 'product', searchQuery: {}, groupId: 7, groupToken: 'x' }
    await createBrowser().send({
      method: 'POST',
      path: '/api/catalog/search?storeCode=nl_nl',
      body,
    })
    const [asked] = backend.asked
    expect(asked?.body).toMatchObject({ store: 'de_de', groupId: null, groupToken: null })
    expect(asked?.headers.get('x-vs-store-code')).toBe('de_de')
    expect(asked?.url.search).toBe('')
  })

  test('prices are those of the store and of no customer group', async () => {
    const { backend, createBrowser } = createFakeShop('fr_fr')
    const query = 'skus=A,B&currencyCode=EUR&storeId=1&userGroupId=9&extra=1'
    await createBrowser().send({ path: `/api/product/render-list?${query}` })
    expect(Object.fromEntries(backend.asked[0]?.url.searchParams ?? [])).toEqual({
      skus: 'A,B',
      currencyCode: 'EUR',
      storeId: '4',
    })
  })
})

test('a surprise is 500 with the id of the request, and its cause stays in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const shop = createFakeShop()
  shop.env.ORDER_DESK.get = () => {
    throw new Error('canary')
  }
  const attempt = crypto.randomUUID()
  const { status, text } = await shop
    .createBrowser()
    .send({ path: `/api/order/attempt?attempt=${attempt}` })
  expect(status).toBe(500)
  expect(text).toContain('request-1')
  expect(text).not.toContain('canary')
  expect(JSON.parse(log.mock.calls[0]?.[0] as string)).toMatchObject({ requestId: 'request-1' })
  log.mockRestore()
})

test('random calls are answered with a clear status and never with a surprise (F-B1)', async () => {
  const { createBrowser } = createFakeShop()
  const browser = createBrowser()
  const key = fc.constantFrom(
    'sku',
    'qty',
    'cartItem',
    'cartId',
    'token',
    'url',
    '__proto__',
    'address',
    'tn_q',
    'skuRequests[0][sku]',
  )
  const value = fc.oneof(fc.string(), fc.constantFrom('{{cartId}}', '%', '\u0000', '-1', '1e9'))
  const query = fc.dictionary(key, value, { maxKeys: 4 })
  const body = fc.oneof(fc.json(), fc.string(), fc.dictionary(key, fc.jsonValue(), { maxKeys: 4 }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), query, body, async (name, given, sent) => {
      const { method } = calls[name]
      const path = `${pathOf(name)}?${new URLSearchParams(given)}`
      const { status } = await browser.send({
        method,
        path,
        ...(method === 'GET' ? {} : { body: sent }),
      })
      expect([200, 202, 400, 401, 403, 404, 405, 415, 422, 501]).toContain(status)
    }),
    { numRuns: 3000 },
  )
})
