// A mail goes out once. Where the service has taken it and that could not be heard or noted, it goes out once
// more, under the name that it had, by which the service knows it.
import { describe, expect, it } from 'vitest'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import { fillCart, placeOrder } from './shopper'

const OUTBOX = 'SELECT sent_at IS NOT NULL AS isSent, fault FROM mail'

const delivery: Story<void> = {
  before: async () => undefined,
  async happens(shop) {
    await placeOrder(shop, await fillCart(shop, 'LAMP'), ['LAMP'], 'banktransfer')
    await shop.ring(3)
  },
  async after(shop) {
    const { results } = await shop.sales.prepare(OUTBOX).all()
    expect(results).toEqual([{ isSent: 1, fault: null }])
    expect(await shop.sentMails()).toEqual(['order-confirmation'])
    const [mail] = shop.mails.values()
    expect(mail?.times).toBeLessThanOrEqual(shop.calls.hasFailed() ? 2 : 1)
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('sends a mail out once, or again under the same name', async () => {
    expect(await failEachCall(fault, delivery)).toBeGreaterThan(10)
  }, 120_000)
})
