import { beforeEach, describe, expect, it } from 'vitest'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { listOrders } from '../../../../worker/commerce/orders/merchant/list-orders'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { oweRefund, refundOrder } from '../../../../worker/commerce/orders/merchant/refund-order'
import { sendParcel } from '../../../../worker/commerce/orders/merchant/send-parcel'
import { showOrder } from '../../../../worker/commerce/orders/merchant/show-order'
import {
  applyCoupon,
  applyGiftCard,
  balanceOf,
  openVoucherShop,
  usesOf,
} from '../cart/vouchers/voucher-shop'
import { type CheckoutShop, put } from '../checkout-shop'
import { type SentMail, sendDueMails } from '../mail/test-outbox'
import { cartWith, HOME, orderOf, paidBy } from './order-request'

let shop: CheckoutShop
let now: number
let mails: SentMail[]

beforeEach(async () => {
  shop = await openVoucherShop()
  now = Date.now()
  mails = []
})

interface Placed {
  orderHash: string
  orderNumber: string
}

async function place(sku: string, method = 'banktransfer', cartId?: string): Promise<Placed> {
  const body = paidBy(orderOf(cartId ?? (await cartWith(shop, sku)), [{ sku, qty: 1 }]), method)
  return (await shop.ask('orderPlace', { body })) as Placed
}

/** A gift card of 10 euros for somebody else. */
async function placeGiftCard(more: object = {}): Promise<Placed> {
  const cartId = await shop.ask('cartCreate')
  const options = {
    am_giftcard_amount: 10,
    am_giftcard_recipient_name: 'Juno',
    am_giftcard_recipient_email: 'juno@example.com',
    ...more,
  }
  await put(shop, cartId, 'CARD', 1, {
    product_option: { extension_attributes: { am_giftcard_options: options } },
  })
  return place('CARD', 'banktransfer', cartId)
}

/** Time goes on with everything the merchant says. */
const later = () => {
  now += 1000
  return now
}
const pay = ({ orderNumber }: Placed) => markPaid(shop.sales, Number(orderNumber), later())
const send = ({ orderNumber }: Placed, parcel = {}) =>
  sendParcel(shop.sales, { orderNumber, ...parcel }, later())
const cancel = ({ orderNumber }: Placed) =>
  cancelStandingOrder(shop.sales, Number(orderNumber), later())
const refund = ({ orderNumber }: Placed, amount?: number, attempt?: string) =>
  refundOrder(shop.sales, { orderNumber, amount, attempt }, later())
const track = ({ orderHash }: Placed) => shop.ask('trackedOrder', { query: { orderHash } })
const show = async ({ orderNumber }: Placed) => {
  const order = await showOrder(shop.sales, Number(orderNumber))
  if (!order) throw new Error(`There is no order ${orderNumber}`)
  return order
}

/** All that was bought: one piece of one product. */
async function withdraw({ orderHash }: Placed): Promise<void> {
  const declared = await shop.ask('withdrawalDeclare', { body: { name: 'Erin', orderHash } })
  const { token } = declared as { token: string }
  await shop.send('withdrawalConfirm', { body: { token, lines: [{ position: 0, qty: 1 }] } })
}

/** Sends all that is due, and says of which kind it was. */
async function readMail(): Promise<string[]> {
  mails = await sendDueMails(shop.sales, later())
  return mails.map(({ kind }) => kind).sort()
}

const PARCEL = { carrier: 'PostNL', number: '3SABC', url: 'https://example.com/3SABC' }

