// Who registers after an order as a guest has the order and the address in the new account. Where the answer
// of it was lost, the second press hears that the address has an account, which opens by the same password.
import { describe, expect, it, vi } from 'vitest'
import { bearer, ERIN } from '../../unit/commerce/customers/customer-shop'
import { HOME } from '../../unit/commerce/orders/order-request'
import { FAULTS } from '../counted-calls'
import { failEachCall, type Story } from '../fail-each-call'
import { fillCart, type Placed, placeOrder } from '../shopper'

vi.mock('node:crypto', () => import('../../unit/commerce/customers/cheap-scrypt'))

const BOOKS = `
SELECT (SELECT COUNT(*) FROM customer) AS customers,
  (SELECT COUNT(*) FROM orders JOIN customer ON customer.id = customer_id) AS orders,
  (SELECT COUNT(*) FROM customer_address JOIN customer ON customer.id = customer_id) AS addresses`

const registration: Story<Placed> = {
  before: async (shop) => placeOrder(shop, await fillCart(shop, 'LAMP'), ['LAMP'], 'banktransfer'),
  async happens(shop, { orderHash }) {
    const { password, ...person } = ERIN
    const customer = { ...person, addresses: [{ ...HOME, email: undefined }] }
    const made = await shop.press('userCreate', {
      body: { customer, password, orders: [orderHash] },
    })
    expect([200, 400]).toContain(made.status)
    const body = { username: ERIN.email, password }
    const token = await shop.ask<string>('userLogin', { body })
    const history = await shop.ask<{ items: object[] }>('userOrderHistory', bearer(token))
    expect(history.items).toHaveLength(1)
  },
  async after(shop) {
    const books = await shop.sales.prepare(BOOKS).first()
    expect(books).toEqual({ customers: 1, orders: 1, addresses: 1 })
    expect(await shop.sentMails()).toEqual(['account'])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('makes an account once, with its order and its address', async () => {
    expect(await failEachCall(fault, registration)).toBeGreaterThan(5)
  }, 120_000)
})
