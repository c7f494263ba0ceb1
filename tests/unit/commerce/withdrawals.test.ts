import { beforeEach, describe, expect, it } from 'vitest'
import { cancelStandingOrder } from '../../../worker/commerce/orders/merchant/cancel-standing-order'
import { listOrders } from '../../../worker/commerce/orders/merchant/list-orders'
import { markPaid } from '../../../worker/commerce/orders/merchant/mark-paid'
import { refundOrder } from '../../../worker/commerce/orders/merchant/refund-order'
import { showOrder } from '../../../worker/commerce/orders/merchant/show-order'
import { deleteOldDeclarations } from '../../../worker/commerce/withdrawals/declare-withdrawal'
import { orderText, whatIsPaid } from '../../../worker/tools/orders-cli/order-text'
import { createDatabases } from '../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from './checkout-shop'
import { type SentMail, sendDueMails } from './mail/test-outbox'
import { cartWith, HOME, orderOf, paidBy } from './orders/order-request'

const BOOK_PRICE = 2_180
const DAY = 24 * 60 * 60_000
const STORES = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const

let shop: CheckoutShop
let order: { orderNumber: string; orderHash: string }
let sent: SentMail[]

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

/** Whole lines, by their positions. */
const confirm = (token: string, positions: number[]) =>
  confirmSome(
    token,
    positions.map((position) => ({ position, qty: 10_000 })),
  )

const confirmSome = (token: string, lines: { position: number; qty: number }[]) =>
  shop.send('withdrawalConfirm', { body: { token, lines } })

