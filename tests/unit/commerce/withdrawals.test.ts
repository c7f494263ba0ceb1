import { beforeEach, describe, expect, it } from 'vitest'
import type { DueMail, MailContent } from '../../../worker/commerce/mail/mail'
import { sendMails } from '../../../worker/commerce/mail/send-mails'
import { listOrders } from '../../../worker/commerce/orders/merchant/list-orders'
import { deleteOldDeclarations } from '../../../worker/commerce/withdrawals/declare-withdrawal'
import { createDatabases } from '../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from './checkout-shop'
import { outboxWith } from './mail/test-outbox'
import { cartWith, HOME, orderOf } from './orders/order-request'

const DAY = 24 * 60 * 60_000
const STORES = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const

let shop: CheckoutShop
let order: { orderNumber: string; orderHash: string }
let sent: (DueMail & MailContent)[]

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  sent = []
  const cartId = await cartWith(shop, 'TABLE')
  await put(shop, cartId, 'BOOK', 2)
  const products = [
    { sku: 'TABLE', qty: 1 },
    { sku: 'BOOK', qty: 2 },
  ]
  order = (await shop.ask('orderPlace', { body: orderOf(cartId, products) })) as typeof order
})

const declare = (body: object) =>
  shop.send('withdrawalDeclare', { body: { name: 'Erin de Vries', ...body } })

async function declared(): Promise<string> {
  const { orderNumber } = order
  const { result } = await declare({ orderNumber, email: 'ERIN@example.com' })
  return (result as { token: string }).token
}

const confirm = (token: string, lines: number[]) =>
  shop.send('withdrawalConfirm', { body: { token, lines } })

const send = () =>
  sendMails(
    shop.sales,
    outboxWith(async (mail, content) => {
      if (mail.kind === 'withdrawal') sent.push({ ...mail, ...content })
    }),
    Date.now() + 1000,
  )

describe('withdrawing from an order', () => {
  it('is declared by number and address or from the page of the order, by nobody else', async () => {
    const { orderNumber, orderHash } = order
    expect((await declare({ orderNumber, email: HOME.email })).status).toBe(200)
    expect((await declare({ orderHash })).status).toBe(200)
    expect((await declare({ orderNumber, email: 'somebody@example.com' })).status).toBe(404)
    expect((await declare({ orderNumber: '10000000001', email: HOME.email })).status).toBe(404)
    expect((await declare({ orderHash: orderNumber })).status).toBe(404)
    const unknown = await shop.send('withdrawalShow', { query: { token: 'guessed' } })
    expect(unknown.status).toBe(404)
  })

  it('shows what is declared before it is confirmed, and counts for nothing until then', async () => {
    const token = await declared()
    const shown = await shop.ask('withdrawalShow', { query: { token } })
    expect(shown).toMatchObject({
      order_number: order.orderNumber,
      name: 'Erin de Vries',
      email_hint: 'e…@example.com',
      items: [{ qty: 1 }, { qty: 2 }],
    })
    expect(shown.confirmed_at).toBeUndefined()
    expect(JSON.stringify(shown)).not.toContain(HOME.email)
    await send()
    expect(sent).toEqual([])
    expect(await listOrders(shop.sales, null)).toMatchObject([{ withdrawnAt: null }])
  })

  it('is acknowledged once with what was declared, day and time, however often it is confirmed', async () => {
    const token = await declared()
    const first = await confirm(token, [1])
    expect(await confirm(token, [0, 1])).toEqual(first)
    expect(first.result).toMatchObject({
      items: [{ is_withdrawn: false }, { is_withdrawn: true }],
      confirmed_at: expect.stringMatching(/^\d{4}-/),
    })
    await send()
    expect(sent).toHaveLength(1)
    const [mail] = sent
    expect(mail?.recipient).toBe(HOME.email)
    expect(mail?.subject).toContain(order.orderNumber)
    for (const words of ['Hierbij herroep ik', '2 × Product BOOK', 'Erin de Vries', HOME.email]) {
      expect(mail?.text).toContain(words)
    }
    expect(mail?.text).not.toContain('1 × ')
    expect(mail?.text).toMatch(/\d{2}:\d{2}:\d{2}/)
    expect(await listOrders(shop.sales, null)).toMatchObject([
      { withdrawnAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
  })

  it.each(STORES)('is acknowledged in the language of %s', async (store) => {
    await confirm(await declared(), [0])
    await shop.sales.prepare('UPDATE mail SET store_code = ?1').bind(store).run()
    await send()
    expect(sent[0]?.subject).toMatch(/^(?:Ontvangst|Eingangs|Accusé|Acknowledgement)/)
    expect(sent[0]?.text).not.toMatch(/undefined|null|\[object/)
  })

  it('needs a line that the order has', async () => {
    const token = await declared()
    const unchosen = await confirm(token, [7])
    expect(unchosen.result).not.toHaveProperty('confirmed_at')
    expect((await confirm(token, [])).status).toBe(400)
  })

  it('is forgotten after a day unless it is confirmed', async () => {
    const [kept, left] = [await declared(), await declared()]
    await confirm(kept, [0])
    await deleteOldDeclarations(shop.sales, Date.now() + 2 * DAY)
    expect((await shop.send('withdrawalShow', { query: { token: kept } })).status).toBe(200)
    expect((await shop.send('withdrawalShow', { query: { token: left } })).status).toBe(404)
  })
})