describe('a merchant sends an order', () => {
  it('once it is paid; its shopper gets a mail and sees the parcel, once however often it is said', async () => {
    const order = await place('TABLE')
    expect(await send(order, PARCEL)).toBe(false)
    await pay(order)
    await readMail()
    for (const _ of [1, 2, 3]) expect(await send(order, PARCEL)).toBe(true)
    expect(await readMail()).toEqual(['parcel'])
    expect(mails[0]?.text).toContain(PARCEL.url)
    expect(await track(order)).toMatchObject({ status: 'sent', tracks: [PARCEL] })
  })

  it('in several parcels, each told by a mail of its own', async () => {
    const order = await place('TABLE')
    await pay(order)
    await readMail()
    await send(order, { ...PARCEL, number: 'A' })
    await send(order, { ...PARCEL, number: 'B' })
    expect(await readMail()).toEqual(['parcel', 'parcel'])
    expect((await track(order)).tracks).toMatchObject([{ number: 'A' }, { number: 'B' }])
  })

  it('before it is paid where the money is taken at the door', async () => {
    const order = await place('TABLE', 'cashondelivery')
    expect(await send(order)).toBe(true)
    expect(await track(order)).toMatchObject({ status: 'sent', tracks: [] })
    expect(await pay(order)).toBe(true)
    expect(await track(order)).toMatchObject({ status: 'sent', payment_state: 'paid' })
  })

  it('never once all of it is withdrawn: it is cancelled then, and its stock returns', async () => {
    const order = await place('TABLE')
    await pay(order)
    await withdraw(order)
    expect(await send(order, PARCEL)).toBe(false)
    expect(await readMail()).not.toContain('parcel')
    expect(await cancel(order)).toBe(true)
  })

  it('never where nothing of it is sent', async () => {
    const order = await place('EBOOK')
    await pay(order)
    expect(await send(order)).toBe(false)
  })
})

describe('an order of which nothing is sent by parcel', () => {
  it('is complete once it is paid', async () => {
    const order = await place('EBOOK')
    expect(await track(order)).toMatchObject({ status: 'new' })
    await pay(order)
    expect(await track(order)).toMatchObject({ status: 'complete', state: 'processing' })
  })

  it('is complete once its gift cards are sent', async () => {
    const order = await placeGiftCard()
    await pay(order)
    expect(await track(order)).toMatchObject({ status: 'processing' })
    expect(await readMail()).toContain('gift-card')
    expect(await track(order)).toMatchObject({ status: 'complete' })
  })
})

