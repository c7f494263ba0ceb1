import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { GIFT_CARD_SEGMENT, parseGiftCards } from '../../shared/contract/cart/totals.ts'
import { addressIn, orderOf } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'
import { openBackend } from './backend.ts'
import { findSimple } from './find-products.ts'

const [NL] = STORES
const address = addressIn(NL)
const METHODS = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }

const backend = openBackend()
let sku: string
beforeAll(async () => {
  sku = await findSimple(backend)
})

async function filledCart(qty = 1): Promise<string> {
  const cartId = await backend.call('cartCreate')
  await backend.call('cartUpdate', { query: { cartId }, body: { cartItem: { sku, qty } } })
  return cartId
}

describe('whether a cart can be ordered now (spec 7, checkout status)', () => {
  it('is said before anything is filled in, with why not', async () => {
    expect(await backend.call('checkoutStatus', { query: {} })).toMatchObject({ is_open: true })
    const cartId = await filledCart()
    const open = await backend.call('checkoutStatus', { query: { cartId } })
    expect(open).toMatchObject({ is_open: true })
    const empty = await backend.call('cartCreate')
    for (const none of [empty, 'no-such-cart-anywhere']) {
      const closed = await backend.call('checkoutStatus', { query: { cartId: none } })
      expect(closed.is_open).toBe(false)
      expect(closed.message).toMatch(/cart is empty/i)
    }
  })
})

describe('a guest’s cart (contract 1.2)', () => {
  it('has an id that nobody guesses', async () => {
    const ids = await Promise.all([backend.call('cartCreate'), backend.call('cartCreate')])
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[\w-]{16,}$/)
  })

  it('holds what was put in, changes it and lets it go', async () => {
    const cartId = await filledCart(2)
    const [line] = await backend.call('cartPull', { query: { cartId } })
    expect(line).toMatchObject({ sku, qty: 2 })
    const item_id = line?.item_id ?? 0
    const body = { cartItem: { sku, qty: 3, item_id } }
    expect(await backend.call('cartUpdate', { query: { cartId }, body })).toMatchObject({ qty: 3 })
    expect(await backend.call('cartPull', { query: { cartId } })).toHaveLength(1)
    const asText = { cartItem: { sku, qty: '4', item_id } }
    expect(await backend.call('cartUpdate', { query: { cartId }, body: asText })).toMatchObject({
      qty: 4,
    })
    const removal = { cartItem: { sku, item_id } }
    expect(await backend.call('cartDelete', { query: { cartId }, body: removal })).toBe(true)
    expect(await backend.call('cartPull', { query: { cartId } })).toEqual([])
  })

  it('adds up: subtotal, delivery and tax make the grand total', async () => {
    const cartId = await filledCart(1)
    await backend.call('cartShippingInformation', {
      query: { cartId },
      body: {
        addressInformation: { shippingAddress: address, billingAddress: address, ...METHODS },
      },
    })
    const totals = await backend.call('cartTotals', { query: { cartId } })
    const subtotal = totals.subtotal_incl_tax ?? 0
    const delivery = totals.shipping_incl_tax ?? 0
    expect(totals.grand_total).toBeCloseTo(subtotal + delivery, 2)
    expect(subtotal).toBeGreaterThan(0)
  })

  it('offers a delivery and a way to pay', async () => {
    const cartId = await filledCart()
    const query = { cartId }
    const deliveries = await backend.call('cartShippingMethods', { query, body: { address } })
    expect(deliveries.length).toBeGreaterThan(0)
    const payments = await backend.call('cartPaymentMethods', { query })
    expect(JSON.stringify(payments)).toContain('banktransfer')
  })

  it('collects its totals for the chosen methods', async () => {
    const cartId = await filledCart()
    const methods = { paymentMethod: { method: 'banktransfer' }, ...METHODS }
    const totals = await backend.call('cartCollectTotals', { query: { cartId }, body: { methods } })
    expect(totals.grand_total).toBeGreaterThan(0)
  })

  it('is not known under another id', async () => {
    const said = await backend.send('cartPull', { query: { cartId: randomUUID() } })
    expect(said.code).toBeGreaterThanOrEqual(400)
    expect(said.code).toBeLessThan(500)
  })

  it('takes no more than there is, and nothing that is not sold', async () => {
    const cartId = await backend.call('cartCreate')
    for (const cartItem of [
      { sku, qty: 10_000 },
      { sku: 'NO-SUCH-SKU', qty: 1 },
    ]) {
      const said = await backend.send('cartUpdate', { query: { cartId }, body: { cartItem } })
      expect(said.code).toBeGreaterThanOrEqual(400)
      expect(said.code).toBeLessThan(500)
    }
    expect(await backend.call('cartPull', { query: { cartId } })).toEqual([])
  })
})

