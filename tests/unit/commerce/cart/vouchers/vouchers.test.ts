import { beforeEach, describe, expect, it } from 'vitest'
import { toCartSummary } from '../../../../../shared/cart/cart-summary'
import {
  GIFT_CARD_SEGMENT,
  parseGiftCards,
  type WireTotals,
} from '../../../../../shared/contract/cart/totals'
import { type CheckoutShop, put } from '../../checkout-shop'
import { applyCoupon, applyGiftCard, openVoucherShop } from './voucher-shop'

let shop: CheckoutShop
let cartId: string

beforeEach(async () => {
  shop = await openVoucherShop()
  cartId = await shop.ask('cartCreate')
})

const totalsOf = () => shop.ask('cartTotals', { query: { cartId } })
const segment = (totals: WireTotals, code: string) =>
  totals.total_segments?.find((entry) => entry.code === code)
const sendHome = () =>
  shop.ask('cartShippingInformation', {
    query: { cartId },
    body: {
      addressInformation: {
        shippingAddress: { country_id: 'NL' },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      },
    },
  })

const NOT_VALID = {
  status: 404,
  result: "The coupon code isn't valid. Verify the code and try again.",
  meta: { reason: 'coupon-not-valid' },
}

describe('a coupon', () => {
  it('takes its part of every line, and the tax is that of what is paid', async () => {
    await put(shop, cartId, 'ELLA', 1)
    await put(shop, cartId, 'BOOK', 2)
    expect(await applyCoupon(shop, cartId, ' ten ')).toMatchObject({ status: 200, result: true })
    const totals = await totalsOf()
    expect(totals).toMatchObject({
      coupon_code: 'TEN',
      subtotal_incl_tax: 442.6,
      discount_amount: -44.26,
      subtotal_with_discount: 398.34,
      grand_total: 398.34,
      // 359.10 with 21 % and 39.24 with 9 %.
      tax_amount: 65.56,
      items: [
        { discount_amount: 39.9, discount_percent: 10, tax_amount: 62.32 },
        { discount_amount: 4.36, discount_percent: 10, tax_amount: 3.24 },
      ],
    })
    const rows = toCartSummary(totals).items.map((row) => row.discountedRowInclTax)
    expect(rows).toEqual([35_910, 3924])
    expect(segment(totals, 'discount')).toMatchObject({ title: 'Korting (TEN)', value: -44.26 })
    expect(await shop.ask('cartCoupon', { query: { cartId } })).toBe('TEN')
  })

  it('of a fixed amount takes no more than there is, and needs what it was given for', async () => {
    await put(shop, cartId, 'BOOK', 1)
    expect(await applyCoupon(shop, cartId, 'FIVE')).toMatchObject(NOT_VALID)
    expect(await applyCoupon(shop, cartId, 'ONCE')).toMatchObject({ status: 200 })
    expect(await totalsOf()).toMatchObject({ discount_amount: -10, grand_total: 11.8 })
    expect(await applyCoupon(shop, cartId, 'ALL')).toMatchObject({ status: 200 })
    expect(await totalsOf()).toMatchObject({
      coupon_code: 'ALL',
      discount_amount: -21.8,
      grand_total: 0,
      tax_amount: 0,
    })
  })

  it('makes the delivery free, and keeps the one that was chosen', async () => {
    await put(shop, cartId, 'BOOK', 1)
    await sendHome()
    expect(await totalsOf()).toMatchObject({ grand_total: 26.8 })
    await applyCoupon(shop, cartId, 'SHIPFREE')
    expect(await totalsOf()).toMatchObject({ shipping_incl_tax: 0, grand_total: 21.8 })
    expect((await sendHome()).totals).toMatchObject({ shipping_incl_tax: 0, discount_amount: 0 })
  })

  it('says that delivery is free before one was chosen', async () => {
    await put(shop, cartId, 'BOOK', 1)
    expect(toCartSummary(await totalsOf()).shippingInclTax).toBeNull()
    expect(await applyCoupon(shop, cartId, 'SHIPFREE')).toMatchObject({ status: 200 })
    const totals = toCartSummary(await totalsOf())
    expect(totals).toMatchObject({ shippingInclTax: 0, grandTotal: 2180 })
  })

  it('may bring a cart below free delivery', async () => {
    await put(shop, cartId, 'FLASH', 3)
    await sendHome()
    expect(await totalsOf()).toMatchObject({ grand_total: 75, shipping_incl_tax: 0 })
    await applyCoupon(shop, cartId, 'TEN')
    expect(await totalsOf()).toMatchObject({ grand_total: 72.5, shipping_incl_tax: 5 })
  })

  const putGiftCard = () => {
    const giftCard = {
      am_giftcard_amount: 50,
      am_giftcard_type: 1,
      am_giftcard_sender_name: 'Erin',
      am_giftcard_recipient_name: 'Sam',
      am_giftcard_recipient_email: 'sam@example.com',
    }
    const option = { product_option: { extension_attributes: { am_giftcard_options: giftCard } } }
    return put(shop, cartId, 'CARD', 1, option)
  }

  it('takes nothing off a gift card', async () => {
    expect(await putGiftCard()).toMatchObject({ status: 200 })
    await put(shop, cartId, 'BOOK', 1)
    await applyCoupon(shop, cartId, 'TEN')
    expect(await totalsOf()).toMatchObject({ discount_amount: -2.18, grand_total: 69.62 })
    expect(await applyCoupon(shop, cartId, 'FIVE')).toMatchObject(NOT_VALID)
  })

  it.each(['TEN', 'ONCE', 'SHIPFREE'])(
    'does nothing for gift cards alone: %s is refused, and taken beside a product',
    async (code) => {
      await putGiftCard()
      expect(await applyCoupon(shop, cartId, code)).toMatchObject(NOT_VALID)
      await put(shop, cartId, 'BOOK', 1)
      expect(await applyCoupon(shop, cartId, code)).toMatchObject({ status: 200 })
    },
  )

  it('that was taken stays where only gift cards are left', async () => {
    await putGiftCard()
    await put(shop, cartId, 'BOOK', 1)
    await applyCoupon(shop, cartId, 'TEN')
    const lines = await shop.ask('cartPull', { query: { cartId } })
    const book = lines.find(({ sku }) => sku === 'BOOK')
    await shop.ask('cartDelete', {
      query: { cartId },
      body: { cartItem: { item_id: book?.item_id ?? 0, sku: 'BOOK' } },
    })
    expect(await totalsOf()).toMatchObject({ coupon_code: 'TEN', discount_amount: 0 })
  })

  it.each(['NOBODY-KNOWS', 'OVER', 'LATER', 'FRENCH', "' OR 1=1 --"])(
    'with the code %s is refused in the same words, and the one before stays',
    async (code) => {
      await put(shop, cartId, 'BOOK', 1)
      await applyCoupon(shop, cartId, 'TEN')
      expect(await applyCoupon(shop, cartId, code)).toMatchObject(NOT_VALID)
      expect(await totalsOf()).toMatchObject({ coupon_code: 'TEN' })
    },
  )

  it('is refused without a code in the words of the contract', async () => {
    expect(await shop.send('cartApplyCoupon', { query: { cartId } })).toMatchObject({
      status: 400,
      result: 'No coupon code provided',
    })
  })

  it('goes when it is taken out, and that twice', async () => {
    await put(shop, cartId, 'BOOK', 1)
    await applyCoupon(shop, cartId, 'TEN')
    for (const _ of [1, 2]) {
      expect(await shop.ask('cartDeleteCoupon', { query: { cartId } })).toBe(true)
    }
    const totals = await totalsOf()
    expect(totals).toMatchObject({ grand_total: 21.8 })
    expect(totals.coupon_code).toBeUndefined()
  })

  it('leaves the cart that is no longer worth enough, and does not come back by itself', async () => {
    await put(shop, cartId, 'BOOK', 2)
    await applyCoupon(shop, cartId, 'FIVE')
    const [line] = await shop.ask('cartPull', { query: { cartId } })
    await put(shop, cartId, 'BOOK', 1, { item_id: line?.item_id })
    expect(await totalsOf()).toMatchObject({ grand_total: 21.8, discount_amount: 0 })
    expect(await shop.ask('cartCoupon', { query: { cartId } })).toBeUndefined()
    await put(shop, cartId, 'BOOK', 2, { item_id: line?.item_id })
    expect(await totalsOf()).toMatchObject({ grand_total: 43.6 })
  })
})

