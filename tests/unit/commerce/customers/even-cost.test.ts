// How much work an answer takes: what costs the same for a known and an unknown address tells neither apart.
// Alone in its process: counting hashes needs the one mock that everything here was loaded with.
import { scrypt } from 'node:crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import { type CustomerShop, ERIN, openCustomerShop } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const COST = { N: 2 ** 14, r: 8, p: 5 }

let shop: CustomerShop
beforeAll(async () => {
  shop = await openCustomerShop()
})

/** What the hashes cost that an answer takes. */
async function costsOf(ask: () => Promise<unknown>): Promise<unknown[]> {
  vi.mocked(scrypt).mockClear()
  await ask()
  return vi.mocked(scrypt).mock.calls.map(([, , , cost]) => cost)
}

it.each([ERIN.email, 'nobody@example.com'])('a login as %s derives one hash', async (email) => {
  expect(await costsOf(() => shop.logIn({ email, password: 'Wrong-one-1' }))).toEqual([COST])
})

it.each([ERIN.email, 'nobody@example.com'])(
  'a forgotten password of %s derives none',
  async (email) => {
    const body = { email }
    expect(await costsOf(() => shop.send('userResetPassword', { body }))).toEqual([])
  },
)
