// Each kind of mail in each store: as text and as HTML, in the language of its store, with a link into it.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { textDigest } from '../../../../shared/signing/text-digest'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { STORE_VIEWS, storeViewOf } from '../../../../shared/store-view/store-views'
import type { MailKind } from '../../../../worker/commerce/mail/mail'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { refundOrder } from '../../../../worker/commerce/orders/merchant/refund-order'
import { sendParcel } from '../../../../worker/commerce/orders/merchant/send-parcel'
import { put } from '../checkout-shop'
import { type CustomerShop, openCustomerShop } from '../customers/customer-shop'
import { cartWith, orderOf } from '../orders/order-request'
import { sendDueMails } from './test-outbox'

vi.mock('node:crypto', () => import('../customers/cheap-scrypt'))

const STORES = STORE_VIEWS.map(({ storeCode }) => storeCode)
const TOKEN = 'token-of-a-mail'
const LATER = Date.now() + 60_000
const RECIPIENT = 'somebody@example.com'

let shop: CustomerShop
let about: Record<string, string>

/** Every kind there is, by name of what it tells of; a new kind without a row here does not compile. */
const KINDS = {
  'order-confirmation': ['order'],
  'order-paid': ['order'],
  parcel: ['parcel'],
  cancellation: ['canceled order'],
  'missing-transfer': ['canceled order'],
  refund: ['refund'],
  'gift-card-refund': ['card refund'],
  withdrawal: ['withdrawal'],
  'gift-card': ['card'],
  account: ['welcome', 'confirm', 'email-changed', 'password-changed', 'deleted'],
  'password-reset': ['token'],
  'newsletter-question': ['question'],
  'newsletter-welcome': ['reader'],
  'product-alert': ['token'],
  form: ['message'],
} as const satisfies Record<MailKind, readonly string[]>

const CASES = Object.entries(KINDS).flatMap(([kind, subjects]) =>
  subjects.flatMap((subject) => STORES.map((store) => [kind as MailKind, subject, store] as const)),
)

beforeAll(async () => {
  shop = await openCustomerShop()
  const order = await paidOrder()
  const card = await boughtCard()
  await writeTokens()
  const first = async (text: string) => String(await shop.sales.prepare(text).first('it'))
  about = {
    order: order.orderHash,
    'canceled order': await canceledOrder(),
    parcel: await first('SELECT id AS it FROM parcel'),
    refund: await first('SELECT id AS it FROM refund'),
    'card refund': await backOnCard(),
    withdrawal: await first('SELECT token AS it FROM withdrawal'),
    card,
    token: TOKEN,
    question: 'question',
    reader: 'reader',
    message: 'message',
    ...Object.fromEntries(KINDS.account.map((type) => [type, `${type}:${TOKEN}`])),
  }
  await shop.sales.prepare('DELETE FROM mail').run()
})

interface Placed {
  orderHash: string
  orderNumber: string
}

async function paidOrder(): Promise<Placed> {
  const body = orderOf(await cartWith(shop, 'TABLE', 2), [{ sku: 'TABLE', qty: 2 }])
  const order = (await shop.ask('orderPlace', { body })) as Placed
  const { orderHash, orderNumber } = order
  await markPaid(shop.sales, Number(orderNumber), Date.now())
  await sendParcel(shop.sales, { orderNumber, carrier: 'PostNL', number: '3S' }, Date.now())
  const declared = await shop.ask('withdrawalDeclare', { body: { name: 'Erin', orderHash } })
  const { token } = declared as { token: string }
  const lines = [{ position: 0, qty: 1 }]
  await shop.send('withdrawalConfirm', { body: { token, lines } })
  await shop.sales.prepare('DELETE FROM refund').run()
  await refundOrder(shop.sales, { orderNumber, amount: 100 }, Date.now())
  return order
}

async function canceledOrder(): Promise<string> {
  const body = orderOf(await cartWith(shop, 'BOOK'), [{ sku: 'BOOK', qty: 1 }])
  const { orderHash, orderNumber } = (await shop.ask('orderPlace', { body })) as Placed
  await cancelStandingOrder(shop.sales, Number(orderNumber), Date.now())
  return orderHash
}

