import { describe, expect, test } from 'vitest'
import { createFakeShop } from '../../../fakes/fake-shop'

const CART = 'token={{token}}&cartId={{cartId}}'
const add = (sku = 'LAMP', qty: unknown = 1) => ({
  method: 'POST',
  path: `/api/cart/update?${CART}`,
  body: { cartItem: { sku, qty, quoteId: '{{cartId}}' } },
})
const PULL = { path: `/api/cart/pull?${CART}` }
const TOTALS = { path: `/api/cart/totals?${CART}` }

describe('a first product', () => {
  test('makes a cart, whose id travels in a sealed cookie only', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    const added = await browser.send(add())
    expect(added.json).toEqual({
      code: 200,
      result: { item_id: 1, sku: 'LAMP', qty: 1, quote_id: '{{cartId}}' },
    })
    expect(added.setCookie).toMatch(
      /^__Host-session=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(added.headers.get('cache-control')).toBe('no-store')
    expect(backend.carts.get('cart-1')).toHaveLength(1)
    expect(added.text + added.setCookie).not.toContain('cart-1')
  })

  test('is in the cart afterwards, and the cookie is not set again', async () => {
    const browser = createFakeShop().createBrowser()
    await browser.send(add())
    const pulled = await browser.send(PULL)
    expect(pulled.json.result).toMatchObject([{ sku: 'LAMP', quote_id: '{{cartId}}' }])
    expect(pulled.setCookie).toBeNull()
  })

  test('is the same cart for whoever asks to create one', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    const create = { method: 'POST', path: '/api/cart/create' }
    expect((await browser.send(create)).json).toEqual({ code: 200, result: '{{cartId}}' })
    await browser.send(add())
    await browser.send(create)
    expect([...backend.carts.keys()]).toEqual(['cart-1'])
  })
})

describe('without a cart', () => {
  test('there are no lines, no totals, and nothing is made', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    expect((await browser.send(PULL)).json).toEqual({ code: 200, result: [] })
    expect((await browser.send(TOTALS)).status).toBe(404)
    const methods = await browser.send({ path: `/api/cart/payment-methods?${CART}` })
    expect([methods.status, methods.setCookie]).toEqual([404, null])
    expect(backend.asked).toEqual([])
  })
})

describe('a cart that the backend does not know any more', () => {
  test('is replaced silently when something is put in, once', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    await browser.send(add())
    backend.carts.clear()
    backend.carts.set('of-somebody-else', [])
    const body = { cartItem: { sku: 'LAMP', qty: 2, item_id: 1, quoteId: '{{cartId}}' } }
    const added = await browser.send({ ...add(), body })
    expect(added.json.result).toMatchObject({ item_id: 1, qty: 2 })
    expect(backend.asked.filter(({ path }) => path === '/api/cart/update').at(-1)).toMatchObject({
      body: { cartItem: { sku: 'LAMP', qty: 2, quoteId: 'cart-2' } },
    })
    expect(backend.count('/api/cart/update')).toBe(3)
    expect((await browser.send(PULL)).json.result).toHaveLength(1)
  })

  test('is empty when it is pulled, has no totals, and is forgotten', async () => {
    for (const request of [PULL, TOTALS]) {
      const { backend, createBrowser } = createFakeShop()
      const browser = createBrowser()
      await browser.send(add())
      backend.carts.clear()
      const asked = await browser.send(request)
      expect(asked.status).toBe(request === PULL ? 200 : 404)
      expect(asked.setCookie).not.toBeNull()
      const before = backend.asked.length
      await browser.send(PULL)
      expect(backend.asked).toHaveLength(before)
    }
  })

  test('is not blamed for an unknown product or line', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    await browser.send(add())
    expect((await browser.send(add('SOFA'))).status).toBe(404)
    const body = { cartItem: { sku: 'LAMP', qty: 1, item_id: 99 } }
    expect((await browser.send({ ...add(), body })).status).toBe(404)
    expect([...backend.carts.keys()]).toEqual(['cart-1'])
  })

  test('is known by its words where a backend gives no reason', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    await browser.send(add())
    const words = 'No such entity with cartId = 7'
    backend.override = (path) =>
      path === '/api/cart/pull'
        ? Response.json({ code: 404, result: words }, { status: 404 })
        : null
    const pulled = await browser.send(PULL)
    expect([pulled.json.result, pulled.setCookie === null]).toEqual([[], false])
  })

  test.each([
    [404, '<h1>Not found</h1>'],
    [401, ''],
    [404, { code: 404, result: 'Not found' }],
    [401, { code: 401, result: 'Unauthorized' }],
  ])('a moment of %i %o from the backend empties no cart', async (status, said) => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    await browser.send(add())
    backend.override = () =>
      typeof said === 'string' ? new Response(said, { status }) : Response.json(said, { status })
    for (const request of [PULL, TOTALS]) {
      const asked = await browser.send(request)
      expect([asked.status, asked.setCookie]).toEqual([503, null])
    }
    backend.override = null
    expect((await browser.send(PULL)).json.result).toHaveLength(1)
  })

  test('an outage loses no cart', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    await browser.send(add())
    backend.override = () => new Response('<h1>down</h1>', { status: 502 })
    const failed = await browser.send(add())
    expect([failed.status, failed.setCookie]).toEqual([502, null])
    backend.override = null
    expect((await browser.send(PULL)).json.result).toHaveLength(1)
  })
})

