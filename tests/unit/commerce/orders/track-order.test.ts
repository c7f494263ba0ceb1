import { beforeEach, describe, expect, it } from 'vitest'
import { deliveryDates } from '../../../../shared/checkout/delivery-dates'
import { parseTrackedState } from '../../../../shared/checkout/tracked-order'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { refundOrder } from '../../../../worker/commerce/orders/merchant/refund-order'
import { sendParcel } from '../../../../worker/commerce/orders/merchant/send-parcel'
import { toTrackedOrder } from '../../../../worker/storefront/mapping/order/to-tracked-order'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { sendDueMails } from '../mail/test-outbox'
import { cartWith, orderOf, paidBy } from './order-request'
import { DUTCH } from './order-words'
import { sayByAppointment, sayDays } from './say-days'

const DAY = 24 * 60 * 60_000

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

async function placeOrder(sku: string, qty = 1) {
  const body = orderOf(await cartWith(shop, sku, qty), [{ sku, qty }])
  const placed = (await shop.ask('orderPlace', { body })) as {
    orderHash: string
    orderNumber: string
  }
  return { ...placed, attempt: body.order_id }
}

/** With a day that is wished for. */
async function placeWished(delivery_date: string) {
  const order = orderOf(await cartWith(shop, 'TABLE'), [{ sku: 'TABLE', qty: 1 }])
  const { addressInformation } = order
  const shippingExtraFields = { delivery_date }
  const body = { ...order, addressInformation: { ...addressInformation, shippingExtraFields } }
  return shop.send('orderPlace', { body })
}

const track = async (orderHash: string) =>
  toTrackedOrder(await shop.ask('trackedOrder', { query: { orderHash } }), orderHash, DUTCH)