const addGiftCard = (code: string) =>
  shop.sales
    .prepare(
      "INSERT INTO gift_card (code, initial, balance, currency) VALUES (?1, 2500, 2500, 'EUR')",
    )
    .bind(code)
    .run()

describe('a gift card', () => {
  it('is known without the hyphens of its code', async () => {
    const found = await shop.ask('giftCardCheck', { body: { code: 'gift0050' } })
    expect(found).toMatchObject({ cert_number: 'GIFT-0050', balance: 50 })
    expect(await applyGiftCard(shop, cartId, 'GIFT0050')).toMatchObject({ status: 200 })
  })

  it.each([
    'wegift25000001',
    'WE GIFT 2500 0001',
    'we-gift2500-0001',
    'WE\u2011GIFT\u20112500\u20110001',
    'WE\u2013GIFT \u2013 2500\u20120001',
  ])('is known as %s, wherever its code has its hyphens, and whichever', async (code) => {
    await addGiftCard('WE-GIFT-2500-0001')
    expect(await shop.ask('giftCardCheck', { body: { code } })).toMatchObject({
      cert_number: 'WE-GIFT-2500-0001',
    })
  })

  it('is the one whose hyphens were typed, of two that differ in nothing else', async () => {
    for (const code of ['AB-CDE', 'ABC-DE']) await addGiftCard(code)
    for (const code of ['ab-cde', 'abc-de']) {
      const found = await shop.ask('giftCardCheck', { body: { code } })
      expect(found).toMatchObject({ cert_number: code.toUpperCase() })
    }
  })

  it('is found by an index', async () => {
    const plan = await shop.sales
      .prepare(
        "EXPLAIN QUERY PLAN SELECT code FROM gift_card WHERE lower(replace(code, '-', '')) = ?1",
      )
      .all()
    expect(JSON.stringify(plan.results)).toContain('gift_card_plain_code')
  })

  it('shows its balance, and nothing of one that is unknown, spent or over', async () => {
    expect(await shop.ask('giftCardCheck', { body: { code: 'gift-0050' } })).toMatchObject({
      cert_number: 'GIFT-0050',
      balance: 50,
      currency_code: 'EUR',
    })
    for (const code of ['GIFT-0000', 'GIFT-SPENT', 'GIFT-OVER']) {
      const refused = {
        status: 404,
        result: 'Code was not found',
        meta: { reason: 'gift-card-not-found' },
      }
      expect(await shop.send('giftCardCheck', { body: { code } })).toEqual(refused)
      expect(await applyGiftCard(shop, cartId, code)).toEqual(refused)
    }
  })

  it('pays a part; prices and taxes stay, and the whole code is not told again', async () => {
    await put(shop, cartId, 'BOOK', 1)
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    const totals = await totalsOf()
    expect(totals).toMatchObject({
      subtotal_incl_tax: 21.8,
      discount_amount: 0,
      tax_amount: 1.8,
      grand_total: 11.8,
    })
    const paid = segment(totals, GIFT_CARD_SEGMENT)
    expect(paid).toMatchObject({ title: 'Cadeaukaart', value: -10 })
    expect(parseGiftCards(paid)).toEqual([
      { item_id: expect.any(Number), code_end: '0010', amount: 10, balance: 10 },
    ])
    expect(JSON.stringify(totals)).not.toContain('GIFT-0010')
  })

  it('pays with others until nothing is due; then nothing more is asked', async () => {
    await put(shop, cartId, 'BOOK', 2)
    for (const code of ['GIFT-0010', 'GIFT-0050', 'GIFT-0050']) {
      expect(await applyGiftCard(shop, cartId, code)).toMatchObject({ status: 200 })
    }
    const { totals, payment_methods } = await sendHome()
    expect(totals).toMatchObject({ grand_total: 0 })
    expect(parseGiftCards(segment(totals, GIFT_CARD_SEGMENT))).toMatchObject([
      { amount: 10, balance: 10 },
      { amount: 38.6, balance: 50 },
    ])
    expect(payment_methods).toEqual([{ code: 'free', title: 'Niets te betalen', cost_incl_tax: 0 }])
    const methods = await shop.ask('cartPaymentMethods', { query: { cartId } })
    expect(methods).toMatchObject([{ code: 'free' }])
  })

  it('pays no fee of a way to pay that is not asked any more', async () => {
    cartId = await shop.ask('cartCreate', { store: 'de_de' })
    const sent = { query: { cartId }, store: 'de_de' } as const
    await shop.ask('cartUpdate', { ...sent, body: { cartItem: { sku: 'BOOK', qty: 2 } } })
    const body = { methods: { paymentMethod: { method: 'cashondelivery' } } }
    const atTheDoor = await shop.ask('cartCollectTotals', { ...sent, body })
    await shop.ask('giftCardApply', { ...sent, body: { code: 'GIFT-0050' } })
    const free = await shop.ask('cartTotals', sent)
    expect(free).toMatchObject({ grand_total: 0 })
    const [used] = parseGiftCards(segment(free, GIFT_CARD_SEGMENT))
    expect(used?.amount).toBeCloseTo(Number(atTheDoor.grand_total) - 5)
    expect(free.tax_amount).toBeCloseTo(Number(atTheDoor.tax_amount) - 0.33)
  })

  it('is refused where nothing is left to be paid, and waits in an empty cart', async () => {
    expect(await applyGiftCard(shop, cartId, 'GIFT-0050')).toMatchObject({ status: 200 })
    await put(shop, cartId, 'BOOK', 2)
    const refused = { status: 400, meta: { reason: 'nothing-due' } }
    expect(await applyGiftCard(shop, cartId, 'GIFT-0010')).toMatchObject(refused)
    const [used, ...others] = parseGiftCards(segment(await totalsOf(), GIFT_CARD_SEGMENT))
    expect([used?.amount, others]).toEqual([43.6, []])
    await sendHome()
    expect(await applyGiftCard(shop, cartId, 'GIFT-0010')).toMatchObject(refused)
    await put(shop, cartId, 'BOOK', 1)
    expect(await applyGiftCard(shop, cartId, 'GIFT-0010')).toMatchObject({ status: 200 })
  })

  it('is one of ten at most, and one of the ten may be sent again', async () => {
    await put(shop, cartId, 'ELLA', 1)
    const codes = Array.from({ length: 11 }, (_, number) => `MANY-${number}`)
    await shop.sales.batch(
      codes.map((code) =>
        shop.sales
          .prepare(
            `INSERT INTO gift_card (code, initial, balance, currency) VALUES (?1, 1, 1, 'EUR')`,
          )
          .bind(code),
      ),
    )
    const statuses: number[] = []
    for (const code of codes) statuses.push((await applyGiftCard(shop, cartId, code)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 400])
    expect(await applyGiftCard(shop, cartId, 'MANY-3')).toMatchObject({ status: 200 })
  })

  it('is taken out by its number in the cart, and by no other', async () => {
    await put(shop, cartId, 'BOOK', 1)
    await applyGiftCard(shop, cartId, 'GIFT-0050')
    const [card] = parseGiftCards(segment(await totalsOf(), GIFT_CARD_SEGMENT))
    const other = await shop.ask('cartCreate')
    const body = { item_id: card?.item_id }
    await shop.ask('giftCardRemove', { query: { cartId: other }, body })
    expect(await totalsOf()).toMatchObject({ grand_total: 0 })
    await shop.ask('giftCardRemove', { query: { cartId }, body })
    const totals = await totalsOf()
    expect(totals).toMatchObject({ grand_total: 21.8 })
    expect(segment(totals, GIFT_CARD_SEGMENT)).toBeUndefined()
  })

  it('leaves the cart once it is spent elsewhere', async () => {
    await put(shop, cartId, 'BOOK', 1)
    await applyGiftCard(shop, cartId, 'GIFT-0050')
    await shop.sales.prepare('UPDATE gift_card SET balance = 0').run()
    const totals = await totalsOf()
    expect(totals).toMatchObject({ grand_total: 21.8 })
    expect(segment(totals, GIFT_CARD_SEGMENT)).toBeUndefined()
  })
})
