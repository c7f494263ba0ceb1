// Several tabs keep one cart: the latest change of a line wins, whichever tab made it (spec 4).
import { laterCoupon } from './cart-coupon'
import type { StoredCart } from './cart-events'
import { replacedBy } from './cart-replacements'
import type { CartState, SyncedLine, Tombstone } from './cart-state'

/** The part of the state that is kept and shared. */
export function toStoredCart(state: CartState): StoredCart {
  const { lines, removed, coupon, totals, clearedAt, login } = state
  return { lines, removed, coupon, totals, clearedAt, login }
}

/** As `mergeStored`, and it asks the server about what nobody has answered: no other tab will. */
export function takeStored(state: CartState, stored: StoredCart | null): CartState {
  const next = mergeStored(state, stored)
  if (next === state) return state
  const isDoubted = next.lines.some(isUnanswered) || next.removed.some(isDoubtful)
  return { ...next, mustPull: state.mustPull || isDoubted }
}

/** Takes in what another tab, or this browser at an earlier time, has kept. */
export function mergeStored(state: CartState, stored: StoredCart | null): CartState {
  if (!stored || isOfOtherLogin(stored, state)) return state
  const clearedAt = Math.max(state.clearedAt, stored.clearedAt)
  const all = [...stored.lines, ...state.lines]
  const removed = mergeTombstones(state.removed, stored.removed).filter(
    (tombstone) => tombstone.removedAt > clearedAt && !isAddedAgain(tombstone, all),
  )
  const isKept = (line: SyncedLine) =>
    line.changedAt > clearedAt &&
    !isRemoved(line, removed) &&
    !isReplaced(line, all) &&
    !isTakenBack(line, all)
  const lines = [
    ...stored.lines.map((line) =>
      newerOf(
        line,
        state.lines.find(({ key }) => key === line.key),
      ),
    ),
    ...state.lines.filter((line) => line.isDirty && !has(stored.lines, line.key)),
  ].filter(isKept)
  const coupon = laterCoupon(state.coupon, stored.coupon, clearedAt)
  const next = { ...state, lines, removed, coupon, clearedAt, totals: stored.totals }
  return { ...next, areTotalsStale: state.areTotalsStale || (lines.length > 0 && !stored.totals) }
}

/** A login that is over has left it; what a guest keeps goes on with them when they log in. */
function isOfOtherLogin(stored: StoredCart, { login }: CartState): boolean {
  return typeof stored.login === 'string' && stored.login !== login
}

const has = (lines: readonly SyncedLine[], key: string) => lines.some((line) => line.key === key)

/** Another tab, or this one before it was closed, sent the addition and got no answer. */
function isUnanswered(line: SyncedLine): boolean {
  return line.confirmed === null && line.sentAt !== null
}

/** It was given up, and the server may hold it all the same. */
function isDoubtful({ line, goneAt }: Tombstone): boolean {
  return goneAt === null && isUnanswered(line)
}

function newerOf(stored: SyncedLine, local: SyncedLine | undefined): SyncedLine {
  if (!local || stored.changedAt >= local.changedAt) return stored
  return { ...local, confirmed: stored.confirmed ?? local.confirmed }
}

function isRemoved(line: SyncedLine, removed: readonly Tombstone[]): boolean {
  return removed.some(
    (tombstone) => tombstone.line.key === line.key && tombstone.removedAt >= line.changedAt,
  )
}

/** Another tab has not seen yet that the shopper has made another line of it. */
function isReplaced({ key, changedAt }: SyncedLine, lines: readonly SyncedLine[]): boolean {
  return lines.some(
    (line) => line.changedAt > changedAt && replacedBy(line).some((before) => before.key === key),
  )
}

/** Another tab has seen the server refuse it: what it was before is back. */
function isTakenBack(line: SyncedLine, lines: readonly SyncedLine[]): boolean {
  return replacedBy(line).some(({ key }) =>
    lines.some((other) => other.key === key && other.changedAt > line.changedAt),
  )
}

function isAddedAgain({ line, removedAt }: Tombstone, lines: readonly SyncedLine[]): boolean {
  return lines.some(({ key, changedAt }) => key === line.key && changedAt > removedAt)
}

function mergeTombstones(own: readonly Tombstone[], stored: readonly Tombstone[]): Tombstone[] {
  const keyOf = ({ line }: Tombstone) => line.key
  const isNew = (tombstone: Tombstone) => !stored.some((other) => keyOf(other) === keyOf(tombstone))
  const known = stored.map((tombstone) =>
    laterOf(
      tombstone,
      own.find((other) => keyOf(other) === keyOf(tombstone)),
    ),
  )
  return [...known, ...own.filter(isNew)]
}

/** The later removal; of the same removal the one that the server has confirmed. */
function laterOf(stored: Tombstone, own: Tombstone | undefined): Tombstone {
  if (!own || stored.removedAt > own.removedAt) return stored
  return own.removedAt > stored.removedAt || own.goneAt !== null ? own : stored
}
