import { describe, expect, it } from 'vitest'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'

const LINK = /(\/newsletter\/confirm\/\S+)/

const BOOKS = `
SELECT (SELECT COUNT(*) FROM newsletter WHERE waits_until IS NULL) AS readers,
  (SELECT COUNT(*) FROM newsletter) AS addresses, (SELECT COUNT(*) FROM coupon) AS coupons,
  (SELECT coupon_code FROM newsletter) = (SELECT code FROM coupon) AS isOffered`

const CODE = 'SELECT code FROM coupon'

const subscription: Story<void> = {
  before: async () => undefined,
  async happens(shop) {
    const asked = await shop.press('newsletterSubscribe', {
      body: { email: 'juno@example.com' },
      store: 'de_de',
    })
    expect(asked).toEqual({ status: 200, result: 'asked' })
    const pressed = await shop.visit(await shop.findInMails(LINK), { method: 'POST' })
    expect(pressed.status).toBe(200)
  },
  async after(shop) {
    const books = await shop.sales.prepare(BOOKS).first()
    expect(books).toEqual({ readers: 1, addresses: 1, coupons: 1, isOffered: 1 })
    const code = String(await shop.sales.prepare(CODE).first('code'))
    const mails = [...shop.mails.values()]
    expect(mails.map(({ text }) => text.includes(code))).toEqual([false, true])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('subscribes a reader once, who is asked by one mail and gets one coupon by another', async () => {
    expect(await failEachCall(fault, subscription)).toBeGreaterThan(5)
  }, 120_000)
})
