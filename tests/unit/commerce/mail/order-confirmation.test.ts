import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '../../../../shared/i18n/date-text'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { query, readAll, readFirst } from '../../../../worker/commerce/db/query'
import { sql } from '../../../../worker/commerce/db/sql'
import type { DueMail, MailContent } from '../../../../worker/commerce/mail/mail'
import { deleteOldMails, sendMails } from '../../../../worker/commerce/mail/send-mails'
import { cancelOrder } from '../../../../worker/commerce/orders/cancel-order'
import type { Payment } from '../../../../worker/commerce/orders/payment'
import { decidePayment } from '../../../../worker/commerce/payments/decide-payment'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, HOME, orderOf, paidBy } from '../orders/order-request'
import { sayDays } from '../orders/say-days'
import { outboxWith } from './test-outbox'

const DAY = 24 * 60 * 60_000
const STORES = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const

let shop: CheckoutShop
let sent: (MailContent & DueMail)[]
let now: number

const take = async (mail: DueMail, content: MailContent) => {
  sent.push({ ...mail, ...content })
}
const send = (port = take) => sendMails(shop.sales, outboxWith(port), now)

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  sent = []
  now = Date.now() + 1000
})

async function placeOrder(sku = 'TABLE', method = 'banktransfer'): Promise<string> {
  const cartId = await cartWith(shop, sku, 2)
  const body = paidBy(orderOf(cartId, [{ sku, qty: 2 }]), method)
  return ((await shop.ask('orderPlace', { body })) as { orderHash: string }).orderHash
}

async function openPayment(orderHash: string): Promise<Payment> {
  const body = {
    orderHash,
    method: 'sandbox_card',
    returnUrl: 'http://localhost:8787/checkout-return',
  }
  await shop.ask('paymentStart', { body })
  const payment = await readFirst(
    shop.sales,
    query<Payment>(sql`SELECT id, order_id AS orderId FROM payment`),
  )
  if (!payment) throw new Error('There is no payment')
  return payment
}

