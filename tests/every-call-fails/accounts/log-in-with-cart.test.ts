import { describe, expect, it, vi } from 'vitest'
import { bearer, ERIN } from '../../unit/commerce/customers/customer-shop'
import { FAULTS } from '../counted-calls'
import { failEachCall, type Story } from '../fail-each-call'
import { fillCart } from '../shopper'

vi.mock('node:crypto', () => import('../../unit/commerce/customers/cheap-scrypt'))

const CARTS = `
SELECT COUNT(DISTINCT cart.id) AS carts, SUM(qty) AS pieces
FROM cart JOIN cart_line ON cart_line.cart_id = cart.id WHERE customer_id IS NOT NULL`

const login: Story<string> = {
  async before(shop) {
    const { password, ...customer } = ERIN
    await shop.ask('userCreate', { body: { customer, password } })
    return fillCart(shop, 'LAMP')
  },
  async happens(shop, cartId) {
    const body = { username: ERIN.email, password: ERIN.password }
    const token = await shop.ask<string>('userLogin', { body })
    const opened = { query: { cartId }, ...bearer(token) }
    const mask = await shop.ask<string>('cartCreate', opened)
    expect(await shop.ask('cartCreate', opened)).toBe(mask)
  },
  async after(shop) {
    expect(await shop.sales.prepare(CARTS).first()).toEqual({ carts: 1, pieces: 1 })
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('adds the cart of a guest who logs in to their own once', async () => {
    expect(await failEachCall(fault, login)).toBeGreaterThan(5)
  }, 120_000)
})