async function boughtCard(): Promise<string> {
  const cartId = await shop.ask('cartCreate')
  const options = {
    am_giftcard_amount: 10,
    am_giftcard_recipient_name: 'Juno',
    am_giftcard_recipient_email: RECIPIENT,
  }
  await put(shop, cartId, 'CARD', 1, {
    product_option: { extension_attributes: { am_giftcard_options: options } },
  })
  const body = orderOf(cartId, [{ sku: 'CARD', qty: 1 }])
  const { orderNumber } = (await shop.ask('orderPlace', { body })) as Placed
  await markPaid(shop.sales, Number(orderNumber), Date.now())
  return String(await shop.sales.prepare('SELECT code FROM issued_gift_card').first('code'))
}

async function backOnCard(): Promise<string> {
  await shop.sales
    .prepare(
      `INSERT INTO gift_card_refund SELECT 'attempt', id, 'GIFT-0010', 500, 1 FROM orders LIMIT 1`,
    )
    .run()
  return 'attempt'
}

/** What the links of mails are made of. */
async function writeTokens(): Promise<void> {
  const digest = await textDigest(TOKEN)
  const rows = [
    `INSERT INTO password_reset VALUES ('${digest}', 1, ${LATER})`,
    `DELETE FROM email_confirmation`,
    `INSERT INTO email_confirmation VALUES ('${digest}', 1, '${RECIPIENT}', ${LATER})`,
    `INSERT INTO newsletter (email, store_id, subscribed_at, token, waits_until)
      VALUES ('a@example.com', 1, '', 'question', ${LATER})`,
    `INSERT INTO newsletter (email, store_id, subscribed_at, token, coupon_code)
      VALUES ('b@example.com', 1, '', 'reader', 'HELLO-1')`,
    `INSERT INTO product_alert
        (token, customer_id, store_code, sku, product_id, name, link, asked_at, told_at)
      VALUES ('${TOKEN}', 1, 'nl_nl', 'LAST', 1, 'The last one', '/p/LAST/last', 0, 1)`,
    `INSERT INTO form_submission VALUES ('message', 'Contact', 'nl_nl', '{"Name":"Erin"}', 0)`,
  ]
  for (const row of rows) await shop.sales.prepare(row).run()
}

async function sent(kind: MailKind, subject: string, storeCode: StoreCode) {
  await shop.sales.prepare('DELETE FROM mail').run()
  await shop.sales
    .prepare(
      `INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
      VALUES ('m', ?1, ?2, ?3, ?4, 0)`,
    )
    .bind(kind, about[subject], storeCode, RECIPIENT)
    .run()
  return sendDueMails(shop.sales)
}

describe('a mail', () => {
  it.each(CASES)('of the kind %s (%s) is written for %s', async (kind, subject, storeCode) => {
    const [mail, ...more] = await sent(kind, subject, storeCode)
    expect(more).toEqual([])
    if (!mail) throw new Error('No mail was sent')
    expect(mail.recipient).toBe(RECIPIENT)
    const { defaultLocale } = storeViewOf(storeCode).i18n
    expect(mail.html).toContain(`<html lang="${defaultLocale}">`)
    expect(mail.subject.length).toBeGreaterThan(5)
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Wilm ')
      expect(body).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/)
    }
    if (defaultLocale === 'fr-FR') expect(mail.text).not.toMatch(/\p{L}:\s/u)
    // What somebody wrote into a form goes to the merchant.
    if (kind === 'form') return
    const links = mail.text.match(/https:\/\/\S+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
      expect(link).toMatch(
        link.startsWith('https://pay.example/')
          ? new RegExp(`storeCode=${storeCode}$`)
          : new RegExp(`^https://${storeCode.replace('_', '-')}\\.shop\\.example/`),
      )
    }
  })

  it('says something else in each store, whatever it tells', async () => {
    for (const [kind, subjects] of Object.entries(KINDS)) {
      if (kind === 'form') continue
      for (const subject of subjects) {
        const texts = []
        for (const store of STORES) {
          const [mail] = await sent(kind as MailKind, subject, store)
          texts.push(`${mail?.subject}\n${mail?.text.split('\n')[0]}`)
        }
        expect(new Set(texts).size).toBe(STORES.length)
      }
    }
  })
})
