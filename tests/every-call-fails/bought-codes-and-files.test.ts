// A gift card of 10 euros for somebody else and a book to download, paid by card.
import { describe, expect, it } from 'vitest'
import { readBooks } from './books'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import { fillCart, payByCard, placeOrder, putPiece } from './shopper'

const FOR_JUNO = {
  product_option: {
    extension_attributes: {
      am_giftcard_options: {
        am_giftcard_amount: 10,
        am_giftcard_recipient_name: 'Juno',
        am_giftcard_recipient_email: 'juno@example.com',
      },
    },
  },
}

const ISSUED = `
SELECT (SELECT COUNT(*) FROM issued_gift_card) AS codes, (SELECT COUNT(*) FROM gift_card) AS cards,
  (SELECT SUM(balance) FROM gift_card) AS money,
  (SELECT COUNT(*) FROM gift_card JOIN issued_gift_card USING (code)
    JOIN mail ON kind = 'gift-card' AND about = code) AS mailed,
  (SELECT COUNT(*) FROM issued_download) AS links`

const ALL = { codes: 1, cards: 1, money: 1_000, mailed: 1, links: 1 }
const NONE = { codes: 0, cards: 0, money: null, mailed: 0, links: 0 }

const purchase: Story<void> = {
  before: async () => undefined,
  async happens(shop) {
    const cartId = await fillCart(shop, 'CARD', FOR_JUNO)
    await putPiece(shop, cartId, 'EBOOK')
    await payByCard(shop, await placeOrder(shop, cartId, ['CARD', 'EBOOK'], 'adyen_cc'))
    await shop.ring(1)
  },
  async after(shop) {
    const { orders, pieces, state, amiss } = await readBooks(shop)
    expect({ orders, pieces, amiss }).toEqual({ orders: 1, pieces: 2, amiss: 0 })
    const isPaid = state === 'processing'
    expect(await shop.sales.prepare(ISSUED).first()).toEqual(isPaid ? ALL : NONE)
    expect(await shop.sentMails()).toEqual(isPaid ? ['gift-card', 'order-confirmation'] : [])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('issues a gift card with one mail and one link to a file, only for money', async () => {
    expect(await failEachCall(fault, purchase)).toBeGreaterThan(10)
  }, 120_000)
})