describe('a merchant cancels an order', () => {
  it('gives back stock, coupon and gift cards, once', async () => {
    const before = await shop.stockOf('BOOK')
    const cartId = await cartWith(shop, 'BOOK')
    await applyCoupon(shop, cartId, 'ONCE')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    const order = await place('BOOK', 'banktransfer', cartId)
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(0)
    expect([await cancel(order), await cancel(order)]).toEqual([true, true])
    expect(await shop.stockOf('BOOK')).toBe(before)
    expect(await usesOf(shop, 'ONCE')).toBe(0)
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(1000)
    expect(await track(order)).toMatchObject({ status: 'canceled' })
    expect(await readMail()).toEqual(['cancellation'])
  })

  it('owes the money that had come, until it is sent back', async () => {
    const order = await place('TABLE')
    await pay(order)
    await cancel(order)
    const { amountDue } = await show(order)
    expect(await show(order)).toMatchObject({ owed: amountDue, refunded: 0 })
    expect([await refund(order), await refund(order)]).toEqual([true, false])
    expect(await show(order)).toMatchObject({ owed: 0, refunded: amountDue })
    expect(await track(order)).toMatchObject({ status: 'refunded' })
    expect(await readMail()).toContain('refund')
  })

  it('owes nothing for one that was never paid', async () => {
    const order = await place('TABLE')
    await cancel(order)
    expect(await show(order)).toMatchObject({ owed: 0 })
    expect(await refund(order)).toBe(false)
  })

  it('asks by mail for no transfer any more, where none has come', async () => {
    const order = await place('TABLE')
    await cancel(order)
    await readMail()
    const letter = mails.find(({ kind }) => kind === 'cancellation')?.text
    expect(letter).toContain('Maak er geen geld meer voor over.')
    expect(letter).toContain(order.orderNumber)
  })

  it('empties its gift cards, and their mails do not go out', async () => {
    const later = new Date(now + 100 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const order = await placeGiftCard({ am_giftcard_date_delivery: later })
    await pay(order)
    const row = await shop.sales.prepare('SELECT code FROM issued_gift_card').first()
    const code = String(row?.code)
    expect(await balanceOf(shop, code)).toBe(1000)
    expect(await cancel(order)).toBe(true)
    expect(await balanceOf(shop, code)).toBe(0)
    now = Date.parse(later) + 24 * 60 * 60_000
    expect(await readMail()).not.toContain('gift-card')
  })

  it('ends its files', async () => {
    const order = await place('EBOOK')
    await pay(order)
    const lastMoment = async () =>
      Number(
        (await shop.sales.prepare('SELECT expires_at FROM issued_download').first())?.expires_at,
      )
    expect(await lastMoment()).toBeGreaterThan(now)
    await cancel(order)
    expect(await lastMoment()).toBeLessThanOrEqual(now)
  })

  it('not when a gift card of it was used, it was sent, or it waits for its payment', async () => {
    const card = await placeGiftCard()
    await pay(card)
    await shop.sales.prepare('UPDATE gift_card SET balance = 1 WHERE initial = 1000').run()
    expect(await cancel(card)).toBe(false)

    const sent = await place('TABLE')
    await pay(sent)
    await send(sent)
    expect(await cancel(sent)).toBe(false)
    expect(await cancel(await place('TABLE', 'sandbox_card'))).toBe(false)
    expect(await readMail()).not.toContain('cancellation')
  })
})

describe('a merchant refunds an order', () => {
  it('in parts, never more than was paid, each told by a mail', async () => {
    const order = await place('TABLE')
    expect(await refund(order, 500)).toBe(false)
    await pay(order)
    await readMail()
    const { amountDue } = await show(order)
    expect(await refund(order, 500)).toBe(true)
    expect(await refund(order, amountDue)).toBe(false)
    expect(await track(order)).toMatchObject({ status: 'processing', refunded_amount: 5 })
    expect(await refund(order)).toBe(true)
    expect(await refund(order)).toBe(false)
    expect(await track(order)).toMatchObject({ status: 'refunded' })
    expect(await readMail()).toEqual(['refund', 'refund'])
  })

  it('once in one attempt, however often it is said, also where more is left', async () => {
    const order = await place('TABLE')
    await pay(order)
    await readMail()
    for (const _ of [1, 2]) expect(await refund(order, 500, 'by-hand')).toBe(true)
    expect(await show(order)).toMatchObject({ refunded: 500 })
    await oweRefund(shop.sales, { orderNumber: order.orderNumber, amount: 300 }, later())
    for (const _ of [1, 2]) expect(await refund(order, undefined, 'what-is-owed')).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 0, refunded: 800 })
    expect(await readMail()).toEqual(['refund', 'refund'])
  })
})

