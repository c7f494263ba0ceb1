import { beforeEach, describe, expect, it } from 'vitest'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { refundOrder } from '../../../../worker/commerce/orders/merchant/refund-order'
import { refundToGiftCards } from '../../../../worker/commerce/orders/merchant/refund-to-gift-cards'
import { sendParcel } from '../../../../worker/commerce/orders/merchant/send-parcel'
import { showOrder } from '../../../../worker/commerce/orders/merchant/show-order'
import { applyGiftCard, balanceOf, openVoucherShop } from '../cart/vouchers/voucher-shop'
import { type CheckoutShop, put } from '../checkout-shop'
import { sendDueMails } from '../mail/test-outbox'
import { cartWith, orderOf } from './order-request'

let shop: CheckoutShop
let orderNumber: string
let orderHash: string

/** 10 euros of it are paid by one card, 50 by another, the rest by transfer. */
beforeEach(async () => {
  shop = await openVoucherShop()
  const cartId = await cartWith(shop, 'TABLE')
  await put(shop, cartId, 'BOOK', 1)
  await applyGiftCard(shop, cartId, 'GIFT-0010')
  await applyGiftCard(shop, cartId, 'GIFT-0050')
  const body = orderOf(
    cartId,
    ['TABLE', 'BOOK'].map((sku) => ({ sku, qty: 1 })),
  )
  const placed = await shop.ask('orderPlace', { body })
  ;({ orderNumber, orderHash } = placed as { orderNumber: string; orderHash: string })
})

const pay = () => markPaid(shop.sales, Number(orderNumber), Date.now())
const back = (amount?: number, attempt?: string) =>
  refundToGiftCards(shop.sales, { orderNumber, amount, attempt }, Date.now())
const balances = async () => [
  await balanceOf(shop, 'GIFT-0010'),
  await balanceOf(shop, 'GIFT-0050'),
]
const status = async () =>
  (await shop.ask('trackedOrder', { query: { orderHash } })).status as string

describe('what gift cards paid', () => {
  it('goes back to them after the order was sent, in parts, and never more than they paid', async () => {
    await pay()
    await sendParcel(shop.sales, { orderNumber }, Date.now())
    expect(await balances()).toEqual([0, 0])
    expect(await back(2_500)).toBe(true)
    expect(await balances()).toEqual([1_000, 1_500])
    expect(await back(3_501)).toBe(false)
    expect(await back()).toBe(true)
    expect(await balances()).toEqual([1_000, 5_000])
    expect(await back()).toBe(false)
    expect(await back(1)).toBe(false)
    expect(await balances()).toEqual([1_000, 5_000])
  })

  it('goes back once however often the same is asked for', async () => {
    await pay()
    expect([await back(700, 'a'), await back(700, 'a')]).toEqual([true, true])
    expect(await balances()).toEqual([700, 0])
  })

  it('is told to its shopper by mail, in its sums and in what happened', async () => {
    await pay()
    await sendDueMails(shop.sales)
    await back(2_500)
    const mails = await sendDueMails(shop.sales)
    expect(mails).toMatchObject([{ kind: 'gift-card-refund' }])
    expect(mails[0]?.text).toMatch(/eindigt op 0010.*10,00[\s\S]*eindigt op 0050.*15,00/)
    const shown = await showOrder(shop.sales, Number(orderNumber))
    expect(shown?.refunded).toBe(2_500)
    expect(shown?.events.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '10.00 back on gift card …0010',
        '15.00 back on gift card …0050',
        'mail gift-card-refund',
      ]),
    )
    const tracked = await shop.ask('trackedOrder', { query: { orderHash } })
    expect(tracked.refunded_amount).toBe(25)
  })

  it('and its money make an order refunded together', async () => {
    await pay()
    await refundOrder(shop.sales, { orderNumber }, Date.now())
    expect(await status()).toBe('processing')
    await back()
    expect(await status()).toBe('refunded')
  })

  it('is not given back again when the order is cancelled', async () => {
    await pay()
    await back(2_500)
    await cancelStandingOrder(shop.sales, Number(orderNumber), Date.now())
    expect(await balances()).toEqual([1_000, 5_000])
    expect(await back()).toBe(false)
  })

  it('may be all that stands of an order: then nothing is to be transferred', async () => {
    const declared = await shop.ask('withdrawalDeclare', { body: { name: 'Erin', orderHash } })
    const { token } = declared as { token: string }
    const lines = [{ position: 0, qty: 1 }]
    await shop.send('withdrawalConfirm', { body: { token, lines } })
    expect(await showOrder(shop.sales, Number(orderNumber))).toMatchObject({ amountDue: 0 })
    expect(await pay()).toBe(true)
    const paid = await showOrder(shop.sales, Number(orderNumber))
    expect(paid).toMatchObject({ state: 'processing', amountDue: 0, owed: 0 })
  })

  it('waits for the rest to be paid: an order that is not is cancelled instead', async () => {
    expect(await back()).toBe(false)
    expect(await balances()).toEqual([0, 0])
  })
})
