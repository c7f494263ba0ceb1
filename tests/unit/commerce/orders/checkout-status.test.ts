import { beforeEach, expect, it } from 'vitest'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf } from './order-request'

let shop: CheckoutShop
beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

const statusOf = (cartId: string) => shop.ask('checkoutStatus', { query: { cartId } })

it('a cart can be ordered until what is in it is sold to somebody else', async () => {
  const [first, second] = [await cartWith(shop, 'LAST'), await cartWith(shop, 'LAST')]
  expect(await statusOf(first)).toEqual({ is_open: true })
  await shop.ask('orderPlace', { body: orderOf(first, [{ sku: 'LAST', qty: 1 }]) })
  const left = await statusOf(second)
  const gone = await statusOf(first)
  expect(gone).toMatchObject({ is_open: false, message: expect.stringMatching(/cart is empty/i) })
  expect(left).toMatchObject({
    is_open: false,
    message: expect.stringMatching(/^Some of the ordered products are not available!/),
  })
})
