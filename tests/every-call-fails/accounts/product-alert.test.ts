import { describe, expect, it, vi } from 'vitest'
import { bearer, ERIN } from '../../unit/commerce/customers/customer-shop'
import { FAULTS } from '../counted-calls'
import { failEachCall, type Story } from '../fail-each-call'
import type { FaultyShop } from '../faulty-shop'

vi.mock('node:crypto', () => import('../../unit/commerce/customers/cheap-scrypt'))

/** What a shop has of a lamp from now on; its catalogue hears of it by the clock. */
async function setLamps({ sales }: FaultyShop, qty: number): Promise<void> {
  await sales.batch([
    sales.prepare("UPDATE stock SET qty = ?1, version = version + 1 WHERE sku = 'LAMP'").bind(qty),
    sales.prepare(
      "INSERT OR REPLACE INTO stock_change SELECT sku, version FROM stock WHERE sku = 'LAMP'",
    ),
  ])
}

const WAITING = 'SELECT COUNT(*) AS waiting FROM product_alert WHERE told_at IS NULL'

const alert: Story<string> = {
  async before(shop) {
    const { password, ...customer } = ERIN
    await shop.ask('userCreate', { body: { customer, password } })
    await setLamps(shop, 0)
    await shop.ring(1)
    return shop.ask<string>('userLogin', { body: { username: ERIN.email, password } })
  },
  async happens(shop, token) {
    await shop.ask('productAlertSubscribe', { ...bearer(token), body: { sku: 'LAMP' } })
    await setLamps(shop, 3)
    await shop.ring(1)
    await shop.ring(1)
  },
  async after(shop) {
    expect(await shop.sales.prepare(WAITING).first('waiting')).toBe(0)
    expect(await shop.sentMails()).toEqual(['product-alert'])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('tells who waits for a product that it is back, by one mail', async () => {
    expect(await failEachCall(fault, alert)).toBeGreaterThan(10)
  }, 120_000)
})
