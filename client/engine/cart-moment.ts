// Tabs compare changes by when they were made, and the clock of a machine may be put back (trust I25).
import type { TimedCartEvent } from './cart-events'
import type { CartState } from './cart-state'

/** What the shopper does: of two commands about the same line the later one has to win. */
const COMMANDS: readonly TimedCartEvent['type'][] = [
  'added',
  'quantity-set',
  'edited',
  'removed',
  'coupon-entered',
  'cleared',
  'restored',
]

/**
 * The moment of an event, in milliseconds since 1970: what the clock says, but never before what is
 * known already, and for a command after it. What an answer brings is later than the emptying of the cart:
 * other tabs would take it for what was ordered.
 */
export function momentOf(state: CartState, event: TimedCartEvent): number {
  const latest = latestOf(state)
  const isCommand = COMMANDS.includes(event.type)
  return Math.max(event.at, isCommand ? latest + 1 : Math.max(latest, state.clearedAt + 1))
}

function latestOf({ lines, removed, coupon, clearedAt }: CartState): number {
  const changes = lines.map(({ changedAt }) => changedAt)
  const removals = removed.map(({ removedAt }) => removedAt)
  return Math.max(coupon.at, clearedAt, ...changes, ...removals)
}
