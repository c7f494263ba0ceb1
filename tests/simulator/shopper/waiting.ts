// An order that is made without a connection, as use-waiting-order.ts keeps it and sends it.
import { createCheckoutMemory } from '../../../client/engine/checkout-memory'
import type { Ports } from '../../../client/engine/ports'
import {
  endWaitingOrder,
  keepWaitingOrder,
  mayWait,
  readWaitingOrder,
  takeUpAttempt,
} from '../../../client/engine/waiting-order'
import type { CartStore } from '../../../client/stores/cart-store'
import type { CheckoutStore } from '../../../client/stores/checkout/checkout-state'
import { agreedWays } from '../../../client/stores/checkout/waiting/agreed-ways'
import type { Tab } from '../machines/browser'

/** Of a page, what an order is made with. */
interface Buying {
  tab: Tab
  ports: Ports
  cart: CartStore
  checkout: CheckoutStore | null
  /** The sum of an order that waits, as the page has shown it since it was last pressed; cents. */
  shownSum: number | null
}

/** Keeps what stands in the checkout of a page that has no connection. */
export function keepOrder(page: Buying): void {
  const { ports, cart, checkout, tab } = page
  const { store, isOnline } = tab.browser
  const { totals, lines } = cart.getState()
  const details = checkout?.getState().details
  if (!details || isOnline || !totals || lines.length === 0) return
  if (!mayWait(details.payment.paymentMethod)) return
  const attempt = createCheckoutMemory(ports, store).openAttempt().id
  const ways = agreedWays(details)
  keepWaitingOrder(ports, store, { attempt, grandTotal: totals.grandTotal, lines, ways })
  page.shownSum = null
}

/** The sum that the shopper agrees to by pressing, in cents: of an order that waits, the one it was made for. */
export function agreedSum({ ports, cart, tab, shownSum }: Buying): number | undefined {
  const waiting = readWaitingOrder(ports, tab.browser.store)
  if (waiting) return shownSum ?? waiting.grandTotal
  return cart.getState().totals?.grandTotal
}

/** Sends the order, the one that waits under its own attempt; another sum is agreed to by the next press. */
export async function placeOrder(page: Buying): Promise<void> {
  const { ports, cart, checkout, tab } = page
  const { store } = tab.browser
  const waiting = readWaitingOrder(ports, store)
  if (!waiting) {
    await checkout?.getState().place()
    return
  }
  takeUpAttempt(createCheckoutMemory(ports, store), waiting, ports.clock.now())
  await checkout?.getState().place(agreedSum(page))
  page.shownSum = cart.getState().totals?.grandTotal ?? null
}

/** It was answered for good. */
export function settleOrder({ ports, tab }: Buying, kind: 'placed' | 'refused'): void {
  endWaitingOrder(ports, tab.browser.store, kind === 'placed')
}

/** I1: what was ordered does not wait to be ordered again. */
export function findForgotten(pages: Iterable<Buying>, standing: readonly string[]): string[] {
  return [...pages].flatMap(({ ports, tab }) => {
    const { store, name, hasLost } = tab.browser
    const waiting = hasLost ? null : readWaitingOrder(ports, store)
    const isOrdered = waiting && standing.includes(waiting.attempt)
    return isOrdered ? [`I1 ${name} is asked for the order ${waiting.attempt}, which stands`] : []
  })
}