const send = async () => {
  const mails = await sendDueMails(shop.sales)
  sent.push(...mails.filter(({ kind }) => kind === 'withdrawal'))
}

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
      items: [{ qty_withdrawn: 0 }, { qty_withdrawn: 2 }],
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

  it('is shown to whoever packs and pays back: which lines, and how many of each', async () => {
    const show = async () => {
      const shown = await showOrder(shop.sales, Number(order.orderNumber))
      if (!shown) throw new Error('The order is gone')
      return shown
    }
    expect((await show()).lines.map(({ withdrawn }) => withdrawn)).toEqual([0, 0])
    const token = await declared()
    expect((await show()).lines.map(({ withdrawn }) => withdrawn)).toEqual([0, 0])
    await confirmSome(token, [{ position: 1, qty: 1 }])
    const shown = await show()
    expect(shown.lines.map(({ sku, withdrawn }) => [sku, withdrawn])).toEqual([
      ['TABLE', 0],
      ['BOOK', 1],
    ])
    expect(orderText(shown)).toMatch(/BOOK.*withdrawn 1$/m)
    expect(orderText(shown)).not.toMatch(/TABLE.*withdrawn/)
    // Who withdraws twice from the same pieces sends no more of them back than there are.
    await confirm(await declared(), [0, 1])
    expect((await show()).lines.map(({ withdrawn }) => withdrawn)).toEqual([1, 2])
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

  it('takes a part of a line, and never more than was ordered', async () => {
    const first = await declared()
    const { result } = await confirmSome(first, [{ position: 1, qty: 1 }])
    expect(result).toMatchObject({ items: [{ qty_withdrawn: 0 }, { qty_withdrawn: 1 }] })
    await send()
    expect(sent[0]?.text).toContain('1 × Product BOOK')
    const second = await confirmSome(await declared(), [
      { position: 1, qty: 1 },
      { position: 1, qty: 9 },
      { position: 0, qty: 1 },
    ])
    expect(second.result).toMatchObject({ items: [{ qty_withdrawn: 1 }, { qty_withdrawn: 1 }] })
    expect((await confirmSome(first, [{ position: 0, qty: 0 }])).status).toBe(400)
  })

  it('has no end before everything was sent, says it after, and is refused once it is over', async () => {
    const { orderNumber, orderHash } = order
    const open = await shop.ask('withdrawalShow', { query: { token: await declared() } })
    expect(open.ends_on).toBeUndefined()
    const sentAgo = (days: number) =>
      shop.sales
        .prepare('UPDATE orders SET sent_at = ?1 WHERE increment_id = ?2')
        .bind(Date.now() - days * DAY, Number(orderNumber))
        .run()
    await sentAgo(36)
    const { result } = await declare({ orderHash })
    expect((result as { ends_on: string }).ends_on).toMatch(/^\d{4}-\d\d-\d\dT00:00:00/)
    await sentAgo(45)
    const over = await declare({ orderHash })
    expect(over).toMatchObject({ status: 409, meta: { reason: 'withdrawal-over' } })
  })

  it('is listed for the merchant, with the mail that acknowledged it', async () => {
    await confirm(await declared(), [0])
    await send()
    const { events } = (await showOrder(shop.sales, Number(order.orderNumber))) ?? { events: [] }
    expect(events.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['mail order-confirmation', 'mail withdrawal']),
    )
  })

  it('is declared once for each piece: what was withdrawn from is offered and taken no more', async () => {
    const early = await declared()
    await confirmSome(await declared(), [
      { position: 0, qty: 1 },
      { position: 1, qty: 1 },
    ])
    const rest = await shop.ask('withdrawalShow', { query: { token: early } })
    expect(rest.items).toEqual([expect.objectContaining({ position: 1, qty: 1 })])
    const { result } = await confirmSome(early, [
      { position: 0, qty: 1 },
      { position: 1, qty: 2 },
    ])
    expect(result).toMatchObject({ items: [{ qty_withdrawn: 0 }, { qty_withdrawn: 1 }] })
    const again = await declare({ orderHash: order.orderHash })
    expect(again).toMatchObject({ status: 409, meta: { reason: 'all-withdrawn' } })
  })

  it('leaves a status of its own once every piece is withdrawn, unless the money went back', async () => {
    const { orderHash, orderNumber } = order
    const status = async () =>
      (await shop.ask('trackedOrder', { query: { orderHash } })).status as string
    await confirmSome(await declared(), [
      { position: 0, qty: 1 },
      { position: 1, qty: 1 },
    ])
    const [{ amountDue = 0 } = {}] = await listOrders(shop.sales, 'new')
    await markPaid(shop.sales, Number(orderNumber), Date.now(), amountDue)
    const last = await declared()
    expect(await status()).toBe('processing')
    await confirm(last, [1])
    expect(await status()).toBe('withdrawn')
    await refundOrder(shop.sales, { orderNumber }, Date.now())
    expect(await status()).toBe('refunded')
  })

  it('of a part before it was paid lowers what is to be transferred, and what comes above that is owed', async () => {
    const { orderHash, orderNumber } = order
    const toTransfer = async () =>
      (await shop.ask('trackedOrder', { query: { orderHash } })).transfer_amount
    const before = await toTransfer()
    await confirmSome(await declared(), [{ position: 1, qty: 1 }])
    expect(await toTransfer()).toBeCloseTo(Number(before) - BOOK_PRICE / 100, 2)
    await send()
    expect(sent[0]?.text).toMatch(/Over te maken voor de rest van je bestelling: €\s[\d.,]+\.$/m)
    const [{ amountDue = 0 } = {}] = await listOrders(shop.sales, 'new')
    const came = (amount?: number) => markPaid(shop.sales, Number(orderNumber), Date.now(), amount)
    // Nobody but its merchant knows whether the old sum came or the new one.
    expect(await came()).toBe(false)
    expect(await came(amountDue - 1)).toBe(false)
    expect(await came(amountDue + BOOK_PRICE)).toBe(true)
    expect(await came(amountDue + BOOK_PRICE)).toBe(true)
    const [paid] = await listOrders(shop.sales, 'processing')
    expect(paid).toMatchObject({ amountDue: amountDue + BOOK_PRICE, owed: BOOK_PRICE })
    await refundOrder(shop.sales, { orderNumber }, Date.now())
    expect(await refundOrder(shop.sales, { orderNumber, amount: amountDue + 1 }, Date.now())).toBe(
      false,
    )
    expect(await refundOrder(shop.sales, { orderNumber, amount: amountDue }, Date.now())).toBe(true)
  })

  it('of a part that is transferred without it leaves nothing owed', async () => {
    await confirmSome(await declared(), [{ position: 1, qty: 1 }])
    const [{ amountDue = 0 } = {}] = await listOrders(shop.sales, 'new')
    expect(await markPaid(shop.sales, Number(order.orderNumber), Date.now(), amountDue)).toBe(true)
    expect(await listOrders(shop.sales, 'processing')).toMatchObject([{ amountDue, owed: 0 }])
    const more = { orderNumber: order.orderNumber, amount: amountDue + 1 }
    expect(await refundOrder(shop.sales, more, Date.now())).toBe(false)
  })

  it('of all before it was paid owes the money that comes after that, and thanks for none', async () => {
    await confirm(await declared(), [0, 1])
    const number = Number(order.orderNumber)
    for (const _ of [1, 2]) expect(await markPaid(shop.sales, number, Date.now())).toBe(true)
    const shown = await showOrder(shop.sales, number)
    if (!shown) throw new Error('The order is gone')
    expect(shown.owed).toBe(shown.amountDue)
    expect(whatIsPaid(shown)).toMatch(/is withdrawn: send .* back, then say "refunded"$/)
    const kinds = (await sendDueMails(shop.sales)).map(({ kind }) => kind)
    expect(kinds).not.toContain('order-paid')
  })

  it('of all after it was paid leaves it to its merchant when the money goes back', async () => {
    const number = Number(order.orderNumber)
    await markPaid(shop.sales, number, Date.now())
    await confirm(await declared(), [0, 1])
    await markPaid(shop.sales, number, Date.now())
    expect(await listOrders(shop.sales, null)).toMatchObject([{ owed: 0 }])
    expect((await sendDueMails(shop.sales)).map(({ kind }) => kind)).not.toContain('order-paid')
  })

  it('is not needed of an order that was cancelled, and says so', async () => {
    const { orderHash, orderNumber } = order
    await cancelStandingOrder(shop.sales, Number(orderNumber), Date.now())
    for (const who of [{ orderHash }, { orderNumber, email: HOME.email }]) {
      const refused = await declare(who)
      expect(refused).toMatchObject({ status: 409, meta: { reason: 'order-canceled' } })
    }
  })

  it('is forgotten after a day unless it is confirmed', async () => {
    const [kept, left] = [await declared(), await declared()]
    await confirm(kept, [0])
    await deleteOldDeclarations(shop.sales, Date.now() + 2 * DAY)
    expect((await shop.send('withdrawalShow', { query: { token: kept } })).status).toBe(200)
    expect((await shop.send('withdrawalShow', { query: { token: left } })).status).toBe(404)
  })
})

