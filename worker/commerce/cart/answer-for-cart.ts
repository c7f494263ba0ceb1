import { cartCalls } from '../../../shared/contract/cart/cart'
import type { Result } from '../../../shared/result'
import { type Databases, databasesOf } from '../db/databases'
import { answerOutcome, type CallContext } from '../http/answer-call'
import { parseQuery } from '../http/parse-call'
import type { Refusal } from '../http/refusal'
import type { Cart } from './cart'
import { loadCart } from './load-cart'

export interface CartCall {
  databases: Databases
  cart: Cart
  /** Milliseconds since 1970, one moment for the whole call. */
  now: number
}

/** Answers a call about the cart that its query names, or says that there is none. */
export async function answerForCart<T>(
  c: CallContext,
  handle: (call: CartCall) => Promise<Result<T, Refusal>>,
): Promise<Response> {
  const query = parseQuery(c, cartCalls.cartPull.query)
  if (!query.ok) return query.error
  const now = Date.now()
  const databases = databasesOf(c.env)
  const cart = await loadCart(databases.sales, c.get('store'), query.value.cartId, now)
  return answerOutcome(c, cart.ok ? await handle({ databases, cart: cart.value, now }) : cart)
}
