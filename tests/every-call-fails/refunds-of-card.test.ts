// A quarter of the money of a lamp goes back, then the rest.
import { describe, expect, it } from 'vitest'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import { buyLamp, type Placed } from './shopper'

const PAID = 10_000
const PART = 2_500

const REFUNDS = 'SELECT amount, refunded_at IS NOT NULL AS hasGone FROM refund ORDER BY id'

const refunds: Story<Placed> = {
  before: buyLamp,
  async happens(shop, { orderNumber }) {
    const owe = async (money: object) => {
      const said = await shop.tell('/admin/orders/owed', { orderNumber, ...money })
      expect(said.status).toBe(200)
    }
    await owe({ amount: PART, attempt: 'a-part' })
    await shop.ring(1)
    await owe({ attempt: 'the-rest' })
    await shop.ring(1)
  },
  async after(shop) {
    expect((await shop.sales.prepare(REFUNDS).all()).results).toEqual([
      { amount: PART, hasGone: 1 },
      { amount: PAID - PART, hasGone: 1 },
    ])
    expect(await shop.sentMails()).toEqual(['refund', 'refund'])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('gives back a part of a card payment and the rest, each once and never more than was paid', async () => {
    expect(await failEachCall(fault, refunds)).toBeGreaterThan(10)
  }, 120_000)
})
