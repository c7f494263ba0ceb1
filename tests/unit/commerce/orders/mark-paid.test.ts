import { beforeEach, describe, expect, it } from 'vitest'
import { query, readAll } from '../../../../worker/commerce/db/query'
import { sql } from '../../../../worker/commerce/db/sql'
import { listOrders } from '../../../../worker/commerce/orders/merchant/list-orders'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, HOME, orderOf, paidBy } from './order-request'

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

async function placeOrder(cartId: string, sku: string, method = 'banktransfer'): Promise<number> {
  const body = paidBy(orderOf(cartId, [{ sku, qty: 1 }]), method)
  const { orderNumber } = (await shop.ask('orderPlace', { body })) as { orderNumber: string }
  return Number(orderNumber)
}

describe('an order by bank transfer', () => {
  it('is listed with what is due, and paid once that is said', async () => {
    const number = await placeOrder(await cartWith(shop, 'TABLE'), 'TABLE')
    const [listed] = await listOrders(shop.sales, 'new')
    expect(listed).toMatchObject({
      orderNumber: String(number),
      store: 'nl_nl',
      email: HOME.email,
      paymentMethod: 'banktransfer',
      amountDue: 25_000,
      placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/),
    })
    expect(await markPaid(shop.sales, number, Date.now())).toBe(true)
    expect(await listOrders(shop.sales, 'new')).toEqual([])
    expect(await listOrders(shop.sales, null)).toMatchObject([{ state: 'processing' }])
  })

  it('brings its gift cards into being then, once however often it is said', async () => {
    const cartId = await shop.ask('cartCreate')
    const options = {
      am_giftcard_amount: 10,
      am_giftcard_recipient_name: 'Juno',
      am_giftcard_recipient_email: 'juno@example.com',
    }
    const card = { product_option: { extension_attributes: { am_giftcard_options: options } } }
    await put(shop, cartId, 'CARD', 1, card)
    const number = await placeOrder(cartId, 'CARD')
    const issued = () => readAll(shop.sales, query(sql`SELECT code FROM issued_gift_card`))
    expect(await issued()).toEqual([])
    for (let times = 0; times < 3; times++) await markPaid(shop.sales, number, Date.now())
    expect(await issued()).toHaveLength(1)
  })

  it('is none when it is unknown, or waits for a card', async () => {
    expect(await markPaid(shop.sales, 10_000_000_001, Date.now())).toBe(false)
    const number = await placeOrder(await cartWith(shop, 'TABLE'), 'TABLE', 'sandbox_card')
    expect(await markPaid(shop.sales, number, Date.now())).toBe(false)
    expect(await listOrders(shop.sales, 'pending_payment')).toHaveLength(1)
  })
})
