import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endLoginsOf } from '../../../../worker/commerce/customers/admin-login-routes'
import { bearer, type CustomerShop, ERIN, openCustomerShop, register } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let shop: CustomerShop
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
  shop = await openCustomerShop()
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const me = (token: string) => shop.send('userMe', bearer(token))
const refresh = (refreshToken: string) => shop.send('userRefresh', { body: { refreshToken } })

describe('logging in (spec 7, user)', () => {
  it('gives a token and a refresh token, however the address is written', async () => {
    const said = await shop.logIn({ email: 'ERIN@example.com' })
    expect(said.status).toBe(200)
    expect(said.meta.refreshToken).not.toBe(said.result)
    expect((await me(String(said.result))).result).toMatchObject({
      email: ERIN.email,
      firstname: 'Erin',
    })
  })

  it('keeps no password and no token as they are', async () => {
    const { token, refreshToken } = await shop.tokens()
    const kept = await Promise.all(
      ['customer', 'customer_token', 'customer_try'].map(
        async (table) => (await shop.sales.prepare(`SELECT * FROM ${table}`).all()).results,
      ),
    )
    const text = JSON.stringify(kept)
    for (const secret of [ERIN.password, token, refreshToken]) expect(text).not.toContain(secret)
    expect(text).toContain('scrypt-16384-8-5$')
  })

  it('says the same of a wrong password and of an unknown address', async () => {
    const wrong = await shop.logIn({ password: 'Something-else-1' })
    const unknown = await shop.logIn({ email: 'nobody@example.com' })
    expect([wrong.status, wrong.result]).toEqual([unknown.status, unknown.result])
    expect(wrong.status).toBe(401)
  })

  it('locks an account after ten tries in fifteen minutes, a known and an unknown one', async () => {
    for (const email of [ERIN.email, 'nobody@example.com']) {
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => shop.logIn({ email, password: 'Wrong-one-1' })),
      )
      expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
    }
    expect((await shop.logIn()).status).toBe(429)
    later(16 * MINUTE)
    expect((await shop.logIn()).status).toBe(200)
  })

  it('limits one who tries many accounts from one address', async () => {
    const tries = []
    for (let index = 0; index < 31; index += 1) {
      tries.push(await shop.logIn({ email: `no${index}@example.com`, from: 'here' }))
    }
    expect(tries.at(-1)?.status).toBe(429)
    expect((await shop.logIn({ from: 'elsewhere' })).status).toBe(200)
  })

  it('does not count a login that succeeds', async () => {
    for (let index = 0; index < 11; index += 1) expect((await shop.logIn()).status).toBe(200)
  })
})

describe('the logins of an account', () => {
  const logins = (token: string) => shop.ask('userLogins', bearer(token))

  it('are told to who is logged in, and end all at once but the one that asks', async () => {
    const phone = await shop.tokens()
    later(DAY)
    const laptop = await shop.tokens()
    await refresh(laptop.refreshToken)
    expect((await logins(laptop.token)).map((login) => login.is_current)).toEqual([true, false])
    expect((await logins(laptop.token))[1]?.began_at).toBe('2026-11-23T00:00:00.000Z')
    await register(shop, { email: 'wilm@example.com' })
    const other = await shop.tokens('wilm@example.com')
    expect(await logins(other.token)).toHaveLength(1)
    expect(await shop.ask('userEndLogins', bearer(laptop.token))).toBe(true)
    expect((await refresh(phone.refreshToken)).status).toBe(401)
    expect(await logins(laptop.token)).toHaveLength(1)
    expect((await me(other.token)).status).toBe(200)
    for (const call of ['userLogins', 'userEndLogins'] as const) {
      expect((await shop.send(call, bearer('guessed'))).status).toBe(401)
    }
  })

  it('are ended by whoever runs the shop, of one customer or of all', async () => {
    await register(shop, { email: 'wilm@example.com' })
    const [erin, wilm] = [await shop.tokens(), await shop.tokens('wilm@example.com')]
    expect(await endLoginsOf(shop.sales, 'ERIN@example.com')).toBe(1)
    expect((await me(erin.token)).status).toBe(401)
    expect((await refresh(erin.refreshToken)).status).toBe(401)
    expect((await me(wilm.token)).status).toBe(200)
    expect(await endLoginsOf(shop.sales, null)).toBe(1)
    expect((await me(wilm.token)).status).toBe(401)
    expect((await shop.logIn()).status).toBe(200)
  })
})

describe('tokens', () => {
  it('are good for half an hour, and then exchanged', async () => {
    const { token, refreshToken } = await shop.tokens()
    later(31 * MINUTE)
    expect((await me(token)).status).toBe(401)
    const next = await refresh(refreshToken)
    expect((await me(String(next.result))).status).toBe(200)
  })

  it.each(['null', '', 'guessed', 'x'.repeat(5000)])(
    'of another kind are none: %j',
    async (token) => {
      expect((await me(token)).status).toBe(401)
      expect((await shop.send('userMe', { query: { token } })).status).toBe(401)
    },
  )

  it('of two kinds are never taken for each other', async () => {
    const { token, refreshToken } = await shop.tokens()
    expect((await me(refreshToken)).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
  })

  it('may be exchanged by two tabs at one moment, and both go on', async () => {
    const { refreshToken } = await shop.tokens()
    const both = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    for (const said of both) expect((await me(String(said.result))).status).toBe(200)
  })

  it('end with their family when an exchanged one is shown again later', async () => {
    const { refreshToken } = await shop.tokens()
    const next = await refresh(refreshToken)
    later(MINUTE)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await me(String(next.result))).status).toBe(401)
    expect((await refresh(String(next.meta.refreshToken))).status).toBe(401)
    expect((await shop.logIn()).status).toBe(200)
  })

  it('end 90 days after the login, whatever is refreshed', async () => {
    let { refreshToken } = await shop.tokens()
    for (let day = 0; day < 88; day += 22) {
      later(22 * DAY)
      const next = await refresh(refreshToken)
      expect(next.status).toBe(200)
      refreshToken = String(next.meta.refreshToken)
    }
    later(3 * DAY)
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  it('are dead after a logout, even for who has copied them', async () => {
    const { token, refreshToken } = await shop.tokens()
    const other = await shop.tokens()
    await shop.send('userLogout', { body: { refreshToken } })
    expect((await me(token)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await me(other.token)).status).toBe(200)
  })
})
