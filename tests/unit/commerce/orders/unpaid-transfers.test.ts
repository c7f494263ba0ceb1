import { beforeEach, describe, expect, it } from 'vitest'
import { TRANSFER_DAYS, TRANSFER_END_DAYS } from '../../../../shared/store-view/merchant'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { query, readAll } from '../../../../worker/commerce/db/query'
import { sql } from '../../../../worker/commerce/db/sql'
import { cancelUnpaidTransfer } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import {
  endUnpaidTransfers,
  overdueTransfers,
} from '../../../../worker/commerce/orders/merchant/end-unpaid-transfers'
import { listOrders } from '../../../../worker/commerce/orders/merchant/list-orders'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { refundOrder } from '../../../../worker/commerce/orders/merchant/refund-order'
import {
  applyCoupon,
  applyGiftCard,
  balanceOf,
  openVoucherShop,
  usesOf,
} from '../cart/vouchers/voucher-shop'
import type { CheckoutShop } from '../checkout-shop'
import { sendDueMails } from '../mail/test-outbox'
import { cartWith, orderOf, paidBy } from './order-request'

const DAY = 24 * 60 * 60_000
const END = TRANSFER_END_DAYS * DAY

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openVoucherShop()
})

async function place(cartId: string, sku: string, method = 'banktransfer'): Promise<number> {
  const body = paidBy(orderOf(cartId, [{ sku, qty: 1 }]), method)
  const { orderNumber } = (await shop.ask('orderPlace', { body })) as { orderNumber: string }
  return Number(orderNumber)
}

const endAfter = (ms: number) => endUnpaidTransfers(shop.sales, Date.now() + ms)
const listed = () => listOrders(shop.sales, null)

async function readMails() {
  const mails = await sendDueMails(shop.sales, Date.now() + 2 * END)
  return mails.filter(({ kind }) => kind === 'missing-transfer')
}

describe('an order whose transfer does not come', () => {
  it('ends after the term that its shopper was told, and not before', async () => {
    expect(TRANSFER_END_DAYS).toBeGreaterThan(TRANSFER_DAYS)
    await place(await cartWith(shop, 'BOOK'), 'BOOK')
    expect(await endAfter(END - 60_000)).toBe(0)
    expect(await listed()).toMatchObject([{ state: 'new' }])
    expect(await endAfter(END + 60_000)).toBe(1)
    expect(await endAfter(END + 60_000)).toBe(0)
    expect(await listed()).toMatchObject([{ state: 'canceled', owed: 0 }])
  })

  it('gives back the last piece, the use of its coupon and what its gift card paid, once', async () => {
    const cartId = await cartWith(shop, 'LAST')
    await applyCoupon(shop, cartId, 'ONCE')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    await place(cartId, 'LAST')
    expect(await shop.stockOf('LAST')).toBe(0)
    for (const _ of [1, 2]) await endAfter(END + 60_000)
    expect(await shop.stockOf('LAST')).toBe(1)
    expect(await usesOf(shop, 'ONCE')).toBe(0)
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(1000)
    const next = await cartWith(shop, 'LAST')
    await place(next, 'LAST')
    expect(await listed()).toMatchObject([{ state: 'new' }, { state: 'canceled' }])
  })

  it.each(STORE_VIEWS)(
    'is told to its shopper in the language of $storeCode, once',
    async (store) => {
      await place(await cartWith(shop, 'BOOK'), 'BOOK')
      await shop.sales.prepare('UPDATE orders SET store_code = ?1').bind(store.storeCode).run()
      for (const _ of [1, 2]) await endAfter(END + 60_000)
      const mails = await readMails()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(`${TRANSFER_END_DAYS}`)
      expect(mails[0]?.text).toContain('/order-status?orderHash=')
    },
  )

  it('is left alone once it is paid, whenever the clock looked at it', async () => {
    const number = await place(await cartWith(shop, 'BOOK'), 'BOOK')
    await markPaid(shop.sales, number, Date.now())
    expect(await endAfter(END + 60_000)).toBe(0)
    // Race: it was overdue when the clock looked, and paid before it was given up.
    expect(await cancelUnpaidTransfer(shop.sales, number, Date.now())).toBe(false)
    expect(await listed()).toMatchObject([{ state: 'processing', owed: 0 }])
  })

  it.each(['cashondelivery', 'sandbox_card'])('is not one that is paid by %s', async (method) => {
    await place(await cartWith(shop, 'BOOK'), 'BOOK', method)
    expect(await endAfter(END + 60_000)).toBe(0)
    expect((await listed())[0]?.state).not.toBe('canceled')
  })

  it('is found by its index, however many orders there are', async () => {
    const plan = await readAll(
      shop.sales,
      query<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${overdueTransfers(Date.now())}`),
    )
    expect(plan.map(({ detail }) => detail).join()).toContain('order_awaiting_transfer')
  })
})

describe('a transfer that comes after its order has ended', () => {
  it('is owed and listed until it was sent back, however often it is said', async () => {
    const number = await place(await cartWith(shop, 'BOOK'), 'BOOK')
    await endAfter(END + 60_000)
    for (const _ of [1, 2]) expect(await markPaid(shop.sales, number, Date.now())).toBe(true)
    expect(await listed()).toMatchObject([{ state: 'canceled', owed: 2680, refunded: 0 }])
    await refundOrder(shop.sales, { orderNumber: String(number) }, Date.now())
    expect(await markPaid(shop.sales, number, Date.now())).toBe(false)
    expect(await listed()).toMatchObject([{ state: 'canceled', owed: 0, refunded: 2680 }])
  })

  it('is owed but for what was sent back before', async () => {
    const number = await place(await cartWith(shop, 'BOOK'), 'BOOK')
    await endAfter(END + 60_000)
    await shop.sales
      .prepare(`INSERT INTO refund (order_id, amount, owed_at, refunded_at)
        SELECT id, 680, 1, 1 FROM orders`)
      .run()
    await markPaid(shop.sales, number, Date.now())
    expect(await listed()).toMatchObject([{ state: 'canceled', owed: 2000, refunded: 680 }])
  })
})
