// What the answers of the server do to the cart. An answer that is not the one waited for (late,
// doubled, from before the cart was emptied) changes nothing.
import type { ServerLine } from '../../shared/cart/cart-line'
import type { MessageKey } from '../../shared/i18n/messages'
import { couponTaken } from './cart-coupon'
import type { CartEffect, CartNotice, CartOutcome, Reaction } from './cart-events'
import { afterFailure, afterRefusal } from './cart-failures'
import {
  type Announcement,
  type CartState,
  changeLine,
  findLine,
  type InFlight,
  isAddition,
  type SetInFlight,
  type SyncedLine,
} from './cart-state'
import { forgetItem } from './cart-tombstones'
import { priceNotices, takeTotals } from './cart-totals'
import { mergeServerLines } from './merge-server-lines'

/** Takes the answer with that sequence number. */
export function takeAnswer(
  state: CartState,
  seq: number,
  outcome: CartOutcome,
  at: number,
): Reaction {
  const request = state.inFlight
  // Race: the request was repeated, or the cart emptied, before this answer came.
  if (request?.seq !== seq) return [state, []]
  const open = { ...state, inFlight: null }
  switch (outcome.kind) {
    case 'refused':
      return afterRefusal(open, request, outcome, at)
    case 'failed':
    case 'unavailable':
    case 'lost':
    case 'busy':
      return afterFailure(open, request, outcome, at)
    default:
      return afterSuccess(withSuccess(open, request), request, outcome, at)
  }
}

type Success = Exclude<
  CartOutcome,
  { kind: 'refused' | 'failed' | 'unavailable' | 'lost' | 'busy' }
>

/** Reading the lines is no proof that the failed request works again: it does not reset the pauses. */
function withSuccess(state: CartState, { kind }: InFlight): CartState {
  return kind === 'pull' ? state : { ...state, failures: 0 }
}

function afterSuccess(state: CartState, request: InFlight, outcome: Success, at: number): Reaction {
  if (outcome.kind === 'line' && request.kind === 'set')
    return confirm(state, request, outcome.line)
  if (outcome.kind === 'deleted' && request.kind === 'delete') {
    return [forgetItem(state, request.itemId, at), []]
  }
  if (outcome.kind === 'coupon-taken' && request.kind === 'coupon') {
    return couponTaken(state, request.code)
  }
  if (outcome.kind === 'totals') {
    return [takeTotals(state, outcome.totals), tellAll(priceNotices(state, outcome.totals))]
  }
  if (outcome.kind !== 'lines') return [{ ...state, mustPull: true }, []]
  const merged = mergeServerLines(state, outcome.lines, at)
  return [merged.state, tellAll(merged.notices)]
}

const tellAll = (notices: CartNotice[]) =>
  notices.map((notice): CartEffect => ({ type: 'notify', notice }))

/** The server holds the line: keeps its id and quantity, and notifies the shopper once. */
function confirm(state: CartState, request: SetInFlight, server: ServerLine): Reaction {
  const line = findLine(state, request.key)
  if (!line) return [confirmRemoved(state, request.key, server), []]
  if (server.qty < 1) return [{ ...state, mustPull: true }, []]
  const qty = settledQty(line, request, server)
  const isAgreed = qty === server.qty
  const next = changeLine(state, request.key, (old) => ({
    ...old,
    qty,
    confirmed: { itemId: server.itemId, qty: server.qty },
    sentAt: request.isRepeated ? old.sentAt : null,
    tries: 0,
    announce: isAgreed ? null : old.announce,
  }))
  return [next, isAgreed ? announce(line) : []]
}

/**
 * The server may have taken less than asked for, or had some of that line before. A newer quantity
 * stays; what an unanswered request of ours added is not counted twice.
 */
function settledQty(line: SyncedLine, request: SetInFlight, server: ServerLine): number {
  const surplus = server.qty - request.qty
  if (surplus > 0 && request.itemId === null) {
    const isOurs = line.returns > 0 || request.isRepeated
    return isOurs ? line.qty : line.qty + surplus
  }
  return line.qty === request.qty ? server.qty : line.qty
}

const ANNOUNCED: Record<Announcement, MessageKey> = {
  added: 'cart.added',
  raised: 'cart.quantity-updated',
  updated: 'cart.quantity-updated',
  edited: 'cart.line-edited',
}

function announce(line: SyncedLine): CartEffect[] {
  if (line.announce === null) return []
  const key = ANNOUNCED[line.announce]
  const addition = isAddition(line.announce) ? ({ isAddition: true } as const) : {}
  return [{ type: 'notify', notice: { type: 'success', key, ...addition } }]
}

/** The line was removed while it was being added: now its id is known, and it can be deleted. */
function confirmRemoved(state: CartState, key: string, server: ServerLine): CartState {
  if (!state.removed.some(({ line }) => line.key === key)) return { ...state, mustPull: true }
  const confirmed = { itemId: server.itemId, qty: server.qty }
  return {
    ...state,
    removed: state.removed.map((tombstone) =>
      tombstone.line.key === key
        ? { ...tombstone, line: { ...tombstone.line, confirmed } }
        : tombstone,
    ),
  }
}
