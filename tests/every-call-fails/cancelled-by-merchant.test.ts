import { describe, expect, it } from 'vitest'
import { readBooks } from './books'
import { STOCK } from './catalogue'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import { fillCart, type Placed, placeOrder } from './shopper'
import { BALANCE, enterVouchers, giveVouchers, readVouchers } from './vouchers'

const cancellation: Story<Placed> = {
  async before(shop) {
    await giveVouchers(shop)
    const cartId = await fillCart(shop, 'LAMP')
    await enterVouchers(shop, cartId)
    const order = await placeOrder(shop, cartId, ['LAMP'], 'banktransfer')
    await shop.tell('/admin/orders/paid', order)
    expect(await readVouchers(shop)).toEqual({ uses: 1, balance: 0 })
    return order
  },
  async happens(shop, { orderNumber }) {
    const said = await shop.tell('/admin/orders/cancelled', { orderNumber })
    expect(said.status).toBe(200)
  },
  async after(shop) {
    const left = { lamps: STOCK, shown: STOCK }
    expect(await readBooks(shop)).toMatchObject({ orders: 1, state: 'canceled', ...left })
    expect(await readVouchers(shop)).toEqual({ uses: 0, balance: BALANCE })
    const { results } = await shop.sales.prepare('SELECT amount, refunded_at FROM refund').all()
    expect(results).toEqual([{ amount: 4_000, refunded_at: null }])
    expect(await shop.sentMails()).toEqual(['cancellation'])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('gives back stock, coupon and gift card of a cancelled order once, and owes its money once', async () => {
    expect(await failEachCall(fault, cancellation)).toBeGreaterThan(0)
  }, 120_000)
})
