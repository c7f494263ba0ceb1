// The gateway over the commerce Worker's own calls: what becomes of tokens, and who is who.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeShop } from '../../../fakes/fake-shop'
import {
  type CustomerShop,
  ERIN,
  openCustomerShop,
  register,
} from '../../commerce/customers/customer-shop'

vi.mock('node:crypto', () => import('../../commerce/customers/cheap-scrypt'))

const MINUTE = 60_000
const CUSTOMER = '__Host-customer'
const TABLE = { sku: 'TABLE', qty: 1 }
const BOOK = { sku: 'BOOK', qty: 1 }

let shop: CustomerShop
/** Paths that commerce was asked, with their Authorization. */
let asked: { path: string; token: string | null }[]
let isDown: (path: string) => boolean
let fake: ReturnType<typeof createFakeShop>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
  shop = await openCustomerShop()
  asked = []
  isDown = () => false
  fake = createFakeShop('nl_nl', {
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      asked.push({ path: pathname, token: request.headers.get('authorization') })
      return isDown(pathname) ? new Response('down', { status: 503 }) : shop.fetch(request)
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
})

type Browser = ReturnType<typeof fake.createBrowser>
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const refreshes = () => asked.filter(({ path }) => path === '/api/user/refresh').length

function logIn(browser: Browser, password = ERIN.password, username = ERIN.email) {
  const body = { username, password }
  return browser.send({ method: 'POST', path: '/api/user/login', body })
}
const me = (browser: Browser) => browser.send({ path: '/api/user/me' })

async function loggedIn(): Promise<Browser> {
  const browser = fake.createBrowser()
  expect((await logIn(browser)).status).toBe(200)
  return browser
}

/** The same browser in a second window: it has the same cookies. */
function secondTab(browser: Browser): Browser {
  const tab = fake.createBrowser()
  for (const [name, value] of browser.jar) tab.jar.set(name, value)
  return tab
}

