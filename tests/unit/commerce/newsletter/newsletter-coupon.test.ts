// What a subscription earns, used in a cart (spec 9, shop wording).
import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { subscribeReader } from '../../../../worker/commerce/newsletter/subscribe-reader'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { applyCoupon, usesOf } from '../cart/vouchers/voucher-shop'
import { openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'

it('takes ten per cent off one order, and no second one, whatever cart was first to hold it', async () => {
  const shop = await openCheckoutShop(createDatabases())
  await subscribeReader(shop.sales, storeViewOf('nl_nl'), 'juno@example.com', Date.now())
  const code = String(
    await shop.sales.prepare('SELECT coupon_code AS it FROM newsletter').first('it'),
  )
  expect(code).toMatch(/^HELLO-/)
  const totals = (cartId: string) => shop.ask('cartTotals', { query: { cartId } })
  const [one, two] = [await cartWith(shop, 'TABLE'), await cartWith(shop, 'TABLE')]
  const before = (await totals(one)).grand_total ?? 0
  for (const cartId of [one, two]) expect((await applyCoupon(shop, cartId, code)).status).toBe(200)
  const { discount_amount: discount = 0 } = await totals(one)
  expect(Math.abs(discount)).toBeCloseTo(
    ((await totals(one)).items?.[0]?.row_total_incl_tax ?? 0) / 10,
  )
  expect((await totals(one)).grand_total).toBeCloseTo(before - Math.abs(discount))
  await shop.ask('orderPlace', { body: orderOf(one, [{ sku: 'TABLE', qty: 1 }]) })
  expect(await usesOf(shop, code)).toBe(1)
  const again = await shop.send('orderPlace', { body: orderOf(two, [{ sku: 'TABLE', qty: 1 }]) })
  expect(again.status).not.toBe(200)
  expect(await usesOf(shop, code)).toBe(1)
  expect((await applyCoupon(shop, await cartWith(shop, 'TABLE'), code)).status).not.toBe(200)
})