describe('the status of an order', () => {
  it('shows its lines, sums and payment to whoever has its hash', async () => {
    const { orderHash, orderNumber } = await placeOrder('NORA-M-RED', 2)
    expect(orderHash).toMatch(/^[\w-]{32}$/)
    const order = await track(orderHash)
    expect(order).toMatchObject({
      orderNumber,
      state: 'new',
      isDue: true,
      paymentCode: 'banktransfer',
      paymentTitle: 'Bankoverschrijving',
      hasDelivery: true,
      lines: [{ name: 'Nora dress', qty: 2, total: 9990 }],
      downloads: [],
    })
    const { subtotalInclTax, discount, shippingInclTax, paymentFee, grandTotal } = order.totals
    expect(subtotalInclTax + discount + (shippingInclTax ?? 0) + paymentFee).toBe(grandTotal)
  })

  it('says how long it takes, as it was promised, and nothing of what is not sent', async () => {
    await sayDays(shop, '5-10')
    const { orderHash } = await placeOrder('NORA-M-RED')
    await sayDays(shop, '30')
    expect((await track(orderHash)).totals.deliveryDays).toEqual({ min: 5, max: 10 })
    const book = await placeOrder('EBOOK')
    expect((await track(book.orderHash)).totals.deliveryDays).toBeUndefined()
  })

  it('says that its shopper is contacted to arrange a day, and nothing of it of what is not brought', async () => {
    const parcel = await placeOrder('NORA-M-RED')
    await sayByAppointment(shop)
    const { orderHash } = await placeOrder('NORA-M-RED')
    expect((await track(orderHash)).totals.isByAppointment).toBe(true)
    expect((await track(parcel.orderHash)).totals.isByAppointment).toBeUndefined()
    const book = await placeOrder('EBOOK')
    expect((await track(book.orderHash)).totals.isByAppointment).toBeUndefined()
  })

  it('has the downloads once it is paid', async () => {
    const { orderHash, orderNumber } = await placeOrder('EBOOK')
    expect((await track(orderHash)).downloads).toEqual([])
    await markPaid(shop.sales, Number(orderNumber), Date.now())
    const paid = await track(orderHash)
    expect(paid).toMatchObject({ state: 'complete', isDue: false, hasDelivery: false })
    expect(paid.downloads).toMatchObject([{ title: 'Het boek', usesLeft: 5 }])
    expect(paid.downloads[0]?.link).toMatch(/\/downloads\/[0-9a-f]{32}\?storeCode=nl_nl$/)
  })

  it('says for whom each gift card is', async () => {
    const cartId = await shop.ask('cartCreate')
    const cardFor = (am_giftcard_recipient_name: string) => ({
      extension_attributes: {
        am_giftcard_options: {
          am_giftcard_amount: 10,
          am_giftcard_sender_name: 'Erin',
          am_giftcard_recipient_name,
          am_giftcard_recipient_email: 'someone@example.com',
        },
      },
    })
    const options = ['Wilm', 'Noor'].map(cardFor)
    for (const product_option of options) await put(shop, cartId, 'CARD', 1, { product_option })
    const products = options.map((product_option) => ({ sku: 'CARD', qty: 1, product_option }))
    const body = orderOf(cartId, [], { products })
    const { orderHash } = (await shop.ask('orderPlace', { body })) as { orderHash: string }
    const { lines } = await track(orderHash)
    expect(lines.map(({ options }) => options)).toEqual(
      ['Wilm', 'Noor'].map((value) => [
        { label: 'Naam van de ontvanger', value },
        { label: 'E-mailadres van de ontvanger', value: 'someone@example.com' },
        { label: 'Van', value: 'Erin' },
      ]),
    )
  })

  it('says that a gift card was mailed, also where something else is still to be sent', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    const given = {
      am_giftcard_amount: 10,
      am_giftcard_recipient_name: 'Noor',
      am_giftcard_recipient_email: 'someone@example.com',
    }
    const card = { extension_attributes: { am_giftcard_options: given } }
    await put(shop, cartId, 'CARD', 1, { product_option: card })
    const products = [
      { sku: 'BOOK', qty: 1 },
      { sku: 'CARD', qty: 1, product_option: card },
    ]
    const { orderHash, orderNumber } = (await shop.ask('orderPlace', {
      body: orderOf(cartId, [], { products }),
    })) as { orderHash: string; orderNumber: string }
    const areMailed = async () =>
      (await shop.ask('trackedOrder', { query: { orderHash } })).cards_mailed
    await markPaid(shop.sales, Number(orderNumber), Date.now())
    expect(await areMailed()).toBe(false)
    await sendDueMails(shop.sales)
    expect(await areMailed()).toBe(true)
  })

  it('names the day that was wished for, if it can come on that day', async () => {
    await sayDays(shop, '2')
    const day = deliveryDates(Date.now(), { min: 2, max: 2 })[3] ?? ''
    const { result } = await placeWished(day)
    const { orderHash } = result as { orderHash: string }
    expect(await track(orderHash)).toMatchObject({ deliveryDate: day })
    for (const impossible of ['2020-01-02', 'tomorrow', '2099-01-01']) {
      expect(await placeWished(impossible)).toMatchObject({
        status: 400,
        meta: { reason: 'delivery-date-not-offered' },
      })
    }
  })

  it('counts its days from when it was paid, and keeps a wished day that is still possible', async () => {
    await sayDays(shop, '2')
    const placedAt = Date.now()
    const days = deliveryDates(placedAt, { min: 2, max: 2 })
    const paidAfter = async (wished: string, wait: number) => {
      const { result } = await placeWished(wished)
      const { orderHash, orderNumber } = result as { orderHash: string; orderNumber: string }
      await markPaid(shop.sales, Number(orderNumber), placedAt + wait)
      return track(orderHash)
    }
    const deliveryStart = new Date(placedAt + 7 * DAY).toISOString()
    const [early = '', late = ''] = [days.at(0), days.at(-1)]
    expect(await paidAfter(early, 7 * DAY)).toMatchObject({ deliveryStart, deliveryDate: '' })
    expect(await paidAfter(late, 3 * DAY)).toMatchObject({ deliveryDate: late })
  })

  it('counts its days from when it was placed where it is paid at the door', async () => {
    const body = paidBy(
      orderOf(await cartWith(shop, 'TABLE'), [{ sku: 'TABLE', qty: 1 }]),
      'cashondelivery',
    )
    const placed = (await shop.ask('orderPlace', { body })) as {
      orderHash: string
      orderNumber: string
    }
    await markPaid(shop.sales, Number(placed.orderNumber), Date.now() + 7 * DAY)
    const { placedAt, deliveryStart } = await track(placed.orderHash)
    expect(deliveryStart).toBe(placedAt)
  })

  it('counts its days from when its card has paid', async () => {
    const body = paidBy(
      orderOf(await cartWith(shop, 'TABLE'), [{ sku: 'TABLE', qty: 1 }]),
      'sandbox_card',
    )
    const { orderHash } = (await shop.ask('orderPlace', { body })) as { orderHash: string }
    const started = {
      orderHash,
      method: 'sandbox_card',
      returnUrl: 'http://localhost:8787/checkout-return',
    }
    await shop.ask('paymentStart', { body: started })
    await shop.sales.prepare("UPDATE payment SET state = 'paid', updated_at = 1764000000000").run()
    expect((await track(orderHash)).deliveryStart).toBe(new Date(1_764_000_000_000).toISOString())
  })

  it('says which pieces are withdrawn, and that they are not to be paid for', async () => {
    const { orderHash } = await placeOrder('TABLE', 2)
    expect((await track(orderHash)).notes).toEqual([])
    const declared = await shop.ask('withdrawalDeclare', { body: { name: 'Erin', orderHash } })
    const { token } = declared as { token: string }
    await shop.send('withdrawalConfirm', { body: { token, lines: [{ position: 0, qty: 1 }] } })
    const { lines, notes } = await track(orderHash)
    expect(lines[0]).toMatchObject({ qty: 2, options: [{ label: 'Herroepen', value: '1' }] })
    expect(notes[0]).toMatch(/^Herroeping ontvangen op /)
    expect(notes[1]).toMatch(/^Het bedrag dat je overmaakt, is zonder de herroepen producten\./)
  })

  it('may be withdrawn from until its period has ended, 30 days after its parcel is there', async () => {
    const { orderHash, orderNumber } = await placeOrder('TABLE')
    await markPaid(shop.sales, Number(orderNumber), Date.now())
    expect((await track(orderHash)).mayWithdraw).toBe(true)
    const sentDaysAgo = async (days: number) => {
      await sendParcel(shop.sales, { orderNumber }, Date.now())
      await shop.sales
        .prepare('UPDATE parcel SET sent_at = ?')
        .bind(Date.now() - days * DAY)
        .run()
    }
    await sentDaysAgo(36)
    expect((await track(orderHash)).mayWithdraw).toBe(true)
    await sentDaysAgo(45)
    expect((await track(orderHash)).mayWithdraw).toBe(false)
  })

  it('may not be withdrawn from once it is cancelled', async () => {
    const { orderHash, orderNumber } = await placeOrder('TABLE')
    await cancelStandingOrder(shop.sales, Number(orderNumber), Date.now())
    expect((await track(orderHash)).mayWithdraw).toBe(false)
  })

  it('says that the money of a cancelled order goes back, as soon as it is cancelled', async () => {
    const { orderHash, orderNumber } = await placeOrder('TABLE')
    await markPaid(shop.sales, Number(orderNumber), Date.now())
    await cancelStandingOrder(shop.sales, Number(orderNumber), Date.now())
    expect((await track(orderHash)).notes).toEqual([
      '€\u00a0250,00 betalen we je terug, zoals je betaald hebt',
    ])
    await refundOrder(shop.sales, { orderNumber }, Date.now())
    expect((await track(orderHash)).notes).toEqual(['€\u00a0250,00 terugbetaald'])
  })

  it('tells nothing by its number, its attempt or a guess, and names nobody', async () => {
    const { orderHash, orderNumber, attempt } = await placeOrder('TABLE')
    for (const guess of [orderNumber, attempt, `${orderHash}x`, orderHash.slice(1)]) {
      const { status } = await shop.send('trackedOrder', { query: { orderHash: guess } })
      expect(status, guess).toBe(404)
    }
    const shown = JSON.stringify(await shop.ask('trackedOrder', { query: { orderHash } }))
    expect(shown).not.toMatch(/Erin|Kerkstraat|erin@example/)
  })

  it('has words for the states of the shop only', () => {
    expect(parseTrackedState('processing')).toBe('processing')
    expect(parseTrackedState('holded')).toBeNull()
  })
})
