// The cart calls of contract 1.2. Each names its cart in the query; a cart of another store, an
// ordered, an expired and an unknown one are the same to the caller: there is no such cart.
import { Hono } from 'hono'
import { cartCalls } from '../../../shared/contract/cart/cart'
import { ok } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { createRandomId } from '../db/random-id'
import type { CommerceEnv } from '../env'
import { answerOutcome } from '../http/answer-call'
import { parseElement } from '../http/parse-call'
import { answerForCart } from './answer-for-cart'
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

cartRoutes.post(cartCalls.cartCreate.path, async (c) =>
  answerOutcome(c, ok(await insertCart(c.env.SALES, c.get('store'), Date.now()))),
)

cartRoutes.post(cartCalls.cartUpdate.path, async (c) => {
  const body = await parseElement(c, cartCalls.cartUpdate.body, NO_ITEM)
  if (!body.ok) return body.error
  return answerForCart(c, (call) => putItem(call, body.value.cartItem))
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
