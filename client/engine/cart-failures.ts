// What happens to a change that the server refused, or whose outcome is unknown.

import type { MessageKey } from '../../shared/i18n/messages'
import { couponFailed, couponHeldBack, couponRefused } from './cart-coupon'
import type { CartEffect, CartOutcome, Reaction, Reason } from './cart-events'
import { bringBack, replacedBy, withoutReplaced } from './cart-replacements'
import {
  type CartState,
  changeLine,
  findLine,
  type InFlight,
  MAX_CORRECTIONS,
  MAX_FAILURES,
  MAX_TRIES,
  type SetInFlight,
} from './cart-state'
import { forgetItem } from './cart-tombstones'
import { mergeServerLines } from './merge-server-lines'
import type { LostReason } from './ports'

type Refusal = Extract<CartOutcome, { kind: 'refused' }>
type Failure = Extract<CartOutcome, { kind: 'failed' | 'unavailable' | 'lost' | 'busy' }>
type DeleteInFlight = Extract<InFlight, { kind: 'delete' }>

/** How long to wait after the first, second, … failure in a row, in milliseconds. */
const PAUSES_MS = [1000, 3000, 10_000, 30_000]
const BUSY_MS = 5000
const NOT_FOUND = 404

/** The server said no: nothing was done, and asking again would not help. */
export function afterRefusal(
  state: CartState,
  request: InFlight,
  refusal: Refusal,
  at: number,
): Reaction {
  switch (request.kind) {
    case 'set':
      return afterRefusedSet(state, request, refusal, at)
    case 'delete':
      if (refusal.code === NOT_FOUND) return [forgetItem(state, request.itemId, at), []]
      return putBack(state, request, refusalReason(refusal))
    case 'coupon':
      return couponRefused(state, request.code, refusal)
    case 'pull':
      if (refusal.code === NOT_FOUND) return afterLostCart(state, at)
      return afterFailure(state, request, { kind: 'failed', message: refusal.message }, at)
    case 'totals':
      if (refusal.code === NOT_FOUND) return [askAgain(state), []]
      return afterFailure(state, request, { kind: 'failed', message: refusal.message }, at)
  }
}

/** There are no totals: either the server's cart has gone or there is nothing to count. */
function askAgain(state: CartState): CartState {
  if (state.corrections > MAX_CORRECTIONS) return { ...state, totals: null }
  return { ...state, corrections: state.corrections + 1, mustPull: true, areTotalsStale: true }
}

function afterLostCart(state: CartState, at: number): Reaction {
  const merged = mergeServerLines(state, [], at)
  return [merged.state, merged.notices.map((notice) => ({ type: 'notify', notice }))]
}

function afterRefusedSet(
  state: CartState,
  request: SetInFlight,
  refusal: Refusal,
  at: number,
): Reaction {
  const line = findLine(state, request.key)
  const known = changeLine(state, request.key, (old) => ({
    ...old,
    sentAt: request.isRepeated ? old.sentAt : null,
    tries: old.tries + 1,
  }))
  const isItemGone = refusal.code === NOT_FOUND && request.itemId !== null
  if (isItemGone && line && line.tries < MAX_TRIES) return [{ ...known, mustPull: true }, []]
  if (line && line.qty !== request.qty) return [known, []]
  return restore(known, request.key, refusalReason(refusal), at)
}

/**
 * The outcome is unknown: reads the lines once the server answers, then tries again; a line that fails
 * time after time goes back to what the server confirmed (spec 4). While the server is unavailable
 * nothing is given up.
 */
export function afterFailure(
  state: CartState,
  request: InFlight,
  failure: Failure,
  at: number,
): Reaction {
  const heldBack =
    failure.kind === 'busy' && request.kind === 'coupon' ? couponHeldBack(state) : null
  if (heldBack) return heldBack
  if (failure.kind === 'busy') return pause(redo(state, request), failure.retryAfterMs ?? BUSY_MS)
  if (failure.kind === 'lost' && failure.reason === 'offline') {
    return [{ ...redo(state, request), isOnline: false }, []]
  }
  const open = redo(state, request)
  const [counted, effects] =
    failure.kind === 'unavailable' ? [open, []] : countTry(open, request, toReason(failure), at)
  // Of a coupon that was given up nothing is left to fail: its totals are asked for soon.
  const isOver = request.kind === 'coupon' && !counted.coupon.isDirty
  const failures = isOver ? 0 : state.failures + 1
  const [paused, waiting] = pause({ ...counted, failures })
  // What was given up is not kept either.
  const told = effects.length > 0 ? effects : tellFailure(failure, failures)
  return [paused, [...told, ...waiting]]
}

/**
 * What is said of the nth failure in a row. An answer that cannot be read is told at once (spec 8,
 * responses), and so is one that has taken its whole time: what was changed is kept and sent again. A
 * connection that broke may be back in a second.
 */
function tellFailure(failure: Failure, nth: number): CartEffect[] {
  const reason = failure.kind === 'lost' ? failure.reason : null
  if (nth === 1 && (reason === 'bad-content-type' || reason === 'wrong-format')) {
    return [{ type: 'notify', notice: { type: 'danger', key: lostAnswerMessage(reason) } }]
  }
  if (nth !== (reason === 'timeout' ? 1 : MAX_FAILURES)) return []
  return [{ type: 'notify', notice: { type: 'warning', key: 'cart.unreachable' } }]
}