describe('a login', () => {
  test('never shows a token to the browser', async () => {
    const browser = fake.createBrowser()
    const said = await logIn(browser)
    expect(said.json).toEqual({ code: 200, result: true })
    const tokens = asked.flatMap(({ token }) => token?.replace('Bearer ', '') ?? [])
    expect(tokens.length).toBeGreaterThan(0)
    const shown = said.text + said.setCookie + (await me(browser)).text
    for (const token of tokens) expect(shown).not.toContain(token)
  })

  test('sets a cookie that no script and no other site can use', async () => {
    const { setCookie } = await logIn(fake.createBrowser())
    expect(setCookie).toMatch(
      /__Host-customer=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
  })

  test('says the same of a wrong password and an unknown address, and sets nothing', async () => {
    const browser = fake.createBrowser()
    const wrong = await logIn(browser, 'Wrong-one-1')
    const unknown = await logIn(browser, 'Wrong-one-1', 'nobody@example.com')
    expect(wrong.json).toEqual(unknown.json)
    expect(wrong.status).toBe(401)
    expect(browser.jar.has(CUSTOMER)).toBe(false)
  })

  test('begins a session under another id: one that was planted is worth nothing', async () => {
    const browser = fake.createBrowser()
    const body = { cartItem: { sku: 'TABLE', qty: 1 } }
    await browser.send({ method: 'POST', path: '/api/cart/update', body })
    const planted = secondTab(browser)
    await logIn(browser)
    expect(browser.jar.get('__Host-session')).not.toBe(planted.jar.get('__Host-session'))
    expect((await me(planted)).status).toBe(401)
    await browser.send({ method: 'POST', path: '/api/cart/update', body: { cartItem: BOOK } })
    const seen = await planted.send({ path: '/api/cart/pull' })
    expect(seen.json.result).toMatchObject([{ sku: 'TABLE', qty: 1 }])
    const own = await browser.send({ path: '/api/cart/pull' })
    expect(own.json.result).toMatchObject([{ sku: 'TABLE', qty: 1 }, BOOK])
  })

  test('registers and logs in at once', async () => {
    const browser = fake.createBrowser()
    const { password, ...customer } = { ...ERIN, email: 'wilm@example.com' }
    const body = { customer, password }
    const said = await browser.send({ method: 'POST', path: '/api/user/create', body })
    expect(said.json).toEqual({ code: 200, result: true })
    expect((await me(browser)).json.result).toMatchObject({ email: 'wilm@example.com' })
  })
})

test('a customer whose name has one letter is not made', async () => {
  const { password, ...customer } = { ...ERIN, email: 'wilm@example.com', firstname: ' W ' }
  const body = { customer, password }
  const said = await fake.createBrowser().send({ method: 'POST', path: '/api/user/create', body })
  expect(said.json).toEqual({ code: 400, result: 'Names need at least two letters' })
  expect((await logIn(fake.createBrowser(), password, customer.email)).status).toBe(401)
})

test('no address of e-mail is registered that the forms of the shop refuse', async () => {
  const email = `${'j'.repeat(65)}@example.com`
  const body = { customer: { email, firstname: 'Jan', lastname: 'Vries' }, password: ERIN.password }
  const said = await fake.createBrowser().send({ method: 'POST', path: '/api/user/create', body })
  expect(said.json).toMatchObject({ code: 400, result: [{ dataPath: '.customer.email' }] })
})

test('a new password by a link that is none is refused in the words of the backend', async () => {
  const browser = fake.createBrowser()
  const body = { email: ERIN.email, newPassword: 'Another-one-3', resetToken: 'x'.repeat(43) }
  const said = await browser.send({ method: 'POST', path: '/api/user/create-password', body })
  expect(said.status).toBe(400)
  expect(browser.jar.has(CUSTOMER)).toBe(false)
})

test('a login that has ended leaves no hint that the details of the checkout are complete', async () => {
  const browser = await loggedIn()
  browser.jar.set('fast-checkout-nl_nl', '0')
  browser.jar.set('fast-checkout-de_de', '0')
  await shop.sales.prepare('DELETE FROM customer_token').run()
  await me(browser)
  expect([...browser.jar.keys()].filter((name) => name.startsWith('fast-checkout'))).toEqual([])
})

describe('who guesses addresses', () => {
  const from = (ip: string) => ({ 'cf-connecting-ip': ip })
  const LOOKS = 30
  const RESETS = 10

  test('learns of thirty whether they are customers, from one network in fifteen minutes', async () => {
    const look = (ip: string, nth: number) =>
      fake.createBrowser().send({
        method: 'POST',
        path: '/api/user/is-email-available',
        body: { customerEmail: `nobody-${nth}@example.com` },
        headers: from(ip),
      })
    for (let nth = 0; nth < LOOKS; nth += 1)
      expect((await look(`2001:db8::${nth}`, nth)).status).toBe(200)
    expect((await look('2001:db8::99', LOOKS)).status).toBe(429)
    expect((await look('2001:db8:0:1::1', LOOKS)).status).toBe(200)
  })

  test('has ten mails written from one network in fifteen minutes, and is told nothing', async () => {
    const ask = async (email: string) => {
      const said = await fake.createBrowser().send({
        method: 'POST',
        path: '/api/user/reset-password',
        body: { email },
        headers: from('192.0.2.7'),
      })
      expect(said.json).toEqual({ code: 200, result: true })
    }
    const asking = Array.from({ length: RESETS }, (_, nth) => ask(`nobody-${nth}@example.com`))
    await Promise.all(asking)
    await ask(ERIN.email)
    const mails = await shop.sales.prepare("SELECT 1 FROM mail WHERE kind = 'password-reset'").all()
    expect(mails.results).toEqual([])
  })
})

describe('in the native app (spec 5)', () => {
  const inApp = (token?: string) => {
    const browser = fake.createBrowser()
    browser.jar.set('app', '1')
    const body = { username: ERIN.email, password: ERIN.password, token }
    return browser.send({ method: 'POST', path: '/api/user/login', body })
  }

  test('logging in needs a captcha result first, where there is a captcha', async () => {
    expect((await inApp()).status).toBe(200)
    fake = createFakeShop('nl_nl', shop, { CAPTCHA_SECRET: 'secret', CAPTCHA_SITE_KEY: 'key' })
    const verify = vi.fn<typeof fetch>(async () => Response.json({ success: true }))
    vi.stubGlobal('fetch', verify)
    expect(await inApp()).toMatchObject({
      status: 403,
      json: { meta: { captcha: { provider: 'turnstile', siteKey: 'key' } } },
    })
    expect((await inApp('proof')).status).toBe(200)
    expect((await logIn(fake.createBrowser())).status).toBe(200)
    expect(verify).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })
})

describe('the cart of a guest who logs in', () => {
  const put = (browser: Browser, cartItem = TABLE) =>
    browser.send({ method: 'POST', path: '/api/cart/update', body: { cartItem } })
  const lines = async (browser: Browser) =>
    (await browser.send({ path: '/api/cart/pull' })).json.result

  test('is merged by the next call where the login could not, once for two tabs', async () => {
    const browser = fake.createBrowser()
    await put(browser)
    isDown = (path) => path === '/api/cart/create'
    await logIn(browser)
    isDown = () => false
    const tabs = [browser, secondTab(browser)]
    await Promise.all(tabs.map(lines))
    for (const tab of tabs) expect(await lines(tab)).toMatchObject([TABLE])
    const elsewhere = await loggedIn()
    expect(await lines(elsewhere)).toMatchObject([TABLE])
  })

  test('goes on where the answer to the login was lost, and is merged once', async () => {
    const browser = fake.createBrowser()
    await put(browser)
    await logIn(secondTab(browser))
    expect(await lines(browser)).toMatchObject([TABLE])
    await put(browser, BOOK)
    await logIn(browser)
    expect(await lines(browser)).toMatchObject([TABLE, BOOK])
  })

  test('is merged also when an answer to the guest comes after that to the login', async () => {
    const browser = fake.createBrowser()
    const slow = secondTab(browser)
    await put(slow)
    await logIn(browser)
    browser.jar.set('__Host-session', slow.jar.get('__Host-session') ?? '')
    expect(await lines(browser)).toMatchObject([TABLE])
    expect(await lines(await loggedIn())).toMatchObject([TABLE])
  })

  test('is not on the device after a login that has ended, and waits in the account', async () => {
    const browser = await loggedIn()
    await put(browser)
    await shop.sales.prepare('DELETE FROM customer_token').run()
    const said = await me(browser)
    expect(said.headers.get('clear-site-data')).toBe('"storage"')
    expect(await lines(browser)).toEqual([])
    expect(await lines(await loggedIn())).toMatchObject([TABLE])
  })
})

describe('a cookie', () => {
  test.each(['', 'x', 'e30.e30.e30.e30.e30', 'a'.repeat(5000)])(
    'that is forged is none: %#',
    async (forged) => {
      const browser = await loggedIn()
      browser.jar.set(CUSTOMER, forged)
      expect((await me(browser)).status).toBe(401)
    },
  )

  test('of a session is none of a login, and the other way round', async () => {
    const browser = await loggedIn()
    browser.jar.set(CUSTOMER, browser.jar.get('__Host-session') ?? '')
    expect((await me(browser)).status).toBe(401)
  })

  test('is over with its session', async () => {
    const browser = await loggedIn()
    browser.jar.delete('__Host-session')
    expect((await me(browser)).status).toBe(401)
  })

  test('is over after ninety days, and after thirty without a visit', async () => {
    const browser = await loggedIn()
    later(31 * 24 * 60 * MINUTE)
    expect((await me(browser)).status).toBe(401)
  })
})

describe('a token that is over', () => {
  test('is refreshed, and the call made again: the shopper notices nothing', async () => {
    const browser = await loggedIn()
    for (let expiry = 0; expiry < 3; expiry += 1) {
      later(31 * MINUTE)
      expect((await me(browser)).status).toBe(200)
    }
    expect(refreshes()).toBe(3)
  })

  test('is refreshed once for all tabs', async () => {
    const browser = await loggedIn()
    const tabs = [browser, ...Array.from({ length: 9 }, () => secondTab(browser))]
    later(31 * MINUTE)
    const said = await Promise.all(tabs.map(me))
    expect(said.map(({ status }) => status)).toEqual(tabs.map(() => 200))
    expect(refreshes()).toBe(1)
    for (const tab of tabs) expect((await me(tab)).status).toBe(200)
    expect(refreshes()).toBe(1)
  })

  test('ends the login where it cannot be refreshed, in the words of spec 8', async () => {
    const browser = await loggedIn()
    await shop.sales.prepare('DELETE FROM customer_token').run()
    const said = await me(browser)
    expect(said.json).toEqual({
      code: 401,
      result: 'Error refreshing user token. User is not authorized to access the resource.',
      meta: { reason: 'signed-out' },
    })
    expect(browser.jar.has(CUSTOMER)).toBe(false)
  })

  test('ends the login where new tokens do not help either, and says what to do (spec 8)', async () => {
    const browser = await loggedIn()
    const { fetch } = shop
    shop.fetch = async (request) =>
      new URL(request.url).pathname === '/api/user/me'
        ? Response.json({ code: 401, result: 'Unauthorized' }, { status: 401 })
        : fetch(request)
    expect((await me(browser)).json).toEqual({
      code: 401,
      result:
        'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
      meta: { reason: 'signed-out' },
    })
    expect(refreshes()).toBe(1)
    expect(browser.jar.has(CUSTOMER)).toBe(false)
  })

  test('that is stolen and used later ends the login of both', async () => {
    const browser = await loggedIn()
    const thief = secondTab(browser)
    later(31 * MINUTE)
    await me(browser)
    later(MINUTE)
    expect((await me(thief)).status).toBe(401)
    later(31 * MINUTE)
    expect((await me(browser)).status).toBe(401)
  })

  test('is kept while the backend is down: an outage logs nobody out', async () => {
    const browser = await loggedIn()
    later(31 * MINUTE)
    isDown = (path) => path === '/api/user/refresh'
    expect((await me(browser)).status).toBe(503)
    isDown = () => false
    expect((await me(browser)).status).toBe(200)
  })
})

const WRONG_PASSWORD = {
  status: 400,
  json: { result: "The password doesn't match this account.", meta: { reason: 'password-wrong' } },
}

describe('an account that is changed', () => {
  const update = (browser: Browser, body: object) =>
    browser.send({ method: 'POST', path: '/api/user/me', body })
  const remove = (browser: Browser, body: object) =>
    browser.send({ method: 'DELETE', path: '/api/ext/user-extend/mine', body })
  const change = (browser: Browser, currentPassword: string, newPassword: string) => {
    const body = { currentPassword, newPassword }
    return browser.send({ method: 'POST', path: '/api/user/change-password', body })
  }

  test('has its new name, and shows no token of its group', async () => {
    const browser = await loggedIn()
    const changed = await update(browser, { customer: { firstname: 'Erna' } })
    const seen = await me(browser)
    for (const { status, json } of [changed, seen]) {
      expect(status).toBe(200)
      expect(json.result).toMatchObject({ firstname: 'Erna', email: ERIN.email })
      expect(json.result).not.toHaveProperty('groupToken')
    }
  })

  test('has names of two letters or more', async () => {
    const said = await update(await loggedIn(), { customer: { lastname: 'W' } })
    expect(said.json).toEqual({ code: 400, result: 'Names need at least two letters' })
  })

  test('has another e-mail address only with its password', async () => {
    const browser = await loggedIn()
    const customer = { email: 'erna@example.com' }
    expect(await update(browser, { customer })).toMatchObject(WRONG_PASSWORD)
    expect(await update(browser, { customer, password: 'Wrong-one-1' })).toMatchObject(
      WRONG_PASSWORD,
    )
    expect((await update(browser, { customer, password: ERIN.password })).status).toBe(200)
    expect((await me(browser)).json.result).toMatchObject(customer)
    expect((await logIn(fake.createBrowser(), ERIN.password, customer.email)).status).toBe(200)
  })

  test('has another password: this browser stays logged in, and every other is logged out', async () => {
    const [browser, other] = [await loggedIn(), await loggedIn()]
    expect(await change(browser, 'Wrong-one-1', 'Another-one-3')).toMatchObject(WRONG_PASSWORD)
    const said = await change(browser, ERIN.password, 'Another-one-3')
    expect(said.json).toEqual({ code: 200, result: true })
    expect((await me(browser)).status).toBe(200)
    expect((await me(other)).status).toBe(401)
    expect((await logIn(fake.createBrowser(), 'Another-one-3')).status).toBe(200)
  })

  test('is deleted with its password only, and nothing of it stays in the browser', async () => {
    const browser = await loggedIn()
    expect((await remove(browser, {})).status).toBe(400)
    expect(await remove(browser, { password: 'Wrong-one-1' })).toMatchObject(WRONG_PASSWORD)
    const said = await remove(browser, { password: ERIN.password })
    expect(said.json).toEqual({ code: 200, result: true })
    expect(said.headers.get('clear-site-data')).toBe('"storage"')
    expect(browser.jar.has(CUSTOMER)).toBe(false)
    expect((await logIn(fake.createBrowser())).status).toBe(401)
  })

  test('is changed from another site by nobody', async () => {
    const browser = await loggedIn()
    const headers = { origin: 'https://elsewhere.example' }
    for (const [method, path] of [
      ['POST', '/api/user/me'],
      ['POST', '/api/user/change-password'],
      ['POST', '/api/user/refresh'],
      ['DELETE', '/api/ext/user-extend/mine'],
    ] as const) {
      const said = await browser.send({ method, path, body: {}, headers })
      expect(said.status, path).toBe(403)
    }
  })

  test.each([
    ['GET', '/api/user/me'],
    ['POST', '/api/user/me', { customer: { email: 'x@example.com' }, password: 'x' }],
    ['POST', '/api/user/change-password', { currentPassword: 'x', newPassword: 'Another-one-3' }],
    ['POST', '/api/user/refresh', { refreshToken: 'x' }],
    ['DELETE', '/api/ext/user-extend/mine', { password: 'x' }],
    ['GET', '/api/user/order-history'],
  ])('is nothing to a guest, who is told to log in: %s %s', async (method, path, body?: object) => {
    const said = await fake.createBrowser().send({ method, path, ...(body && { body }) })
    expect(said.json).toMatchObject({ code: 401, result: 'You need to be logged in.' })
    expect(asked).toEqual([])
  })

  test('counts with what may be guessed where a password is tried, not where it is looked at', async () => {
    const limit = vi.fn(async () => ({ success: false }))
    fake.env.RATE_LOGIN = { limit }
    const browser = fake.createBrowser()
    expect((await me(browser)).status).toBe(401)
    expect((await update(browser, {})).status).toBe(429)
    expect((await remove(browser, {})).status).toBe(429)
    expect((await change(browser, 'a', 'b')).status).toBe(429)
  })
})

describe('tokens that a browser asks to exchange', () => {
  const refresh = (browser: Browser) =>
    browser.send({ method: 'POST', path: '/api/user/refresh', body: { refreshToken: 'not-mine' } })

  test('are exchanged, as often as it asks, and stay in the cookie', async () => {
    const browser = await loggedIn()
    for (const count of [1, 2, 3]) {
      expect((await refresh(browser)).json).toEqual({ code: 200, result: true })
      expect(refreshes()).toBe(count)
    }
    expect((await me(browser)).status).toBe(200)
  })

  test('are exchanged once for all tabs', async () => {
    const browser = await loggedIn()
    const tabs = [browser, secondTab(browser), secondTab(browser)]
    const said = await Promise.all(tabs.map(refresh))
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(refreshes()).toBe(1)
    for (const tab of tabs) expect((await me(tab)).status).toBe(200)
  })

  test('end the login where they are not good any more', async () => {
    const browser = await loggedIn()
    await shop.sales.prepare('DELETE FROM customer_token').run()
    expect((await refresh(browser)).status).toBe(401)
    expect(browser.jar.has(CUSTOMER)).toBe(false)
  })
})

describe('what a customer asks', () => {
  test('is answered for them and nobody else, and for no guest', async () => {
    await register(shop, { email: 'wilm@example.com', firstname: 'Wilm' })
    const erin = await loggedIn()
    const wilm = fake.createBrowser()
    await logIn(wilm, ERIN.password, 'wilm@example.com')
    const names = (await Promise.all([erin, wilm, erin].map(me))).map(
      ({ json }) => (json.result as { firstname: string }).firstname,
    )
    expect(names).toEqual(['Erin', 'Wilm', 'Erin'])
    expect((await me(fake.createBrowser())).status).toBe(401)
  })

  test('is searched for their group, and never for one that a browser names', async () => {
    const bodies: Record<string, unknown>[] = []
    const { fetch } = shop
    shop.fetch = async (request) => {
      if (!new URL(request.url).pathname.endsWith('/search')) return fetch(request)
      bodies.push((await request.json()) as Record<string, unknown>)
      return Response.json({ items: [], total: 0 })
    }
    const browser = await loggedIn()
    const search = { store: 'nl_nl', type: 'product', searchQuery: {} }
    for (const body of [search, { ...search, groupId: 9, groupToken: 'x' }]) {
      await browser.send({ method: 'POST', path: '/api/catalog/search', body })
    }
    for (const body of bodies) {
      expect(body.groupId).toBe('1')
      expect(String(body.groupToken).split('.')).toHaveLength(3)
    }
    expect(bodies).toHaveLength(2)
  })

  test('is priced for their group in a list of prices, which is asked for anew when it is over', async () => {
    const queries: URLSearchParams[] = []
    const { fetch } = shop
    shop.fetch = async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('/render-list')) return fetch(request)
      queries.push(searchParams)
      return Response.json({ code: 200, result: { items: [] } })
    }
    const path = '/api/product/render-list?skus=TABLE&currencyCode=EUR&storeId=1'
    const browser = await loggedIn()
    await browser.send({ path: `${path}&groupToken=mine&userGroupId=2` })
    later(65 * MINUTE)
    await browser.send({ path })
    await fake.createBrowser().send({ path: `${path}&groupToken=mine` })
    const [first, second, guest] = queries.map((query) => query.get('groupToken'))
    expect(first?.split('.')).toHaveLength(3)
    expect(second?.split('.')).toHaveLength(3)
    expect(second).not.toBe(first)
    expect(guest).toBeNull()
    expect(queries[0]?.get('userGroupId')).toBeNull()
  })
})
