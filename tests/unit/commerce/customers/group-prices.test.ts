// Prices that belong to a group of customers (spec 6): the same in lists, on the page and in the cart.
import { sign } from 'hono/jwt'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GUESTS } from '../../../../shared/customer/price-group'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { renderPrices } from '../../../../worker/commerce/catalogue/render-prices'
import { readGroup } from '../../../../worker/commerce/http/customer-group'
import { put } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'
import { bearer, type CustomerShop, openCustomerShop } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const WHOLESALE = 2
const TIERS = [
  { qty: 1, price: 2_000, customerGroupId: WHOLESALE },
  { qty: 3, price: 1_500, customerGroupId: WHOLESALE },
]

let shop: CustomerShop
let token: string
beforeEach(async () => {
  shop = await openCustomerShop()
  token = (await shop.tokens()).token
  await shop.catalogue
    .prepare(
      `INSERT INTO product_type_data (product_id, body)
      SELECT id, ?1 FROM product WHERE sku IN ('TABLE', 'NORA')
      ON CONFLICT (product_id) DO UPDATE SET body = excluded.body`,
    )
    .bind(JSON.stringify({ tierPrices: TIERS }))
    .run()
})

const join = (groupId: number) =>
  shop.sales.prepare('UPDATE customer SET group_id = ?1').bind(groupId).run()
const own = () => shop.ask('cartCreate', bearer(token))
const total = async (cartId: string) =>
  (await shop.ask('cartTotals', { query: { cartId } })).items?.[0]?.row_total_incl_tax

describe('the cart of a customer', () => {
  it('has the prices of their group, by quantity, and a guest has those of everybody', async () => {
    const guest = await cartWith(shop, 'TABLE')
    const regular = await total(guest)
    await join(WHOLESALE)
    const cartId = await own()
    await put(shop, cartId, 'TABLE', 1)
    expect(await total(cartId)).toBe(20)
    await put(shop, cartId, 'TABLE', 2)
    expect(await total(cartId)).toBe(45)
    expect(await total(guest)).toBe(regular)
    expect(regular).toBeGreaterThan(20)
  })

  it('is ordered at that price', async () => {
    await join(WHOLESALE)
    const cartId = await own()
    await put(shop, cartId, 'TABLE', 1)
    await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]) })
    const { items } = await shop.ask('userOrderHistory', bearer(token))
    expect(items?.[0]?.items?.[0]?.price_incl_tax).toBe(20)
  })

  it('follows who changes the group', async () => {
    await join(WHOLESALE)
    const cartId = await own()
    await put(shop, cartId, 'TABLE', 1)
    await join(1)
    expect(await total(cartId)).toBeGreaterThan(20)
  })
})

describe('the prices that a customer is told', () => {
  const render = async (skus: string[], groupToken?: string) => {
    const group = await readGroup(shop.sales, { groupToken })
    const told = await renderPrices(shop.catalogue, storeViewOf('nl_nl'), skus, group)
    return told.map(({ sku, price_info: { final_price, extension_attributes } }) => ({
      sku,
      final_price,
      steps: extension_attributes?.tier_prices?.map(({ qty, value }) => [qty, value]),
    }))
  }
  const steps = [
    [1, 20],
    [3, 15],
  ]

  it('are those of the cart, also for what a configurable product is sold as', async () => {
    await join(WHOLESALE)
    const { groupToken } = await shop.ask('userMe', bearer(token))
    expect(await render(['TABLE', 'NORA', 'NORA-S-RED'], groupToken)).toEqual(
      ['TABLE', 'NORA', 'NORA-S-RED'].map((sku) => ({ sku, final_price: 20, steps })),
    )
    const cartId = await own()
    await put(shop, cartId, 'NORA-S-RED', 1)
    expect(await total(cartId)).toBe(20)
  })

  it('are secret to everybody else', async () => {
    const told = await render(['TABLE', 'NORA-S-RED'])
    expect(told.map((one) => one.steps)).toEqual([[], []])
    expect(told.every(({ final_price = 0 }) => final_price > 20)).toBe(true)
    expect(await render(['TABLE', 'NORA-S-RED'], 'forged')).toEqual(told)
  })

  it('are not those of a guest because the database fails', async () => {
    await join(WHOLESALE)
    const { groupToken } = await shop.ask('userMe', bearer(token))
    await shop.sales.prepare('ALTER TABLE customer_group RENAME TO gone').run()
    await expect(readGroup(shop.sales, { groupToken })).rejects.toThrow('customer_group')
  })

  it('are told by no token that is forged, unsigned or over', async () => {
    await join(WHOLESALE)
    const { groupToken = '' } = await shop.ask('userMe', bearer(token))
    const [head = '', body = '', signature = ''] = groupToken.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    expect(await readGroup(shop.sales, { groupToken })).toEqual({ ...GUESTS, id: WHOLESALE })
    const forged = [
      await sign(claims, 'another key', 'HS256'),
      `${head}.${btoa(JSON.stringify({ ...claims, group_id: 3 }))}.${signature}`,
      `${btoa('{"alg":"none","typ":"JWT"}')}.${body}.`,
      `${head}.${body}.`,
    ]
    for (const one of forged) expect(await readGroup(shop.sales, { groupToken: one })).toBe(GUESTS)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    const late = await readGroup(shop.sales, { groupToken })
    vi.useRealTimers()
    expect(late).toBe(GUESTS)
  })
})
