import { beforeEach, describe, expect, it } from 'vitest'
import { expireOrders } from '../../../../worker/commerce/orders/expire-orders'
import {
  applyCoupon,
  applyGiftCard,
  balanceOf,
  openVoucherShop,
  usesOf,
} from '../cart/vouchers/voucher-shop'
import type { CheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from './order-request'

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openVoucherShop()
})

const BOOK = [{ sku: 'BOOK', qty: 1 }]
const place = (body: unknown) => shop.send('orderPlace', { body })
const rowOf = () => shop.sales.prepare('SELECT * FROM orders ORDER BY id DESC LIMIT 1').first()

describe('an order with a coupon', () => {
  it('keeps code and discount, and counts as a use once however often it is sent', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyCoupon(shop, cartId, 'TEN')
    const order = orderOf(cartId, BOOK, { expected_grand_total: 24.62 })
    const first = await place(order)
    expect(first.status).toBe(200)
    expect(await place(order)).toEqual(first)
    expect(await rowOf()).toMatchObject({ coupon_code: 'TEN', discount: 218, grand_total: 2462 })
    expect(await usesOf(shop, 'TEN')).toBe(1)
    const line = await shop.sales.prepare('SELECT * FROM order_line').first()
    expect(line).toMatchObject({ discount: 218, tax: 162 })
  })

  it('is refused in plain words when the coupon is over meanwhile, and can then be placed without', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyCoupon(shop, cartId, 'TEN')
    await shop.sales.prepare("UPDATE coupon SET valid_to = '2025-01-01T00:00:00.000Z'").run()
    expect(await place(orderOf(cartId, BOOK))).toMatchObject({
      status: 409,
      result: expect.stringContaining('no longer valid and was removed'),
      meta: { reason: 'coupon-not-valid', totals: { discount_amount: 0 } },
    })
    expect(await shop.count('orders')).toBe(0)
    expect(await place(orderOf(cartId, BOOK))).toMatchObject({ status: 200 })
    expect(await rowOf()).toMatchObject({ coupon_code: null, discount: 0, grand_total: 2680 })
  })

  it('takes the last use of a coupon, and no second order does', async () => {
    const carts = [await cartWith(shop, 'BOOK'), await cartWith(shop, 'BOOK')]
    for (const cartId of carts) await applyCoupon(shop, cartId, 'ONCE')
    const answers = await Promise.all(carts.map((cartId) => place(orderOf(cartId, BOOK))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await usesOf(shop, 'ONCE')).toBe(1)
    expect(await shop.count('orders')).toBe(1)
  })

  it('gives the use back once when it is cancelled', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyCoupon(shop, cartId, 'ONCE')
    const { orderHash } = (await shop.ask('orderPlace', {
      body: paidBy(orderOf(cartId, BOOK), 'sandbox_card'),
    })) as { orderHash: string }
    expect(await usesOf(shop, 'ONCE')).toBe(1)
    for (const _ of [1, 2]) await shop.ask('paymentCancel', { body: { orderHash } })
    expect(await usesOf(shop, 'ONCE')).toBe(0)
    const totals = await shop.ask('cartTotals', { query: { cartId } })
    expect(totals).toMatchObject({ coupon_code: 'ONCE', discount_amount: -10 })
  })
})

describe('an order with gift cards', () => {
  it('takes what is due of them and asks for the rest, whatever is repeated', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    const order = orderOf(cartId, BOOK, { expected_grand_total: 16.8 })
    const first = await place(order)
    expect(await place(order)).toEqual(first)
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(0)
    expect(await rowOf()).toMatchObject({
      grand_total: 2680,
      gift_card_amount: 1000,
      state: 'new',
    })
    const params = { order_id: order.order_id }
    expect(await shop.ask('orderStatus', { params })).toMatchObject({ grand_total: 16.8 })
  })

  it('that pay all of it is paid, and needs no way to pay', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    await applyGiftCard(shop, cartId, 'GIFT-0050')
    const order = orderOf(cartId, BOOK, { expected_grand_total: 0 })
    expect(await place(paidBy(order, 'sandbox_card'))).toMatchObject({
      status: 400,
      meta: { reason: 'method-not-found' },
    })
    const { status, result } = await place(paidBy(order, 'free'))
    expect(status).toBe(200)
    expect([await balanceOf(shop, 'GIFT-0010'), await balanceOf(shop, 'GIFT-0050')]).toEqual([
      0, 3320,
    ])
    const { orderHash } = result as { orderHash: string }
    expect(await shop.ask('paymentStatus', { query: { orderHash } })).toMatchObject({
      state: 'paid',
    })
  })

  it('is never for free by asking for it', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    expect(await place(paidBy(orderOf(cartId, BOOK), 'free'))).toMatchObject({
      status: 400,
      meta: { reason: 'method-not-found' },
    })
    expect(await shop.count('orders')).toBe(0)
  })

  it('spends a balance once, though two carts hold the card', async () => {
    const carts = [await cartWith(shop, 'BOOK'), await cartWith(shop, 'BOOK')]
    for (const cartId of carts) await applyGiftCard(shop, cartId, 'GIFT-0010')
    const answers = await Promise.all(
      carts.map((cartId) => place(orderOf(cartId, BOOK, { expected_grand_total: 16.8 }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      meta: { reason: 'gift-card-not-valid', totals: { grand_total: 26.8 } },
    })
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(0)
  })

  it('asks again when less of a card is left than was shown', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    await shop.sales.prepare('UPDATE gift_card SET balance = 400').run()
    expect(await place(orderOf(cartId, BOOK, { expected_grand_total: 16.8 }))).toMatchObject({
      status: 409,
      meta: { reason: 'price-changed', totals: { grand_total: 22.8 } },
    })
  })

  it('opens a payment of what is due, and gives the balance back once when that is cancelled', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    const { orderHash } = (await shop.ask('orderPlace', {
      body: paidBy(orderOf(cartId, BOOK), 'sandbox_card'),
    })) as { orderHash: string }
    const returnUrl = 'http://nl.localhost:8787/checkout-return'
    await shop.ask('paymentStart', { body: { orderHash, method: 'sandbox_card', returnUrl } })
    expect(await shop.sales.prepare('SELECT amount FROM payment').first('amount')).toBe(1680)
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(0)
    for (const _ of [1, 2]) await shop.ask('paymentCancel', { body: { orderHash } })
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(1000)
    const totals = await shop.ask('cartTotals', { query: { cartId } })
    expect(totals).toMatchObject({ subtotal_incl_tax: 21.8, grand_total: 11.8 })
  })

  it('gives the balance back once when nobody pays the rest in time', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    await place(paidBy(orderOf(cartId, BOOK), 'sandbox_card'))
    const later = Date.now() + 31 * 60_000
    expect(await expireOrders(shop.sales, later)).toBe(1)
    expect(await expireOrders(shop.sales, later)).toBe(0)
    expect(await balanceOf(shop, 'GIFT-0010')).toBe(1000)
  })
})
