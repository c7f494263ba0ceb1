// What a login is, and is not (OWASP ASVS 5.0, V6).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userCalls } from '../../../../shared/contract/customer/user'
import { createRandomId } from '../../../../worker/commerce/db/random-id'
import { isKey } from '../../../../worker/commerce/http/is-key'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { openCustomerShop } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const YEAR = 365 * 24 * 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a password', () => {
  it('does not expire', async () => {
    const shop = await openCustomerShop()
    vi.setSystemTime(Date.now() + 5 * YEAR)
    expect((await shop.logIn()).status).toBe(200)
  })
})

describe('a new shop', () => {
  it('has no customer, and no key that opens it', async () => {
    const { sales } = createDatabases()
    expect(await sales.prepare('SELECT COUNT(*) AS n FROM customer').first('n')).toBe(0)
    for (const shown of ['', 'admin', 'undefined'])
      expect(await isKey(shown, undefined)).toBe(false)
    expect(await isKey('', '')).toBe(false)
  })
})

describe('registering', () => {
  it('asks for names, address and password, and for no secret question', () => {
    const { customer, ...beside } = userCalls.userCreate.body.shape
    expect(Object.keys(beside)).toEqual(['password', 'token', 'orders'])
    expect(Object.keys(customer.shape)).toEqual([
      'email',
      'firstname',
      'lastname',
      'storeId',
      'addresses',
      'custom_attributes',
    ])
  })
})

describe('the tokens of logins and mails', () => {
  it('have 192 random bits, and no two are the same', () => {
    const tokens = Array.from({ length: 10_000 }, createRandomId)
    expect(new Set(tokens).size).toBe(tokens.length)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/)
    const letters = new Set(tokens.flatMap((token) => [...token]))
    expect(letters.size).toBe(64)
  })
})