describe('whose cart', () => {
  test('is decided by the session, whatever id was written', async () => {
    const { backend, createBrowser } = createFakeShop()
    const victim = createBrowser()
    await victim.send(add())
    const thief = createBrowser()
    expect((await thief.send({ path: '/api/cart/pull?cartId=cart-1' })).json.result).toEqual([])
    await thief.send({
      method: 'POST',
      path: '/api/cart/update?cartId=cart-1',
      body: { cartItem: { sku: 'LAMP', qty: 9, quoteId: 'cart-1' } },
    })
    expect(backend.carts.get('cart-1')).toHaveLength(1)
    expect(backend.carts.get('cart-2')).toMatchObject([{ qty: 9 }])
    const [, update] = backend.asked.filter(({ path }) => path === '/api/cart/update')
    expect(update?.body).not.toMatchObject({ cartItem: { quoteId: 'cart-1' } })
  })

  test('a token that a browser writes goes nowhere', async () => {
    const { backend, createBrowser } = createFakeShop()
    const browser = createBrowser()
    await browser.send(add())
    await browser.send({ path: '/api/cart/pull?token=stolen&cartId={{cartId}}' })
    const last = backend.asked.at(-1)
    expect(`${last?.url} ${last?.headers.get('authorization')}`).not.toContain('stolen')
  })

  test('a cookie that was tampered with is a new session, silently', async () => {
    const { createBrowser } = createFakeShop()
    const browser = createBrowser()
    await browser.send(add())
    const cookie = `${browser.cookie().slice(0, -3)}xyz`
    const pulled = await createBrowser().send({ ...PULL, headers: { cookie } })
    expect(pulled.json).toEqual({ code: 200, result: [] })
  })

  test('the cart of one store is not the cart of another', async () => {
    const dutch = createFakeShop('nl_nl')
    const browser = dutch.createBrowser()
    await browser.send(add())
    const german = createFakeShop('de_de')
    const pulled = await german
      .createBrowser()
      .send({ ...PULL, headers: { cookie: browser.cookie() } })
    expect(pulled.json.result).toEqual([])
    expect(german.backend.asked).toEqual([])
  })
})

describe('a quantity', () => {
  test('as text becomes a whole number, which is what the backend hears', async () => {
    const { backend, createBrowser } = createFakeShop()
    const added = await createBrowser().send(add('LAMP', '2'))
    expect(added.json.result).toMatchObject({ qty: 2 })
    expect(backend.carts.get('cart-1')).toMatchObject([{ qty: 2 }])
  })

  test.each([0, -1, 1.5, 'abc', '0', 1e9, null, {}, [1]])(
    'of %j is refused with 400 and its name',
    async (qty) => {
      const { backend, createBrowser } = createFakeShop()
      const refused = await createBrowser().send(add('LAMP', qty))
      expect(refused.status).toBe(400)
      expect(refused.json.result).toMatchObject([{ dataPath: '.cartItem.qty' }])
      expect(backend.asked).toEqual([])
      expect(refused.setCookie).toBeNull()
    },
  )
})