describe('the confirmation of an order', () => {
  it('says what was bought, for how much, where it goes and how it is paid', async () => {
    await placeOrder('NORA-M-RED')
    expect(await send()).toBe(1)
    const [mail] = sent
    expect(mail?.recipient).toBe(HOME.email)
    expect(mail?.subject).toMatch(/^Je bestelling 1\d{10}$/)
    for (const words of [mail?.text, mail?.html.replaceAll('&#39;', "'")]) {
      expect(words).toContain('2 × Nora dress')
      expect(words).toContain('€\u00a099,90')
      expect(words).toContain("Erin O'Brien-de Vries")
      expect(words).toContain('1017 GC Amsterdam')
      expect(words).toContain('NL91 ABNA 0417 1643 00')
      expect(words).toContain('binnen 30 dagen')
    }
  })

  it('says who gets a gift card from whom, and when', async () => {
    const cartId = await shop.ask('cartCreate')
    const day = new Date(now + 30 * DAY).toISOString().slice(0, 10)
    const product_option = {
      extension_attributes: {
        am_giftcard_options: {
          am_giftcard_amount: 10,
          am_giftcard_sender_name: 'Wilm',
          am_giftcard_recipient_name: 'Juno',
          am_giftcard_recipient_email: 'juno@exmaple.com',
          am_giftcard_message: 'Happy birthday!',
          am_giftcard_date_delivery: day,
        },
      },
    }
    await put(shop, cartId, 'CARD', 1, { product_option })
    const products = [{ sku: 'CARD', qty: 1, product_option }]
    await shop.ask('orderPlace', { body: orderOf(cartId, [], { products }) })
    await send()
    for (const words of [
      'De cadeaukaart mailen we naar de ontvanger',
      'Naam van de ontvanger: Juno',
      'E-mailadres van de ontvanger: juno@exmaple.com',
      'Van: Wilm',
      'Boodschap: Happy birthday!',
      `Verzenddag: ${formatDay(new Date(day), storeViewOf('nl_nl').i18n)}`,
    ]) {
      expect(sent[0]?.text).toContain(words)
    }
  })

  it('of a file alone says where it is found, and asks for nothing to be sent back', async () => {
    await placeOrder('EBOOK')
    await send()
    const text = sent[0]?.text ?? ''
    expect(text).toContain('mailen we je de link naar je download')
    expect(text).toContain('zonder opgaaf van redenen herroepen. Een bericht')
    expect(text).not.toMatch(/terugsturen|aan de slag/)
  })

  it.each(STORES)('speaks the language of %s', async (store) => {
    await placeOrder()
    await shop.sales.prepare('UPDATE mail SET store_code = ?1').bind(store).run()
    await send()
    expect(sent[0]?.subject).toMatch(
      /^(?:Je bestelling|Deine Bestellung|Votre commande|Your order) /,
    )
    expect(sent[0]?.html).toContain(
      `<html lang="${store === 'global_en' ? 'en' : store.slice(0, 2)}`,
    )
    expect(sent[0]?.text).not.toMatch(/undefined|null|\[object/)
  })

  it('promises a day, but none before the money of a transfer is there', async () => {
    await sayDays(shop, '1')
    await placeOrder('TABLE', 'cashondelivery')
    await placeOrder('TABLE', 'banktransfer')
    await send()
    const promises = sent.map(({ text }) => text.includes('Je bestelling komt op'))
    expect(promises).toEqual([true, false])
  })

  it('says within how many working days of its payment an order by transfer comes', async () => {
    await sayDays(shop, '3-5')
    await placeOrder('TABLE', 'cashondelivery')
    await placeOrder('TABLE', 'banktransfer')
    await send()
    const said = sent.map(({ text }) =>
      text.includes('Uiterlijk op de 5e werkdag daarna is ze bij je.'),
    )
    expect(said).toEqual([false, true])
  })

  it('goes out once, however often the outbox is looked through', async () => {
    await placeOrder()
    await Promise.all([send(), send(), send()])
    now += DAY
    await send()
    expect(sent).toHaveLength(1)
  })

  it('of an order by card comes when it is paid, and once however often that is pressed', async () => {
    const payment = await openPayment(await placeOrder('TABLE', 'sandbox_card'))
    expect(await send()).toBe(0)
    await decidePayment(shop.sales, payment, 'approve', now)
    await decidePayment(shop.sales, payment, 'approve', now)
    await send()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('niets meer te betalen')
    expect(sent[0]?.text).not.toContain('IBAN')
  })

  it('of an order by card that was refused never comes', async () => {
    const payment = await openPayment(await placeOrder('TABLE', 'sandbox_card'))
    await decidePayment(shop.sales, payment, 'refuse', now)
    now += DAY
    expect(await send()).toBe(0)
  })

  it('of an order that was given up before it was sent is not sent', async () => {
    const orderHash = await placeOrder()
    await shop.sales.prepare("UPDATE orders SET state = 'pending_payment'").run()
    const found = await readFirst(
      shop.sales,
      query<{ id: number }>(sql`SELECT id FROM orders WHERE order_hash = ${orderHash}`),
    )
    await cancelOrder(shop.sales, found?.id ?? 0, now)
    expect(await send()).toBe(0)
    expect(await readAll(shop.sales, query(sql`SELECT id FROM mail`))).toEqual([])
  })
})

describe('a mail that could not be sent', () => {
  it('is tried again, later each time, and says why', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    await placeOrder()
    const refuse = async () => {
      throw new Error('The mail service answered 503')
    }
    expect(await send(refuse)).toBe(0)
    expect(await send()).toBe(0)
    now += 2 * 60_000
    expect(await send(refuse)).toBe(0)
    now += 2 * 60_000
    expect(await send()).toBe(0)
    const mail = await readFirst(shop.sales, query<{ fault: string }>(sql`SELECT fault FROM mail`))
    expect(mail?.fault).toContain('503')
    now += 2 * 60_000
    expect(await send()).toBe(1)
    expect(sent).toHaveLength(1)
    expect(told).toHaveBeenCalledTimes(2)
    told.mockRestore()
  })
})

describe('a mail that was sent', () => {
  it('is forgotten after 30 days', async () => {
    await placeOrder()
    await send()
    await deleteOldMails(shop.sales, now + 29 * DAY)
    expect(await readAll(shop.sales, query(sql`SELECT id FROM mail`))).toHaveLength(1)
    await deleteOldMails(shop.sales, now + 31 * DAY)
    expect(await readAll(shop.sales, query(sql`SELECT id FROM mail`))).toEqual([])
  })
})
