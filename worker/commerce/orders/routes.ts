// Placing an order and asking afterwards what became of it (contract 1.3).
import { type Context, Hono } from 'hono'
import { userCalls } from '../../../shared/contract/customer/user'
import { checkoutStatusCalls } from '../../../shared/contract/order/checkout-status'
import { orderCalls } from '../../../shared/contract/order/order'
import { ownOrderCalls } from '../../../shared/contract/order/own-order'
import { trackedOrderCalls } from '../../../shared/contract/order/tracked-order'
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { fail, ok } from '../../../shared/result'
import { answerCustomer } from '../customers/with-customer'
import { databasesOf } from '../db/databases'
import type { CommerceEnv } from '../env'
import { answerOutcome } from '../http/answer-call'
import { parseElement, parseQuery } from '../http/parse-call'
import { publicOriginOf } from '../http/public-origin'
import { findCheckoutStatus } from './checkout-status'
import { ATTEMPT_REUSED, ORDER_NOT_FOUND, WRONG_STORE } from './order-refusals'
import { loadOrderHistory } from './own/load-order-history'
import { loadOwnOrder } from './own/load-own-order'
import { placeCartOrder } from './place-cart-order'
import { readOrder } from './read-order'
import { toWireOrder, toWireOrderStatus } from './to-wire-order'
import { type OrderReader, trackOrder } from './track-order'

const NO_ORDER = { name: 'order_id', missing: 'No order provided within the request body' }

export const orderRoutes = new Hono<CommerceEnv>()

orderRoutes.post(orderCalls.orderPlace.path, async (c) => {
  const body = await parseElement(c, orderCalls.orderPlace.body, NO_ORDER)
  if (!body.ok) return body.error
  const store = c.get('store')
  const key = c.req.header(IDEMPOTENCY_HEADER) ?? body.value.order_id
  if (key !== body.value.order_id) return answerOutcome(c, fail(ATTEMPT_REUSED))
  if ((body.value.store_code ?? store.storeCode) !== store.storeCode) {
    return answerOutcome(c, fail(WRONG_STORE))
  }
  const placed = await placeCartOrder(databasesOf(c.env), store, body.value, Date.now())
  return answerOutcome(c, placed.ok ? ok(toWireOrder(placed.value)) : placed)
})

orderRoutes.get(trackedOrderCalls.trackedOrder.path, async (c) => {
  const query = parseQuery(c, trackedOrderCalls.trackedOrder.query)
  if (!query.ok) return query.error
  const order = await trackOrder(c.env.SALES, query.value.orderHash, readerOf(c))
  return answerOutcome(c, order ? ok(order) : fail(ORDER_NOT_FOUND))
})

orderRoutes.get(ownOrderCalls.userOrder.path, async (c) => {
  const query = parseQuery(c, ownOrderCalls.userOrder.query)
  if (!query.ok) return query.error
  return answerCustomer(c, async ({ id }) => {
    const order = await loadOwnOrder(c.env.SALES, {
      customerId: id,
      orderNumber: query.value.orderNumber,
      ...readerOf(c),
    })
    return order ? ok(order) : fail(ORDER_NOT_FOUND)
  })
})

orderRoutes.get(userCalls.userOrderHistory.path, (c) => {
  const asked = parseQuery(c, userCalls.userOrderHistory.query)
  if (!asked.ok) return asked.error
  return answerCustomer(c, async ({ id }) =>
    ok(await loadOrderHistory(c.env.SALES, id, asked.value)),
  )
})

orderRoutes.get(checkoutStatusCalls.checkoutStatus.path, async (c) => {
  const query = parseQuery(c, checkoutStatusCalls.checkoutStatus.query)
  if (!query.ok) return query.error
  const { cartId } = query.value
  return answerOutcome(
    c,
    ok(await findCheckoutStatus(databasesOf(c.env), c.get('store'), cartId, Date.now())),
  )
})

/** Finds an attempt of any store: its id is a secret of the shopper. */
orderRoutes.get(orderCalls.orderStatus.path, async (c) => {
  const params = orderCalls.orderStatus.params.safeParse(c.req.param())
  const standing = params.success
    ? await readOrder(c.env.SALES, params.data.order_id, Date.now())
    : null
  if (!standing) return answerOutcome(c, fail(ORDER_NOT_FOUND))
  return answerOutcome(c, ok(toWireOrderStatus(standing.order, standing.paymentState)))
})

function readerOf(c: Context<CommerceEnv>): OrderReader {
  const { storeCode } = c.get('store')
  return { storeCode, publicOrigin: publicOriginOf(c.env), now: Date.now() }
}
