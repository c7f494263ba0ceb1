// The cart calls of contract 1.2. Each names its cart in the query; a cart of another store, an
// ordered, an expired and an unknown one are the same to the caller: there is no such cart.
import { Hono } from 'hono'
import { cartCalls } from '../../../shared/contract/cart/cart'
import { readChangeNames } from '../../../shared/contract/cart/change-name'
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { ok } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import { openCustomerCart } from '../customers/open-customer-cart'
import { answerCustomer, hasToken } from '../customers/with-customer'
import type { Database } from '../db/databases'
import { createRandomId } from '../db/random-id'
import type { CommerceEnv } from '../env'
import { answerOutcome } from '../http/answer-call'
import { parseElement, parseQuery } from '../http/parse-call'
import { answerForCart } from './answer-for-cart'
import { CART_LIFETIME_MS } from './cart'
import { deleteItem, pullItems, putItem } from './item-calls'
import {
  collectTotals,
  informOfShipping,
  listPaymentMethods,
  listShippingMethods,
  readTotals,
} from './selection-calls'

const NO_ITEM = {
  name: 'cartItem',
  missing: 'No cartItem element provided within the request body',
}
const NO_ADDRESS = {
  name: 'address',
  missing: 'No address element provided within the request body',
}
const NO_INFORMATION = {
  name: 'addressInformation',
  missing: 'No address element provided within the request body',
}
const NO_METHODS = {
  name: 'methods',
  missing: 'No shipping and payment methods element provided within the request body',
}

export const cartRoutes = new Hono<CommerceEnv>()

cartRoutes.post(cartCalls.cartCreate.path, async (c) => {
  const store = c.get('store')
  if (!hasToken(c)) return answerOutcome(c, ok(await insertCart(c.env.SALES, store, Date.now())))
  const query = parseQuery(c, cartCalls.cartCreate.query)
  if (!query.ok) return query.error
  const guest = query.value.cartId ?? null
  const now = Date.now()
  return answerCustomer(c, async ({ id }) =>
    ok(
      await openCustomerCart(c.env.SALES, store, id, guest, {
        now,
        forgottenBefore: now - CART_LIFETIME_MS,
      }),
    ),
  )
})

cartRoutes.post(cartCalls.cartUpdate.path, async (c) => {
  const body = await parseElement(c, cartCalls.cartUpdate.body, NO_ITEM)
  if (!body.ok) return body.error
  const names = readChangeNames(c.req.header(IDEMPOTENCY_HEADER))
  return answerForCart(c, (call) => putItem(call, body.value.cartItem, names))
})

cartRoutes.post(cartCalls.cartDelete.path, async (c) => {
  const body = await parseElement(c, cartCalls.cartDelete.body, NO_ITEM)
  if (!body.ok) return body.error
  return answerForCart(c, (call) => deleteItem(call, body.value.cartItem.item_id))
})

cartRoutes.get(cartCalls.cartPull.path, (c) => answerForCart(c, pullItems))

cartRoutes.get(cartCalls.cartTotals.path, (c) => answerForCart(c, readTotals))

cartRoutes.get(cartCalls.cartPaymentMethods.path, (c) => answerForCart(c, listPaymentMethods))

cartRoutes.post(cartCalls.cartShippingMethods.path, async (c) => {
  const body = await parseElement(c, cartCalls.cartShippingMethods.body, NO_ADDRESS)
  if (!body.ok) return body.error
  return answerForCart(c, (call) => listShippingMethods(call, body.value.address))
})

cartRoutes.post(cartCalls.cartShippingInformation.path, async (c) => {
  const body = await parseElement(c, cartCalls.cartShippingInformation.body, NO_INFORMATION)
  if (!body.ok) return body.error
  return answerForCart(c, (call) => informOfShipping(call, body.value.addressInformation))
})

cartRoutes.post(cartCalls.cartCollectTotals.path, async (c) => {
  const body = await parseElement(c, cartCalls.cartCollectTotals.body, NO_METHODS)
  if (!body.ok) return body.error
  return answerForCart(c, (call) => collectTotals(call, body.value.methods))
})

/** Opens an empty guest cart in this store and gives its mask. */
async function insertCart(sales: Database, store: StoreView, now: number): Promise<string> {
  const mask = createRandomId()
  await sales
    .prepare('INSERT INTO cart (mask, store_code, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)')
    .bind(mask, store.storeCode, now)
    .run()
  return mask
}
