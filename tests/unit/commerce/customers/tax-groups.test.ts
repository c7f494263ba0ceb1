// The tax group is that of the customer's group, unless the store forces the default group (spec 6).
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { fillLines } from '../../../../worker/commerce/cart/fill-lines'
import { findCart } from '../../../../worker/commerce/cart/load-cart'
import { priceCart } from '../../../../worker/commerce/cart/price-cart'
import { renderPrices } from '../../../../worker/commerce/catalogue/render-prices'
import { readGroup } from '../../../../worker/commerce/http/customer-group'
import { writeRecords } from '../../../../worker/commerce/records/write-records'
import { put } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'
import { bearer, type CustomerShop, openCustomerShop } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const TRADERS = 3
const NL = storeViewOf('nl_nl')
const FORCED = { ...NL, tax: { ...NL.tax, forcesDefaultGroup: true } }

let shop: CustomerShop
let token: string
beforeEach(async () => {
  shop = await openCustomerShop()
  token = (await shop.tokens()).token
  await writeRecords(shop, { customerGroups: [{ id: TRADERS, taxClass: 'exempt' }] })
})

const join = (groupId: number) =>
  shop.sales.prepare('UPDATE customer SET group_id = ?1').bind(groupId).run()
const totals = (cartId: string) => shop.ask('cartTotals', { query: { cartId } })
async function ownCart(): Promise<string> {
  const cartId = await shop.ask('cartCreate', bearer(token))
  await put(shop, cartId, 'TABLE', 1)
  return cartId
}

describe('a group that is exempt', () => {
  it('pays what everybody pays without tax: products, delivery and the way to pay', async () => {
    const everybody = await totals(await cartWith(shop, 'TABLE'))
    await join(TRADERS)
    const own = await totals(await ownCart())
    const [theirs, mine] = [everybody.items?.[0], own.items?.[0]]
    expect(everybody.tax_amount).toBeGreaterThan(0)
    expect(own.tax_amount).toBe(0)
    expect(mine?.row_total_incl_tax).toBe(theirs?.row_total)
    expect(mine?.row_total_incl_tax).toBe(mine?.row_total)
    expect(own.shipping_incl_tax).toBe(own.shipping_amount)
    expect(own.shipping_amount).toBe(everybody.shipping_amount)
  })

  it('orders at that price, and the books hold no tax', async () => {
    await join(TRADERS)
    const cartId = await ownCart()
    const { grand_total: total } = await totals(cartId)
    await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]) })
    const { items } = await shop.ask('userOrderHistory', bearer(token))
    expect(items?.[0]?.grand_total).toBe(total)
    const rates = await shop.sales.prepare('SELECT tax_rate AS rate, tax FROM order_line').all()
    expect(rates.results).toEqual([{ rate: 0, tax: 0 }])
  })

  it('is told its prices like that, also of choices, and guests are told theirs', async () => {
    await join(TRADERS)
    const { groupToken } = await shop.ask('userMe', bearer(token))
    const skus = ['TABLE', 'NORA', 'NORA-S-RED']
    const own = await renderPrices(
      shop.catalogue,
      NL,
      skus,
      await readGroup(shop.sales, { groupToken }),
    )
    const guests = await renderPrices(shop.catalogue, NL, skus, await readGroup(shop.sales, {}))
    for (const [index, { price_info: price }] of own.entries()) {
      const theirs = guests[index]?.price_info
      expect(price.final_price).toBe(theirs?.extension_attributes?.tax_adjustments?.final_price)
      expect(price.final_price).toBeLessThan(Number(theirs?.final_price))
    }
    const inCart = (await totals(await ownCart())).items?.[0]?.price_incl_tax
    expect(own[0]?.price_info.final_price).toBe(inCart)
  })

  it('is taxed like everybody the moment that the merchant says so', async () => {
    await join(TRADERS)
    const cartId = await ownCart()
    expect((await totals(cartId)).tax_amount).toBe(0)
    await writeRecords(shop, { customerGroups: [{ id: TRADERS, taxClass: 'retail' }] })
    expect((await totals(cartId)).tax_amount).toBeGreaterThan(0)
  })
})

describe('a store that forces the default group', () => {
  it('taxes all groups alike, in the cart and in what it tells', async () => {
    await join(TRADERS)
    const { groupToken } = await shop.ask('userMe', bearer(token))
    const group = await readGroup(shop.sales, { groupToken })
    const found = await findCart(shop.sales, NL, await ownCart(), Date.now())
    if (!found) throw new Error('There is no cart')
    const price = async (store: typeof NL) => {
      const cart = { ...found.cart, store }
      const lines = await fillLines(shop, cart)
      const { totals } = priceCart(cart, lines, cart.selection, Date.now())
      const [told] = await renderPrices(shop.catalogue, store, ['TABLE'], group)
      return [totals.lines[0]?.unitGross, Math.round(100 * Number(told?.price_info.final_price))]
    }
    const [own, forced] = [await price(NL), await price(FORCED)]
    expect(own[0]).toBe(own[1])
    expect(forced[0]).toBe(forced[1])
    expect(Number(forced[0])).toBeGreaterThan(Number(own[0]))
  })
})

it('a group that nobody has named is taxed like everybody', async () => {
  await join(2)
  expect((await totals(await ownCart())).tax_amount).toBeGreaterThan(0)
})
