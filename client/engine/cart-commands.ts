// What the shopper does to the cart: it is shown at once and sent to the server afterwards.
import type { CartLine } from '../../shared/cart/cart-line'
import type { OrderedCart } from './cart-events'
import { takeKnown, toTombstones } from './cart-replacements'
import {
  type Announcement,
  type CartState,
  changeLine,
  findLine,
  NO_COUPON,
  type SyncedLine,
} from './cart-state'

/** Adds a line, or its quantity to the equal line that is there already (spec 4). */
export function addLine(state: CartState, line: CartLine, at: number): CartState {
  const existing = findLine(state, line.key)
  if (existing) {
    const refreshed = changeLine(state, line.key, (old) => ({ ...old, ...line, qty: old.qty }))
    const announce = existing.confirmed ? 'raised' : 'added'
    return changeQuantity(refreshed, line.key, existing.qty + line.qty, announce, at)
  }
  const { state: open, known } = takeKnown(state, line.key)
  const added: SyncedLine = {
    ...line,
    confirmed: known?.confirmed ?? null,
    sentAt: known?.sentAt ?? null,
    isDirty: true,
    changedAt: at,
    announce: 'added',
    tries: 0,
    returns: 0,
  }
  return { ...open, lines: [...open.lines, added], areTotalsStale: true }
}

/** Sets the quantity of a line; less than one removes it. */
export function setQuantity(state: CartState, key: string, qty: number, at: number): CartState {
  return qty < 1 ? removeLine(state, key, at) : changeQuantity(state, key, qty, 'updated', at)
}

function changeQuantity(
  state: CartState,
  key: string,
  qty: number,
  announce: Announcement,
  at: number,
): CartState {
  const changed = changeLine(state, key, (line) => ({
    ...line,
    qty,
    isDirty: true,
    changedAt: at,
    announce,
    tries: 0,
    returns: 0,
  }))
  return { ...changed, areTotalsStale: true }
}

/** Removes a line and leaves a tombstone, so that no late answer restores it. */
export function removeLine(state: CartState, key: string, at: number): CartState {
  const line = findLine(state, key)
  if (!line) return state
  return {
    ...state,
    lines: state.lines.filter((other) => other !== line),
    removed: [...state.removed, ...toTombstones(line, at)],
    areTotalsStale: true,
  }
}

/** Gives lines that came from the server by name alone their product, its picture and its link. */
export function describeLines(state: CartState, known: readonly CartLine[]): CartState {
  const lines = state.lines.map((line) => {
    const found = line.image === '' ? known.find(({ key }) => key === line.key) : undefined
    if (!found) return line
    const { parentSku, image, link } = found
    return { ...line, parentSku, image, link }
  })
  return { ...state, lines }
}

/**
 * Takes out what was ordered. What the shopper has changed since the order left stays; where nobody
 * knows what was ordered, all of it was. The request in flight is forgotten: its answer will be ignored.
 */
export function clearCart(state: CartState, ordered: OrderedCart | null, at: number): CartState {
  const clearedAt = ordered?.lines.length
    ? Math.max(ordered.couponAt, ...ordered.lines.map(({ changedAt }) => changedAt))
    : at
  // Race: this page has found out about the order in two ways, or another tab was first.
  if (clearedAt <= state.clearedAt) return state
  const lines = state.lines.filter(({ changedAt }) => changedAt > clearedAt)
  const isLeft = lines.length > 0
  return {
    ...state,
    lines,
    removed: state.removed.filter(({ removedAt }) => removedAt > clearedAt),
    coupon: state.coupon.at > clearedAt ? state.coupon : { ...NO_COUPON, at: clearedAt },
    totals: null,
    areTotalsStale: isLeft,
    mustPull: isLeft,
    inFlight: null,
    failures: 0,
    corrections: 0,
    clearedAt,
  }
}

/** Puts the lines of a failed order back, and looks what the server still holds of them. */
export function restoreLines(
  state: CartState,
  lines: readonly SyncedLine[],
  at: number,
): CartState {
  const missing = lines.filter((line) => !findLine(state, line.key))
  const restored = missing.map(
    (line): SyncedLine => ({ ...line, isDirty: true, changedAt: at, announce: null, returns: 0 }),
  )
  const next = { ...state, lines: [...state.lines, ...restored] }
  return { ...next, mustPull: true, areTotalsStale: true }
}