describe('coupons and gift cards (contract 1.2, 1.6)', () => {
  it('refuses a coupon that nobody knows in the words of the contract, and changes nothing', async () => {
    const cartId = await filledCart()
    const before = await backend.call('cartTotals', { query: { cartId } })
    const query = { cartId, coupon: 'NOBODY-KNOWS-THIS' }
    const said = await backend.send('cartApplyCoupon', { query })
    expect(said).toMatchObject({ code: 404, raw: expect.stringMatching(/^The coupon code isn't/) })
    expect(await backend.call('cartTotals', { query: { cartId } })).toEqual(before)
    expect(await backend.call('cartDeleteCoupon', { query: { cartId } })).toBe(true)
  })

  it('does not find a gift card that nobody bought', async () => {
    const body = { code: 'NOBODY-BOUGHT-THIS' }
    expect((await backend.send('giftCardCheck', { body })).code).toBe(404)
    const cartId = await filledCart()
    expect((await backend.send('giftCardApply', { query: { cartId }, body })).code).toBe(404)
  })

  it('takes out a gift card that the cart does not have without a change', async () => {
    const query = { cartId: await filledCart() }
    const before = await backend.call('cartTotals', { query })
    const said = await backend.send('giftCardRemove', { query, body: { item_id: 1 } })
    expect(said.code).toBeLessThan(500)
    expect(await backend.call('cartTotals', { query })).toEqual(before)
  })

  // The code is one of the demo shop.
  it.runIf(!process.env.BACKEND_URL)('lets a gift card pay, and takes it out again', async () => {
    const query = { cartId: await filledCart() }
    const before = await backend.call('cartTotals', { query })
    await backend.call('giftCardApply', { query, body: { code: 'WE-GIFT-2500-0001' } })
    const { total_segments } = await backend.call('cartTotals', { query })
    const segment = total_segments?.find(({ code }) => code === GIFT_CARD_SEGMENT)
    const [card] = parseGiftCards(segment)
    expect(segment?.value).toBeLessThan(0)
    const body = { item_id: card?.item_id ?? 0 }
    expect(await backend.call('giftCardRemove', { query, body })).toBe(true)
    expect(await backend.call('cartTotals', { query })).toEqual(before)
  })

  it('says which coupon a cart has', async () => {
    const query = { cartId: await filledCart() }
    expect((await backend.call('cartCoupon', { query })) ?? '').toBe('')
  })

  // The code is one of the demo shop.
  it.runIf(!process.env.BACKEND_URL)(
    'adds up with a coupon: the items bear the discount that is taken off the total',
    async () => {
      const cartId = await filledCart()
      const query = { cartId, coupon: 'WELCOME10' }
      expect(await backend.call('cartApplyCoupon', { query })).toBe(true)
      const totals = await backend.call('cartTotals', { query: { cartId } })
      const { subtotal_incl_tax: subtotal = 0, discount_amount: discount = 0 } = totals
      const ofItems = (totals.items ?? []).map((item) => item.discount_amount ?? 0)
      expect(ofItems.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(-discount, 2)
      expect(discount).toBeCloseTo(-subtotal / 10, 1)
      expect(totals.grand_total).toBeCloseTo(subtotal + discount, 2)
      expect(totals.coupon_code).toBe('WELCOME10')
      expect(await backend.call('cartCoupon', { query: { cartId } })).toBe('WELCOME10')
    },
  )
})

describe('an order (contract 1.3)', () => {
  it('is placed once whatever is repeated, takes its stock, and is known afterwards', async () => {
    const before = await backend.call('stockCheck', { query: { sku } })
    const cart_id = await filledCart()
    const order = { ...orderOf(NL, sku), cart_id }
    const placed = await backend.call('orderPlace', { body: order })
    const again = await backend.call('orderPlace', { body: order })
    expect(again).toEqual(placed)
    const after = await backend.call('stockCheck', { query: { sku } })
    expect(after.qty).toBe((before.qty ?? 0) - 1)
  })

  it('never sells more than there is, however many come at once', async () => {
    const { qty = 0 } = await backend.call('stockCheck', { query: { sku } })
    const carts = await Promise.all(Array.from({ length: 2 }, () => filledCart(qty)))
    const answers = await Promise.all(
      carts.map((cart_id) => {
        const order = orderOf(NL, sku)
        const products = [{ sku, qty }]
        return backend.send('orderPlace', { body: { ...order, cart_id, products } })
      }),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await backend.call('stockCheck', { query: { sku } })).qty).toBe(0)
  })
})
