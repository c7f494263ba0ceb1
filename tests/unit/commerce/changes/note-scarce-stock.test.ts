import { expect, it } from 'vitest'
import { orderCalls } from '../../../../shared/contract/order/order'
import { cancelOrder } from '../../../../worker/commerce/orders/cancel-order'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'

/** The skus whose tags were noted since the last look. */
async function notedSkus(shop: CheckoutShop): Promise<unknown[]> {
  await exchangeStock(shop, Date.now())
  const { results } = await shop.catalogue
    .prepare(`SELECT sku FROM changed_tag JOIN product ON tag = 'P' || product.id ORDER BY sku`)
    .all()
  await shop.catalogue.prepare('DELETE FROM changed_tag').run()
  return results.map(({ sku }) => sku)
}

async function buy(sku: string, qty: number) {
  const shop = await openCheckoutShop(createDatabases())
  await notedSkus(shop)
  const cartId = await cartWith(shop, sku, qty)
  const placed = await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku, qty }]) })
  expect(orderCalls.orderPlace.result.safeParse(placed).success).toBe(true)
  return shop
}

it('an order that takes the last one changes the page', async () => {
  expect(await notedSkus(await buy('LAST', 1))).toEqual(['LAST'])
})

it('an order after which few are left changes the page', async () => {
  expect(await notedSkus(await buy('FLASH', 95))).toEqual(['FLASH'])
})

it('an order after which many are left changes no page', async () => {
  expect(await notedSkus(await buy('FLASH', 94))).toEqual([])
})

it('what is given back can be bought again, once', async () => {
  const shop = await buy('LAST', 1)
  await notedSkus(shop)
  await shop.sales.prepare("UPDATE orders SET state = 'pending_payment'").run()
  const id = Number(await shop.sales.prepare('SELECT id FROM orders').first('id'))
  expect(await cancelOrder(shop.sales, id, Date.now())).toBe(true)
  expect(await notedSkus(shop)).toEqual(['LAST'])
  expect(await cancelOrder(shop.sales, id, Date.now())).toBe(false)
  expect(await notedSkus(shop)).toEqual([])
})
