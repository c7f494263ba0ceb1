import { beforeEach, describe, expect, it } from 'vitest'
import { query, readAll, readFirst } from '../../../../worker/commerce/db/query'
import { sql } from '../../../../worker/commerce/db/sql'
import { findOrderByNumber } from '../../../../worker/commerce/orders/find-order'
import type { Payment } from '../../../../worker/commerce/orders/payment'
import { decidePayment } from '../../../../worker/commerce/payments/decide-payment'
import { purchaseOfOrder } from '../../../../worker/commerce/payments/paypal/purchase-of-order'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { orderOf, paidBy } from '../orders/order-request'
import { type SentMail, sendDueMails } from './test-outbox'

const DAY = 24 * 60 * 60_000
const GIVEN = {
  am_giftcard_amount: 50,
  am_giftcard_sender_name: 'Wilm',
  am_giftcard_recipient_name: 'Juno <b>',
  am_giftcard_recipient_email: 'juno@example.com',
  am_giftcard_message: 'Happy birthday!',
}

let shop: CheckoutShop
let sent: SentMail[]

const sendAt = async (now: number) => {
  const mails = await sendDueMails(shop.sales, now)
  sent.push(...mails.filter(({ kind }) => kind === 'gift-card'))
}

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  sent = []
})

/** An order of gift cards by card, and its payment. */
async function buyCards(qty: number, more: object = {}): Promise<Payment> {
  const cartId = await shop.ask('cartCreate')
  const options = { ...GIVEN, ...more }
  const added = await put(shop, cartId, 'CARD', qty, {
    product_option: { extension_attributes: { am_giftcard_options: options } },
  })
  expect(added.status).toBe(200)
  const body = paidBy(orderOf(cartId, [{ sku: 'CARD', qty }]), 'sandbox_card')
  const { orderHash } = (await shop.ask('orderPlace', { body })) as { orderHash: string }
  const returnUrl = 'http://localhost:8787/checkout-return'
  await shop.ask('paymentStart', { body: { orderHash, method: 'sandbox_card', returnUrl } })
  const found = await readFirst(
    shop.sales,
    query<Payment>(sql`SELECT id, order_id AS orderId FROM payment`),
  )
  if (!found) throw new Error('There is no payment')
  return found
}

const cards = () =>
  readAll(
    shop.sales,
    query<{ code: string; initial: number; balance: number; currency: string }>(
      sql`SELECT code, initial, balance, currency FROM gift_card
        WHERE code IN (SELECT code FROM issued_gift_card)`,
    ),
  )

describe('a gift card that was bought', () => {
  it('comes into being when it is paid, one for each piece, whatever is repeated', async () => {
    const payment = await buyCards(3)
    expect(await cards()).toEqual([])
    await decidePayment(shop.sales, payment, 'approve', Date.now())
    await decidePayment(shop.sales, payment, 'approve', Date.now())
    const issued = await cards()
    expect(issued).toHaveLength(3)
    expect(new Set(issued.map(({ code }) => code)).size).toBe(3)
    for (const card of issued) {
      expect(card).toMatchObject({ initial: 5000, balance: 5000, currency: 'EUR' })
      expect(card.code).toMatch(/^(?:[0-9A-F]{4}-){3}[0-9A-F]{4}$/)
    }
  })

  it('never comes into being when its payment is refused', async () => {
    const payment = await buyCards(1)
    await decidePayment(shop.sales, payment, 'refuse', Date.now())
    await sendAt(Date.now() + DAY)
    expect(await cards()).toEqual([])
    expect(sent).toEqual([])
  })

  it('is brought to whom it is for, with its code and the words of the giver', async () => {
    await decidePayment(shop.sales, await buyCards(1), 'approve', Date.now())
    await sendAt(Date.now() + 1000)
    const [card] = await cards()
    expect(sent).toHaveLength(1)
    const [mail] = sent
    expect(mail?.recipient).toBe('juno@example.com')
    expect(mail?.subject).toBe('Een cadeaukaart van Wilm')
    expect(mail?.text).toContain('Hallo Juno <b>, Wilm heeft je een cadeaukaart gegeven!')
    expect(mail?.text).toContain(card?.code)
    expect(mail?.text).toContain('€\u00a050,00')
    expect(mail?.text).toContain('Happy birthday!')
    expect(mail?.text).toMatch(/Geldig\W+tot hij op is/)
    expect(mail?.html).toContain('Juno &lt;b&gt;')
  })

  it('names in French a giver after whom nothing has to be elided', async () => {
    const payment = await buyCards(1, { am_giftcard_sender_name: 'Erin' })
    await decidePayment(shop.sales, payment, 'approve', Date.now())
    await shop.sales.prepare("UPDATE mail SET store_code = 'fr_fr'").run()
    await sendAt(Date.now() + 1000)
    expect(sent[0]?.subject).toBe('Erin vous offre une carte cadeau')
  })

  it('names no giver where none is named', async () => {
    const payment = await buyCards(1, { am_giftcard_sender_name: ' ' })
    await decidePayment(shop.sales, payment, 'approve', Date.now())
    await sendAt(Date.now() + 1000)
    expect(sent[0]?.subject).toBe('Een cadeaukaart voor jou')
    expect(sent[0]?.text).toContain('Hallo Juno <b>, je hebt een cadeaukaart gekregen!')
  })

  it('is brought on the day that was chosen', async () => {
    const day = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10)
    const payment = await buyCards(1, { am_giftcard_date_delivery: day })
    await decidePayment(shop.sales, payment, 'approve', Date.now())
    await sendAt(Date.parse(day) - 1)
    expect(sent).toEqual([])
    await sendAt(Date.parse(day))
    expect(sent).toHaveLength(1)
  })

  it('tells PayPal neither who gets it nor with which words', async () => {
    const { orderId } = await buyCards(1)
    const row = await shop.sales
      .prepare('SELECT increment_id FROM orders WHERE id = ?1')
      .bind(orderId)
      .first()
    const order = await findOrderByNumber(shop.sales, Number(row?.increment_id))
    if (!order) throw new Error('There is no order')
    const { items } = await purchaseOfOrder(shop.sales, order, 'reference')
    expect(items.map(({ sku, description }) => [sku, description])).toEqual([['CARD', '']])
  })

  it('pays in the shop', async () => {
    await decidePayment(shop.sales, await buyCards(1), 'approve', Date.now())
    const [card] = await cards()
    const cartId = await shop.ask('cartCreate')
    await put(shop, cartId, 'BOOK', 1)
    const applied = await shop.send('giftCardApply', {
      query: { cartId },
      body: { code: card?.code },
    })
    expect(applied.status).toBe(200)
  })
})
