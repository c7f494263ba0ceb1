// From the press that orders to the order that leaves: what is asked once more before it does.
import type { QueryClient } from '@tanstack/react-query'
import type { Methods } from '../../../shared/checkout/offered-methods'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { CheckoutMemory, KeptOrder } from '../../engine/checkout-memory'
import type { createOrderEngine } from '../../engine/order-engine'
import type { Ports } from '../../engine/ports'
import { findRefusedPassword } from '../account/load-account-calls'
import type { CartStore } from '../cart-store'
import { areMethodsUpdating } from './checkout-methods'
import { toKeptOrder, toOrderBody } from './checkout-order'
import { type CheckoutState, type CheckoutStep, isOrdering } from './checkout-state'
import { agreedWays } from './waiting/agreed-ways'

interface Setup {
  ports: Ports
  store: StoreView
  cart: CartStore
  queries: QueryClient
  memory: CheckoutMemory
  orders: ReturnType<typeof createOrderEngine>
  state: () => CheckoutState
  changed: (change: Partial<CheckoutState>) => void
}

/** What a checkout has to do to be ordered. */
export function createPlacing({
  ports,
  store,
  cart,
  queries,
  memory,
  orders,
  state,
  changed,
}: Setup) {
  /** What was kept of the order that left under this attempt, before the next one was. */
  let earlier: KeptOrder | null = null

  async function place(agreed = cart.getState().totals?.grandTotal): Promise<CheckoutStep | null> {
    // Race: the button was pressed again, or before the last change was answered.
    if (isOrdering(state()) || areMethodsUpdating(queries) || cart.getState().isPending) return null
    changed({ oldTotal: null, isDateGone: false, postedFault: '', isAsking: true })
    const { refreshMethods, writeNewAccount, details } = state()
    // After the order there would be nothing left to correct.
    const asking = [refreshMethods(), findRefusedPassword(ports.http, state())] as const
    const [methods, refused] = await Promise.all(asking)
    changed({ isAsking: false })
    if (refused) {
      writeNewAccount({ refused })
      return 'details'
    }
    // Nobody orders what they have not seen: methods that could not be had, other ones, a changed cart.
    if (!methods || cart.getState().isPending) return 'methods'
    const asked = cart.getState().totals?.grandTotal
    if (agreed === undefined || asked === undefined || state().isDateGone) return null
    if (agreed !== asked) changed({ oldTotal: agreed })
    else if (agreedWays(state().details) !== agreedWays(details)) return 'methods'
    else send(asked, methods)
    return null
  }

  function send(grandTotal: number, { payments }: Methods) {
    if (orders.isSentElsewhere()) return orders.resume()
    const order = {
      attempt: orders.attempt(),
      store,
      details: state().details,
      cart: cart.getState(),
      payments,
      grandTotal,
      now: ports.clock.now(),
    }
    const last = memory.readOrder()
    earlier = last?.attempt === order.attempt ? last : null
    memory.writeOrder(toKeptOrder(order))
    orders.place(toOrderBody(order))
  }

  /** The order that left before stands, and not the one that was about to. */
  function keepEarlier() {
    if (earlier) memory.writeOrder(earlier)
    else memory.dropOrder()
  }

  return { place, keepEarlier }
}