describe('money that a merchant has sent back by hand', () => {
  const owe = ({ orderNumber }: Placed, amount?: number, attempt?: string) =>
    oweRefund(shop.sales, { orderNumber, amount, attempt }, later())

  async function paidOrder(method?: string): Promise<Placed> {
    const order = await place('TABLE', method)
    await pay(order)
    await readMail()
    return order
  }

  it('is not owed any more, so that nobody is told to send it twice', async () => {
    const order = await paidOrder()
    await owe(order, 1000)
    expect(await refund(order, 1000)).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 0, refunded: 1000 })
    expect(await readMail()).toEqual(['refund'])
  })

  it('lowers what is owed in parts, the oldest first, until nothing is', async () => {
    const order = await paidOrder()
    await owe(order, 1000)
    await owe(order, 300)
    expect(await refund(order, 400)).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 900, refunded: 400 })
    expect(await refund(order, 700)).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 200, refunded: 1100 })
    expect(await refund(order)).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 0, refunded: 1300 })
  })

  it('is told in one mail with its sum, whatever it settles and however often it is said', async () => {
    const order = await paidOrder()
    await owe(order, 1000)
    await owe(order, 300)
    for (const _ of [1, 2]) expect(await refund(order, 1500, 'all-at-once')).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 0, refunded: 1500 })
    expect(await readMail()).toEqual(['refund'])
    expect(mails[0]?.text).toMatch(/15[.,]00/)
  })

  it('may be more than is owed, and never more than was paid', async () => {
    const order = await paidOrder()
    const { amountDue } = await show(order)
    await owe(order, 400)
    expect(await refund(order, amountDue + 1)).toBe(false)
    expect(await show(order)).toMatchObject({ owed: 400, refunded: 0 })
    expect(await refund(order, 1000)).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 0, refunded: 1000 })
    expect(await refund(order, amountDue - 1000)).toBe(true)
    expect(await refund(order, 1)).toBe(false)
  })

  it('lowers what is owed of a cancelled order, and no more than that', async () => {
    const order = await paidOrder()
    await cancel(order)
    const { owed } = await show(order)
    expect(await refund(order, owed + 1)).toBe(false)
    expect(await refund(order, 500)).toBe(true)
    expect(await show(order)).toMatchObject({ owed: owed - 500, refunded: 500 })
  })

  it('is booked once in one attempt, also where it lowers what is owed', async () => {
    const order = await paidOrder()
    for (const _ of [1, 2]) expect(await owe(order, 1000, 'owed-once')).toBe(true)
    for (const _ of [1, 2]) expect(await refund(order, 400, 'sent-once')).toBe(true)
    for (const _ of [1, 2]) expect(await refund(order, 600, 'the-rest')).toBe(true)
    expect(await owe(order, 1000, 'owed-once')).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 0, refunded: 1000 })
    expect(await readMail()).toEqual(['refund', 'refund'])
  })

  it('leaves alone what a provider was asked for', async () => {
    const order = await paidOrder()
    await shop.sales.prepare("UPDATE orders SET payment_method_code = 'adyen_cc'").run()
    await owe(order, 1000)
    expect(await refund(order, 400)).toBe(true)
    expect(await show(order)).toMatchObject({ owed: 1000, refunded: 400 })
  })
})

describe('a merchant looks at an order', () => {
  it('with its products, addresses, sums and all that happened to it', async () => {
    const order = await place('TABLE')
    await pay(order)
    await readMail()
    await send(order, PARCEL)
    await refund(order, 500)
    const { lines, shippingAddress, events } = await show(order)
    expect(lines).toMatchObject([{ sku: 'TABLE', qty: 1 }])
    expect(shippingAddress).toContain('1017 GC Amsterdam')
    expect(events.map(({ text }) => text)).toEqual([
      'placed',
      'paid',
      'mail order-confirmation',
      'mail order-paid',
      'parcel PostNL 3SABC',
      'refunded 5.00',
    ])
  })

  it('with the phone of who gets it and the tax id of who pays it', async () => {
    const order = orderOf(await cartWith(shop, 'TABLE'), [{ sku: 'TABLE', qty: 1 }])
    const { shippingAddress, billingAddress, ...rest } = order.addressInformation
    const addressInformation = {
      ...rest,
      shippingAddress: { ...HOME, telephone: '+31 6 12345678' },
      billingAddress: { ...HOME, vat_id: 'NL123456789B01' },
    }
    const placed = await shop.ask('orderPlace', { body: { ...order, addressInformation } })
    expect(await show(placed as Placed)).toMatchObject({
      phone: '+31 6 12345678',
      taxId: 'NL123456789B01',
    })
    expect(await show(await place('BOOK'))).toMatchObject({ phone: null, taxId: null })
  })

  it('and sees when it was cancelled', async () => {
    const order = await place('TABLE')
    await cancel(order)
    const { events } = await show(order)
    expect(events.map(({ text }) => text)).toEqual(['placed', 'cancelled'])
  })

  it('in a list with the newest first', async () => {
    const [old, recent] = [await place('TABLE'), await place('BOOK')]
    await shop.sales
      .prepare('UPDATE orders SET placed_at = placed_at + 60000 WHERE increment_id = ?1')
      .bind(Number(old.orderNumber))
      .run()
    const listed = await listOrders(shop.sales, null)
    expect(listed.map(({ orderNumber }) => orderNumber)).toEqual([
      old.orderNumber,
      recent.orderNumber,
    ])
  })

  it('and at none that is unknown', async () => {
    expect(await showOrder(shop.sales, 10_000_000_001)).toBeNull()
  })
})
