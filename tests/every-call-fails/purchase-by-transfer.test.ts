// A lamp of 100 euros with a coupon of ten per cent, 50 of the 90 by gift card and the rest by transfer.
import { describe, expect, it } from 'vitest'
import { readBooks } from './books'
import { STOCK } from './catalogue'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import { fillCart, placeOrder } from './shopper'
import { BALANCE, enterVouchers, giveVouchers, readVouchers } from './vouchers'

const MONEY = `
SELECT grand_total AS total, discount, gift_card_amount AS byCard, (SELECT COUNT(*) FROM refund) AS refunds
FROM orders`

const purchase: Story<void> = {
  before: giveVouchers,
  async happens(shop) {
    const cartId = await fillCart(shop, 'LAMP')
    await enterVouchers(shop, cartId)
    const { orderNumber } = await placeOrder(shop, cartId, ['LAMP'], 'banktransfer')
    const said = await shop.tell('/admin/orders/paid', { orderNumber })
    expect(said.status).toBe(200)
  },
  async after(shop) {
    expect(await readBooks(shop)).toEqual({
      orders: 1,
      pieces: 1,
      lamps: STOCK - 1,
      shown: STOCK - 1,
      state: 'processing',
      amiss: 0,
      missing: 0,
    })
    expect(await readVouchers(shop)).toEqual({ uses: 1, balance: 0 })
    expect(await shop.sales.prepare(MONEY).first()).toEqual({
      total: 9_000,
      discount: 1_000,
      byCard: BALANCE,
      refunds: 0,
    })
    expect(await shop.sentMails()).toEqual(['order-confirmation', 'order-paid'])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('takes stock, coupon and gift card for a purchase by transfer once, and is paid once', async () => {
    expect(await failEachCall(fault, purchase)).toBeGreaterThan(10)
  }, 120_000)
})