/** What a shopper can do something about is said in words of the store (contract 1.2). */
const REFUSAL_WORDS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^The requested qty is not available\.?$/, 'cart.not-enough'],
  [/^The product that was requested is not available\.?$/, 'cart.out-of-stock'],
]

function refusalReason({ message }: Refusal): Reason {
  const known = REFUSAL_WORDS.find(([words]) => words.test(message))
  return known ? { key: known[1] } : { text: message }
}

function toReason(failure: Extract<Failure, { kind: 'failed' | 'lost' }>): Reason {
  return failure.kind === 'failed'
    ? { text: failure.message }
    : { key: lostAnswerMessage(failure.reason) }
}

/** What is said of an answer that is none (spec 8, responses). */
export function lostAnswerMessage(reason: LostReason): MessageKey {
  if (reason === 'bad-content-type') return 'http.bad-content-type'
  if (reason === 'wrong-format') return 'http.wrong-format'
  if (reason === 'offline') return 'checkout.offline'
  return 'cart.reason-unknown'
}

/** The request has to be repeated. After an unanswered change the lines are read first. */
function redo(state: CartState, request: InFlight): CartState {
  if (request.kind === 'totals') return { ...state, areTotalsStale: true }
  if (request.kind === 'coupon') return state
  return { ...state, mustPull: true }
}

function countTry(state: CartState, request: InFlight, reason: Reason, at: number): Reaction {
  if (request.kind === 'set') {
    const counted = changeLine(state, request.key, (line) => ({ ...line, tries: line.tries + 1 }))
    const tries = findLine(counted, request.key)?.tries ?? 0
    return tries < MAX_TRIES ? [counted, []] : giveUpSet(counted, request.key, reason, at)
  }
  if (request.kind === 'coupon') return couponFailed(state, request.code, reason)
  if (request.kind !== 'delete') return [state, []]
  const isIt = (itemId?: number) => itemId === request.itemId
  const removed = state.removed.map((tombstone) =>
    isIt(tombstone.line.confirmed?.itemId)
      ? { ...tombstone, tries: tombstone.tries + 1 }
      : tombstone,
  )
  const counted = { ...state, removed }
  const tombstone = removed.find(({ line }) => isIt(line.confirmed?.itemId))
  return (tombstone?.tries ?? 0) < MAX_TRIES ? [counted, []] : putBack(counted, request, reason)
}

/** The outcome stays unknown, so the server's lines are read before the cart is settled. */
function giveUpSet(state: CartState, key: string, reason: Reason, at: number): Reaction {
  const sent = changeLine(state, key, (line) => (line.confirmed ? line : { ...line, sentAt: at }))
  return restore({ ...sent, mustPull: true }, key, reason, at)
}

/** Back to what it was before, to the confirmed quantity, or away when there is none (spec 4). */
function restore(state: CartState, key: string, reason: Reason, at: number): Reaction {
  const line = findLine(state, key)
  if (!line) return [state, []]
  const { name, confirmed } = line
  const isEdited = replacedBy(line).length > 0
  const open = bringBack(state, line, at)
  if (!confirmed || confirmed.qty < 1) {
    const lines = open.lines.filter((other) => other.key !== key)
    // The other tabs have it too, and must neither keep it nor send it again.
    const goneAt = line.sentAt === null ? at : null
    const gone = { line: withoutReplaced(line), removedAt: at, tries: 0, goneAt }
    const words = isEdited ? 'cart.edit-refused' : 'cart.line-dropped'
    return [{ ...open, lines, removed: [...open.removed, gone] }, danger(words, { name }, reason)]
  }
  const { qty } = confirmed
  const restored = changeLine(open, key, (old) => ({
    ...old,
    qty,
    isDirty: false,
    announce: null,
    tries: 0,
  }))
  const words = isEdited ? 'cart.edit-refused' : 'cart.line-restored'
  return [restored, danger(words, { name, qty }, reason)]
}

/** The server refuses to delete the line: the cart shows it again, with the reason. */
function putBack(state: CartState, { itemId }: DeleteInFlight, reason: Reason): Reaction {
  const tombstone = state.removed.find(({ line }) => line.confirmed?.itemId === itemId)
  const removed = state.removed.filter((other) => other !== tombstone)
  if (!tombstone || findLine(state, tombstone.line.key))
    return [{ ...state, removed, mustPull: true }, []]
  const qty = tombstone.line.confirmed?.qty ?? tombstone.line.qty
  const line = { ...tombstone.line, qty, isDirty: false, announce: null, tries: 0 }
  const next = { ...state, removed, lines: [...state.lines, line], mustPull: true }
  return [next, danger('cart.line-kept', { name: line.name }, reason)]
}

function danger(
  key: 'cart.line-dropped' | 'cart.line-restored' | 'cart.line-kept' | 'cart.edit-refused',
  values: Record<string, string | number>,
  reason: Reason,
): CartEffect[] {
  return [{ type: 'notify', notice: { type: 'danger', key, values, reason } }]
}

/** Lets the other tabs go first and tries again later, less often each time. */
function pause(state: CartState, ms?: number): Reaction {
  const step = Math.min(state.failures, PAUSES_MS.length) - 1
  const wait = ms ?? PAUSES_MS[Math.max(0, step)] ?? BUSY_MS
  return [{ ...state, phase: 'waiting' }, [{ type: 'unlock' }, { type: 'wait', ms: wait }]]
}
