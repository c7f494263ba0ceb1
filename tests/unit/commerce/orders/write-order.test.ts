import { expect, it, vi } from 'vitest'
import { orderRequest } from '../../../../shared/contract/order/order'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { fillLines } from '../../../../worker/commerce/cart/fill-lines'
import { loadCart } from '../../../../worker/commerce/cart/load-cart'
import { draftOrder, priceRequest } from '../../../../worker/commerce/orders/draft-order'
import { writeOrder } from '../../../../worker/commerce/orders/write-order'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, orderOf } from './order-request'

const NOW = Date.now()

async function draftOf(
  shop: CheckoutShop,
  cartId: string,
  body = orderOf(cartId, [{ sku: 'TABLE', qty: 2 }]),
) {
  const cart = await loadCart(shop.sales, storeViewOf('nl_nl'), cartId, NOW)
  if (!cart.ok) throw new Error(cart.error.message)
  const lines = await fillLines(shop, cart.value)
  const asked = priceRequest(cart.value, lines, orderRequest.parse(body), NOW)
  const drafted = draftOrder(asked, 'fingerprint')
  if (!drafted.ok) throw new Error(drafted.error.message)
  return drafted.value
}

it('writes an order that was drafted twice once, and leaves nothing of the second', async () => {
  const shop = await openCheckoutShop(createDatabases())
  const draft = await draftOf(shop, await cartWith(shop, 'TABLE', 2))
  expect(String((await writeOrder(shop.sales, draft, NOW))?.incrementId)).toMatch(/^1\d{10}$/)
  expect(await writeOrder(shop.sales, draft, NOW)).toBeNull()
  expect([await shop.count('orders'), await shop.count('order_line')]).toEqual([1, 1])
  expect(await shop.stockOf('TABLE')).toBe(8)
  const last = await shop.sales
    .prepare('SELECT last FROM running_number WHERE store_id = 1')
    .first('last')
  expect(last).toBe(1000000001)
})

it('writes one order of a cart that two attempts have drafted', async () => {
  const shop = await openCheckoutShop(createDatabases())
  const cartId = await cartWith(shop, 'TABLE', 2)
  const [one, other] = [await draftOf(shop, cartId), await draftOf(shop, cartId)]
  expect(await writeOrder(shop.sales, one, NOW)).not.toBeNull()
  expect(await writeOrder(shop.sales, other, NOW)).toBeNull()
  expect(await shop.count('orders')).toBe(1)
})

it('writes no order of a cart that has changed since it was priced', async () => {
  const shop = await openCheckoutShop(createDatabases())
  const cartId = await cartWith(shop, 'TABLE', 2)
  const draft = await draftOf(shop, cartId)
  await put(shop, cartId, 'BOOK', 1)
  expect(await writeOrder(shop.sales, draft, NOW)).toBeNull()
  expect([await shop.count('orders'), await shop.stockOf('TABLE')]).toEqual([0, 10])
  expect(await shop.ask('cartPull', { query: { cartId } })).toHaveLength(2)
})

it('writes no order when the stock has gone meanwhile', async () => {
  const shop = await openCheckoutShop(createDatabases())
  const cartId = await cartWith(shop, 'TABLE', 2)
  const draft = await draftOf(shop, cartId)
  await shop.sales.prepare('UPDATE stock SET qty = 1').run()
  expect(await writeOrder(shop.sales, draft, NOW)).toBeNull()
  expect([await shop.count('orders'), await shop.stockOf('TABLE')]).toEqual([0, 1])
  expect(await shop.ask('cartPull', { query: { cartId } })).toHaveLength(1)
})

it('gives an order another number when the first is taken', async () => {
  const shop = await openCheckoutShop(createDatabases())
  const [one, other] = [await cartWith(shop, 'TABLE'), await cartWith(shop, 'TABLE')]
  const real = crypto.getRandomValues.bind(crypto)
  let drawn = 0
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint32Array)) return real(array)
    drawn += 1
    return array.fill(drawn <= 2 ? 7 : drawn) as typeof array
  })
  const place = (cartId: string) =>
    shop.send('orderPlace', { body: orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]) })
  const [first, second] = [await place(one), await place(other)]
  draw.mockRestore()
  expect([first.status, second.status, drawn]).toEqual([200, 200, 3])
  const numberOf = ({ result }: typeof first) => (result as { orderNumber: string }).orderNumber
  expect(numberOf(first)).not.toBe(numberOf(second))
  expect(await shop.count('orders')).toBe(2)
})
