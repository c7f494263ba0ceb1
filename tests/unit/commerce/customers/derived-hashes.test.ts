// Alone in its process: counting hashes needs the one mock that everything here was loaded with.
import { scrypt } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { type CustomerShop, ERIN, openCustomerShop } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

let shop: CustomerShop
beforeEach(async () => {
  shop = await openCustomerShop()
})

it('derives one hash, whether the address is known or not, and none for a forgotten password', async () => {
  const hashesOf = async (ask: () => Promise<unknown>) => {
    vi.mocked(scrypt).mockClear()
    await ask()
    return vi.mocked(scrypt).mock.calls.length
  }
  const [known, unknown] = [ERIN.email, 'nobody@example.com']
  const wrong = { password: 'Wrong-one-1' }
  const costs = vi.mocked(scrypt)
  expect(await hashesOf(() => shop.logIn({ email: known, ...wrong }))).toBe(1)
  expect(costs.mock.calls[0]?.[3]).toEqual({ N: 2 ** 14, r: 8, p: 5 })
  expect(await hashesOf(() => shop.logIn({ email: unknown, ...wrong }))).toBe(1)
  expect(costs.mock.calls[0]?.[3]).toEqual({ N: 2 ** 14, r: 8, p: 5 })
  for (const email of [known, unknown]) {
    const body = { email }
    expect(await hashesOf(() => shop.send('userResetPassword', { body }))).toBe(0)
  }
})
