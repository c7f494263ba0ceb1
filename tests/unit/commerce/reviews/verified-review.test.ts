import { beforeEach, expect, it } from 'vitest'
import { hasBought } from '../../../../worker/commerce/reviews/has-bought'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'

let shop: CheckoutShop
let orderHash: string
beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  const cartId = await cartWith(shop, 'TABLE')
  const body = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }])
  orderHash = ((await shop.ask('orderPlace', { body })) as { orderHash: string }).orderHash
})

const bought = (sku: string, orderHashes: string[], customerId: number | null = null) =>
  hasBought(shop.sales, { customerId, orderHashes }, sku)

it('an order shows what its own browser bought, and to nobody else', async () => {
  expect(await bought('TABLE', [orderHash])).toBe(true)
  expect(await bought('table', [orderHash])).toBe(true)
  expect(await bought('BOOK', [orderHash])).toBe(false)
  expect(await bought('TABLE', [])).toBe(false)
  expect(await bought('TABLE', ['guessed'])).toBe(false)
  expect(await bought('TABLE', [], 1)).toBe(false)
})

it('an order that was cancelled shows nothing', async () => {
  await shop.sales.prepare("UPDATE orders SET state = 'canceled'").run()
  expect(await bought('TABLE', [orderHash])).toBe(false)
})
