// Whoever presses again gets one order of one piece, and pays once. Where the provider's answer is lost and
// nobody can tell whether it has paid, the payment is taken back and the cart is the shopper's again.
import { describe, expect, it } from 'vitest'
import { readBooks } from './books'
import { STOCK } from './catalogue'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import { buyLamp } from './shopper'

const PAID = `
SELECT COUNT(*) AS paid FROM sandbox_adyen_payment WHERE answer LIKE '%Authorised%'`

const purchase: Story<null> = {
  before: async () => null,
  happens: async (shop) => void (await buyLamp(shop)),
  async after(shop) {
    const books = await readBooks(shop)
    const isPaid = books.state === 'processing'
    expect(books).toMatchObject({ orders: 1, pieces: 1, amiss: 0, missing: 0 })
    expect(['processing', 'canceled']).toContain(books.state)
    const left = isPaid ? STOCK - 1 : STOCK
    expect(books).toMatchObject({ lamps: left, shown: left })
    expect(await shop.sales.prepare(PAID).first('paid')).toBe(isPaid ? 1 : 0)
    expect(await shop.sentMails()).toEqual(isPaid ? ['order-confirmation'] : [])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('makes of one purchase by card no second one', async () => {
    expect(await failEachCall(fault, purchase)).toBeGreaterThan(10)
  }, 120_000)
})
