// Where the answer to a declaration was lost, a second one is made: one is confirmed, the clock forgets the other.
import { describe, expect, it } from 'vitest'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import { fillCart, type Placed, placeOrder } from './shopper'

const DAY_MINUTES = 25 * 60

const WITHDRAWALS =
  'SELECT confirmed_at IS NOT NULL AS isConfirmed, lines, quantities FROM withdrawal'

const withdrawal: Story<Placed> = {
  before: async (shop) => placeOrder(shop, await fillCart(shop, 'LAMP'), ['LAMP'], 'banktransfer'),
  async happens(shop, { orderHash }) {
    const { token } = await shop.ask<{ token: string }>('withdrawalDeclare', {
      body: { orderHash, name: 'Erin de Vries' },
    })
    const body = { token, lines: [{ position: 0, qty: 1 }] }
    await shop.ask('withdrawalConfirm', { body })
    await shop.ring(1)
  },
  async after(shop) {
    await shop.ring(DAY_MINUTES)
    const { results } = await shop.sales.prepare(WITHDRAWALS).all<{ lines: string }>()
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ isConfirmed: 1 })
    expect(JSON.parse(results[0]?.lines ?? '')).toHaveLength(1)
    expect(await shop.sentMails()).toEqual(['withdrawal'])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('confirms one withdrawal from an order, with one mail', async () => {
    expect(await failEachCall(fault, withdrawal)).toBeGreaterThan(5)
  }, 120_000)
})