describe('withdrawing from codes and files', () => {
  const number = () => Number(order.orderNumber)
  const hour = () => Date.now() + 60 * 60_000

  beforeEach(async () => {
    const cartId = await cartWith(shop, 'EBOOK')
    const given = {
      am_giftcard_amount: 50,
      am_giftcard_recipient_name: 'Juno',
      am_giftcard_recipient_email: 'juno@example.com',
    }
    await put(shop, cartId, 'CARD', 2, {
      product_option: { extension_attributes: { am_giftcard_options: given } },
    })
    const products = [
      { sku: 'EBOOK', qty: 1 },
      { sku: 'CARD', qty: 2 },
    ]
    order = (await shop.ask('orderPlace', { body: orderOf(cartId, products) })) as typeof order
  })

  const balances = async () => {
    const { results } = await shop.sales
      .prepare('SELECT code, balance FROM gift_card ORDER BY balance')
      .all<{ code: string; balance: number }>()
    return results
  }
  const filesEnd = () => shop.sales.prepare('SELECT expires_at FROM issued_download').first()
  const mailedCards = async () =>
    (await sendDueMails(shop.sales, hour())).filter(({ kind }) => kind === 'gift-card').length

  it('ends them, as many as were withdrawn, however often it is confirmed', async () => {
    const paidAt = Date.now()
    await markPaid(shop.sales, number(), paidAt)
    expect((await balances()).map(({ balance }) => balance)).toEqual([5000, 5000])
    const token = await declared()
    await confirmSome(token, [{ position: 1, qty: 1 }])
    await confirmSome(token, [{ position: 1, qty: 1 }])
    expect((await balances()).map(({ balance }) => balance)).toEqual([0, 5000])
    expect(Number((await filesEnd())?.expires_at)).toBeGreaterThan(paidAt + DAY)
    await confirm(await declared(), [0])
    expect(Number((await filesEnd())?.expires_at)).toBeLessThan(paidAt + DAY)
    expect(await mailedCards()).toBe(1)
  })

  it('leaves a card that has paid something', async () => {
    await markPaid(shop.sales, number(), Date.now())
    const code = (await balances())[1]?.code ?? ''
    const cartId = await cartWith(shop, 'BOOK')
    await shop.ask('giftCardApply', { query: { cartId }, body: { code } })
    const body = paidBy(orderOf(cartId, [{ sku: 'BOOK', qty: 1 }]), 'free')
    await shop.ask('orderPlace', { body })
    const left = (await balances()).find((card) => card.code === code)?.balance
    expect(left).toBeLessThan(5000)
    await confirm(await declared(), [1])
    const after = Object.fromEntries((await balances()).map((card) => [card.code, card.balance]))
    expect(after[code]).toBe(left)
    expect(Object.values(after)).toContain(0)
  })

  it('before they are paid hands none of them over', async () => {
    await confirm(await declared(), [1])
    await markPaid(shop.sales, number(), Date.now(), 1_000_000)
    expect((await balances()).map(({ balance }) => balance)).toEqual([0, 0])
    expect(await mailedCards()).toBe(0)
  })
})
