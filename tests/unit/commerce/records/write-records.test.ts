import { beforeEach, describe, expect, it } from 'vitest'
import { wireReview } from '../../../../shared/contract/catalogue/review'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../catalogue/small-shop'
import { search } from '../search/query'
import { SMALL_RECORDS } from './small-records'

let shop: CommerceShop
beforeEach(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

function load(records: unknown, key = ADMIN_KEY) {
  return postJson(shop, '/admin/records', records, { authorization: `Bearer ${key}` })
}

async function rows<T>(sql: string): Promise<T[]> {
  return (await shop.sales.prepare(sql).all<T>()).results
}

const ALL_NEW = {
  reviews: 2,
  pastPrices: 1,
  customerGroups: 1,
  customers: 1,
  orders: 1,
  coupons: 2,
  giftCards: 1,
  storeLocations: 2,
  postalStreets: 3,
}

describe('loading records', () => {
  it('adds everything once, however often it is loaded', async () => {
    expect((await load(SMALL_RECORDS)).body).toEqual({ code: 200, result: ALL_NEW })
    const none = Object.fromEntries(Object.keys(ALL_NEW).map((kind) => [kind, 0]))
    expect((await load(SMALL_RECORDS)).body).toEqual({ code: 200, result: none })
    const [numbers] = await rows<{ last: number }>(
      'SELECT last FROM running_number WHERE store_id = 1',
    )
    expect(numbers?.last).toBe(1000000001)
  })

  it('taxes a group of customers as the last call says', async () => {
    const tax = (taxClass: string) => load({ customerGroups: [{ id: 3, taxClass }] })
    await load(SMALL_RECORDS)
    expect((await tax('retail')).body).toMatchObject({ result: { customerGroups: 1 } })
    expect(await rows('SELECT * FROM customer_group')).toEqual([{ id: 3, tax_class: 'retail' }])
    expect((await tax('luxury')).status).toBe(400)
  })

  it('leaves what has happened since as it is', async () => {
    await load(SMALL_RECORDS)
    await shop.sales.prepare("UPDATE gift_card SET balance = 100 WHERE code = 'GIFT-1'").run()
    await load(SMALL_RECORDS)
    expect(await rows('SELECT balance FROM gift_card')).toEqual([{ balance: 100 }])
  })

  it('takes no more than the administrator may send, and says what is wrong', async () => {
    expect((await load(SMALL_RECORDS, 'wrong')).status).toBe(401)
    const [coupon] = SMALL_RECORDS.coupons ?? []
    const tooMuch = await load({ coupons: [{ ...coupon, amount: 101 }] })
    expect(tooMuch.status).toBe(400)
    expect(JSON.stringify(tooMuch.body)).toContain('More than 100 %')
    const [card] = SMALL_RECORDS.giftCards ?? []
    expect((await load({ giftCards: [{ ...card, balance: 5_001 }] })).status).toBe(400)
    expect(await rows('SELECT code FROM coupon')).toEqual([])
  })
})

describe('a customer', () => {
  it('is kept with a hash of the password, and with the addresses', async () => {
    await load(SMALL_RECORDS)
    const [customer] = await rows<{ email: string; password: string }>('SELECT * FROM customer')
    expect(customer?.password).toMatch(/^scrypt-16384-8-5\$[0-9a-f]{32}\$[0-9a-f]{64}$/)
    const [address] = await rows<Record<string, string>>('SELECT * FROM customer_address')
    expect(JSON.parse(address?.address ?? '')).toMatchObject({ city: 'Utrecht', country_id: 'NL' })
    expect(address).toMatchObject({ position: 0, is_default_shipping: 1, is_default_billing: 1 })
  })

  it('has orders whose totals follow from their lines', async () => {
    await load(SMALL_RECORDS)
    const [order] = await rows<Record<string, number>>('SELECT * FROM orders')
    expect(order?.sent_at).toBe(order?.placed_at)
    expect(order).toMatchObject({
      increment_id: 1000000001,
      subtotal_gross: 53_890,
      shipping_gross: 500,
      grand_total: 54_390,
      tax: 9_439,
      state: 'processing',
      customer_id: 1,
    })
    const lines = await rows('SELECT sku, qty, row_gross, stock_taken FROM order_line ORDER BY id')
    expect(lines).toEqual([
      { sku: 'ELLA', qty: 1, row_gross: 49_900, stock_taken: 0 },
      { sku: 'GONE', qty: 2, row_gross: 3_990, stock_taken: 0 },
    ])
  })
})

describe('reviews', () => {
  it('are found by product, newest first, in the store they were written in', async () => {
    await load(SMALL_RECORDS)
    const [ella] = (await search(shop, { text: 'Ella' })).items
    const ofElla = [{ attribute: 'product_id', value: { eq: Number(ella?.id) } }]
    const { items, total } = await search(shop, { type: 'review', filters: ofElla, size: 1 })
    expect(total).toBe(2)
    expect(items).toMatchObject([{ nickname: 'Joost', ratings: [{ value: 4, percent: 80 }] }])
    for (const item of items) expect(wireReview.safeParse(item).error).toBeUndefined()
    const status = (eq: number) => [...ofElla, { attribute: 'review_status', value: { eq } }]
    expect((await search(shop, { type: 'review', filters: status(1) })).total).toBe(2)
    expect((await search(shop, { type: 'review', filters: status(2) })).total).toBe(0)
    const german = await search(shop, { type: 'review', filters: ofElla, store: 'de_de' })
    expect(german.total).toBe(0)
  })
})
