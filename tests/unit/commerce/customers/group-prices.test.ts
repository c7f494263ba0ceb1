// Prices that belong to a group of customers (spec 6): the same in lists, on the page and in the cart.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { put } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'
import { bearer, type CustomerShop, openCustomerShop } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const WHOLESALE = 2
const TIERS = [
  { qty: 1, price: 5_000, customerGroupId: WHOLESALE },
  { qty: 3, price: 4_000, customerGroupId: WHOLESALE },
]

let shop: CustomerShop
let token: string
beforeEach(async () => {
  shop = await openCustomerShop()
  token = (await shop.tokens()).token
  await shop.catalogue
    .prepare(
      `INSERT INTO product_type_data (product_id, body)
      SELECT id, ?1 FROM product WHERE sku = 'TABLE'
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
    expect(await total(cartId)).toBe(50)
    await put(shop, cartId, 'TABLE', 2)
    expect(await total(cartId)).toBe(120)
    expect(await total(guest)).toBe(regular)
    expect(regular).toBeGreaterThan(50)
  })

  it('is ordered at that price', async () => {
    await join(WHOLESALE)
    const cartId = await own()
    await put(shop, cartId, 'TABLE', 1)
    await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]) })
    const { items } = await shop.ask('userOrderHistory', bearer(token))
    expect(items?.[0]?.items?.[0]?.price_incl_tax).toBe(50)
  })

  it('follows who changes the group', async () => {
    await join(WHOLESALE)
    const cartId = await own()
    await put(shop, cartId, 'TABLE', 1)
    await join(1)
    expect(await total(cartId)).toBeGreaterThan(50)
  })
})
