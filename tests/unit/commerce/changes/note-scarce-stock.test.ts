import type { D1Database } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'
import { orderCalls } from '../../../../shared/contract/order/order'
import { cancelOrder } from '../../../../worker/commerce/orders/cancel-order'
import { createD1 } from '../../../fakes/d1-in-memory'
import { openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'

/** The skus whose tags were noted since the last look. */
async function notedSkus(db: D1Database): Promise<unknown[]> {
  const { results } = await db
    .prepare(`SELECT sku FROM changed_tag JOIN product ON tag = 'P' || product.id ORDER BY sku`)
    .all()
  await db.prepare('DELETE FROM changed_tag').run()
  return results.map(({ sku }) => sku)
}

async function buy(sku: string, qty: number) {
  const shop = await openCheckoutShop(createD1().db)
  await notedSkus(shop.db)
  const cartId = await cartWith(shop, sku, qty)
  const placed = await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku, qty }]) })
  expect(orderCalls.orderPlace.result.safeParse(placed).success).toBe(true)
  return shop
}

it('the last piece that is sold changes its page', async () => {
  expect(await notedSkus((await buy('LAST', 1)).db)).toEqual(['LAST'])
})

it('so does a piece after which few are left', async () => {
  expect(await notedSkus((await buy('FLASH', 95)).db)).toEqual(['FLASH'])
})

it('of what there is plenty of, an order changes nothing that is shown', async () => {
  expect(await notedSkus((await buy('FLASH', 94)).db)).toEqual([])
})

it('what is given back can be bought again, once', async () => {
  const { db } = await buy('LAST', 1)
  await notedSkus(db)
  await db.prepare("UPDATE orders SET state = 'pending_payment'").run()
  const id = Number(await db.prepare('SELECT id FROM orders').first('id'))
  expect(await cancelOrder(db, id, Date.now())).toBe(true)
  expect(await notedSkus(db)).toEqual(['LAST'])
  expect(await cancelOrder(db, id, Date.now())).toBe(false)
  expect(await notedSkus(db)).toEqual([])
})
