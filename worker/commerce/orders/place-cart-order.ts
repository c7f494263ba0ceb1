// An order happens once. Everything is read, checked and priced first, with the prices that the catalogue
// has at this moment; then one transaction of `sales` writes
// the order or fails as a whole. When it fails because of a change meanwhile, everything is read again,
// and the answer follows from that; it may be the order of this very attempt.

import type { OrderRequest } from '../../../shared/contract/order/order'
import { priceToCents } from '../../../shared/contract/wire/wire-money'
import { canonicalJson } from '../../../shared/json/canonical-json'
import { fail, ok, type Result } from '../../../shared/result'
import { textDigest } from '../../../shared/signing/text-digest'
import type { StoreCode, StoreView } from '../../../shared/store-view/store-view'
import type { Cart } from '../cart/cart'
import { fillLines } from '../cart/fill-lines'
import { findCart } from '../cart/load-cart'
import { unavailableSkus } from '../cart/stock-demand'
import { dropLapsedVouchers } from '../cart/vouchers/write-vouchers'
import { toWireTotals } from '../cart/wire/to-wire-totals'
import type { Databases } from '../db/databases'
import { CART_NOT_FOUND, type Refusal } from '../http/refusal'
import { chosenPickupPoint } from './chosen-pickup-point'
import { draftOrder, priceRequest } from './draft-order'
import { expireOrders } from './expire-orders'
import { findLiveOrderOfCart, findOrderByAttempt } from './find-order'
import type { Order } from './order'
import { ATTEMPT_REUSED, BUSY, cartOrdered, notAvailable, priceChanged } from './order-refusals'
import { writeOrder } from './write-order'

/** closed: the cart is an order, and that stands no more. */
type Outcome = Result<Order, Refusal | 'overtaken' | 'closed'>

interface Attempt {
  databases: Databases
  store: StoreView
  request: OrderRequest
  fingerprint: string
  now: number
}

const MAX_LOOKS = 5

/** Places the order of an attempt, or finds the one it has already become (trust I1, I8, I16). */
export async function placeCartOrder(
  databases: Databases,
  store: StoreView,
  request: OrderRequest,
  now: number,
): Promise<Result<Order, Refusal>> {
  const fingerprint = await orderFingerprint(store.storeCode, request)
  let isClosed = false
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const outcome = await tryToPlace({ databases, store, request, fingerprint, now })
    if (outcome.ok) return outcome
    // Race: another attempt or tab was quicker; what it left is found by looking again.
    if (typeof outcome.error !== 'string') return fail(outcome.error)
    isClosed = outcome.error === 'closed'
  }
  return fail(isClosed ? CART_NOT_FOUND : BUSY)
}

/**
 * Equal for a repeated request, different for another one under the same attempt id (trust I16).
 * Everything counts but the order of keys and the times, which a retry writes again.
 */
function orderFingerprint(storeCode: StoreCode, request: OrderRequest): Promise<string> {
  const { created_at, updated_at, transmited, ...meant } = request
  return textDigest(canonicalJson([storeCode, meant]))
}

async function tryToPlace(attempt: Attempt): Promise<Outcome> {
  const { databases, store, request, now } = attempt
  const [known, found] = await Promise.all([
    findOrderByAttempt(databases.sales, request.order_id),
    findCart(databases.sales, store, request.cart_id, now),
  ])
  if (known) return repeat(attempt, known)
  if (!found) return fail(CART_NOT_FOUND)
  return found.isOrdered ? orderedBefore(attempt, found.cart) : placeCart(attempt, found.cart)
}

function repeat({ fingerprint }: Attempt, known: Order): Result<Order, Refusal> {
  return known.fingerprint === fingerprint ? ok(known) : fail(ATTEMPT_REUSED)
}

/** The cart is an order already: ours, after all, or that of another tab. */
async function orderedBefore(attempt: Attempt, cart: Cart): Promise<Outcome> {
  const order = await findLiveOrderOfCart(attempt.databases.sales, cart.id)
  // Race: it was given up a moment ago, and its cart is open again. Where a merchant did it, it is not.
  if (!order) return fail('closed')
  return order.attemptId === attempt.request.order_id
    ? repeat(attempt, order)
    : fail(cartOrdered(order))
}

async function placeCart(attempt: Attempt, cart: Cart): Promise<Outcome> {
  const { databases, request, fingerprint, now } = attempt
  const lines = await fillLines(databases, cart)
  const pickupPoint = await chosenPickupPoint(databases.catalogue, request)
  const asked = priceRequest(cart, lines, request, now, pickupPoint)
  const { priced } = asked
  await dropLapsedVouchers(databases.sales, cart, priced, now)
  const drafted = draftOrder(asked, fingerprint)
  if (!drafted.ok) return drafted
  const missing = unavailableSkus(lines)
  if (missing.length > 0) {
    const hasReturned = (await expireOrders(databases.sales, now)) > 0
    return fail(hasReturned ? 'overtaken' : notAvailable(missing))
  }
  const expected = request.expected_grand_total
  if (expected !== undefined && priceToCents(expected) !== priced.amountDue) {
    return fail(priceChanged(toWireTotals(priced)))
  }
  const placed = await writeOrder(databases.sales, drafted.value, now)
  return placed ? ok(placed) : fail('overtaken')
}
