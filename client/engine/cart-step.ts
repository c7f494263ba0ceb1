// Keeps the cart of this browser and the cart of the server together (spec 4). The shopper's
// changes show at once; they are sent one request at a time, the latest quantity of each line, and
// when nothing is left to send the totals are requested once. It knows no network, no storage and no
// screen: effects are data, performed by cart-engine.ts.
import { takeAnswer } from './cart-answers'
import {
  addLine,
  clearCart,
  describeLines,
  removeLine,
  restoreLines,
  setQuantity,
} from './cart-commands'
import { enterCoupon } from './cart-coupon'
import type { CartEffect, CartNotice, CartRequest, Reaction, TimedCartEvent } from './cart-events'
import { momentOf } from './cart-moment'
import { replaceLine, retireReplaced } from './cart-replacements'
import {
  type CartState,
  changeLine,
  EMPTY_CART,
  hasWork,
  type InFlight,
  mustDelete,
  mustSendCoupon,
  mustSet,
  NO_COUPON,
  type SyncedLine,
} from './cart-state'
import { mergeStored, takeStored } from './cart-tabs'
import { pruneTombstones } from './cart-tombstones'
import { takeTotals } from './cart-totals'

/** How long to wait before looking again whether the order is still under way, in milliseconds. */
const HELD_BACK_MS = 2000
/** A tab that has changed the cart asks for the lock before the others, in milliseconds. */
const OTHERS_FIRST_MS = 200

/** What was, and what happened, give what is and what to do. */
export function cartStep(state: CartState, event: TimedCartEvent): Reaction {
  const at = momentOf(state, event)
  const [changed, effects] = react(state, { ...event, at })
  const [next, more] = proceed(retireReplaced(changed, at), at)
  return [next, [...effects, ...more]]
}

function react(state: CartState, event: TimedCartEvent): Reaction {
  switch (event.type) {
    case 'added':
      return [
        resume(addLine(state, event.line, event.at)),
        tellOffline(state, 'cart.added-offline'),
      ]
    case 'quantity-set':
      return [resume(setQuantity(state, event.key, event.qty, event.at)), []]
    case 'edited':
      return [resume(replaceLine(state, event.key, event.line, event.at)), []]
    case 'removed':
      return [resume(removeLine(state, event.key, event.at)), []]
    case 'coupon-entered': {
      const told = event.code === '' ? [] : tellOffline(state, 'cart.coupon-later')
      return [resume(enterCoupon(state, event.code, event.at)), told]
    }
    case 'cleared':
      return [resume(clearCart(state, event.ordered, event.at)), []]
    case 'restored':
      return [resume(restoreLines(state, event.lines, event.at)), []]
    case 'stored-read':
      return [takeStored(state, event.stored), []]
    case 'other-tab-changed':
      return followOtherTab(mergeStored(state, event.stored))
    case 'lock-held':
      return [{ ...takeStored(state, event.stored), phase: 'working' }, []]
    case 'held-back':
      return [
        { ...state, phase: 'waiting' },
        [{ type: 'unlock' }, { type: 'wait', ms: HELD_BACK_MS }],
      ]
    case 'refresh-asked':
      return [resume({ ...state, mustPull: true, areTotalsStale: true }), []]
    case 'changed-elsewhere':
      return [changedElsewhere(state, event.at), []]
    case 'login-changed':
      return [resume(changeLogin(state, event)), []]
    case 'described':
      return [describeLines(state, event.lines), []]
    case 'totals-learnt':
      return [state.inFlight ? state : takeTotals(state, event.totals), []]
    case 'online-changed':
      return [resume(changeOnline(state, event.isOnline)), []]
    case 'answered':
      return takeAnswer(state, event.seq, event.outcome, event.at)
    case 'retry-due':
      return [resume(state), []]
  }
}

/** Race: the tab that made the change sends it, so that its shopper is told what became of it. */
function followOtherTab(state: CartState): Reaction {
  if (state.phase !== 'resting' || !state.isOnline || !hasWork(state)) return [state, []]
  return [{ ...state, phase: 'waiting' }, [{ type: 'wait', ms: OTHERS_FIRST_MS }]]
}

/** Offline the server cannot confirm it yet. */
function tellOffline({ isOnline }: CartState, key: CartNotice['key']): CartEffect[] {
  return isOnline ? [] : [{ type: 'notify', notice: { type: 'info', key } }]
}

/** A coupon that a form took out must not be tried again. */
function changedElsewhere(state: CartState, at: number): CartState {
  const coupon = { ...NO_COUPON, at }
  return { ...state, coupon, isOutdated: true, mustPull: true, areTotalsStale: true }
}

type LoginChange = Extract<TimedCartEvent, { type: 'login-changed' }>

/**
 * The cart of a login that is over leaves without a request (spec 4, logout): whoever comes next must not
 * get its lines. A guest who logs in keeps what they have just changed; the server has merged the rest.
 */
function changeLogin(state: CartState, { login, stored }: LoginChange): CartState {
  if (state.login === login) return state
  const asked = { mustPull: true, areTotalsStale: true }
  if (state.login === null) {
    return takeStored({ ...state, ...asked, login, isOutdated: true }, stored)
  }
  const { isOnline, phase, lastSeq, clearedAt } = state
  const empty = { ...EMPTY_CART, isOnline, phase, lastSeq, clearedAt, login }
  return takeStored({ ...empty, ...asked }, stored)
}

/** A browser that comes back online sends what waits and reloads the cart from the server (spec 4). */
function changeOnline(state: CartState, isOnline: boolean): CartState {
  const isBack = isOnline && !state.isOnline
  return isBack
    ? { ...state, isOnline, mustPull: true, areTotalsStale: true }
    : { ...state, isOnline }
}

/** Ends the pause after a failure: a shopper who does something does not wait for the next try. */
function resume(state: CartState): CartState {
  return state.phase === 'waiting' ? { ...state, phase: 'resting' } : state
}

function proceed(state: CartState, at: number): Reaction {
  if (state.phase === 'resting') {
    if (!state.isOnline || !hasWork(state)) return [state, []]
    return [{ ...state, phase: 'queueing' }, [{ type: 'lock' }]]
  }
  if (state.phase !== 'working' || state.inFlight) return [state, []]
  if (!state.isOnline) return [{ ...state, phase: 'resting' }, [{ type: 'unlock' }]]
  return sendNext(state, at)
}

function sendNext(state: CartState, at: number): Reaction {
  if (state.mustPull) return send(state, { kind: 'pull', seq: nextSeq(state) }, { kind: 'pull' })
  const tombstone = state.removed.find(mustDelete)
  if (tombstone?.line.confirmed)
    return sendDelete(state, tombstone.line, tombstone.line.confirmed.itemId)
  const line = state.lines.find(mustSet)
  if (line) return sendSet(state, line, at)
  if (mustSendCoupon(state)) {
    const { code } = state.coupon
    return send(state, { kind: 'coupon', seq: nextSeq(state), code }, { kind: 'coupon', code })
  }
  if (state.areTotalsStale && state.lines.length > 0) {
    const fresh = { ...state, areTotalsStale: false }
    return send(fresh, { kind: 'totals', seq: nextSeq(state) }, { kind: 'totals' })
  }
  return [rest(state, at), [{ type: 'unlock' }]]
}

const nextSeq = (state: CartState) => state.lastSeq + 1

function send(state: CartState, inFlight: InFlight, request: CartRequest): Reaction {
  const effect: CartEffect = { type: 'send', seq: inFlight.seq, request }
  return [{ ...state, inFlight, lastSeq: inFlight.seq }, [effect]]
}

function sendDelete(state: CartState, { key, sku }: SyncedLine, itemId: number): Reaction {
  const inFlight: InFlight = { kind: 'delete', seq: nextSeq(state), key, itemId }
  return send(state, inFlight, { kind: 'delete', sku, itemId })
}

/** The time is kept before it is sent: if no answer comes, it may still be under way. */
function sendSet(state: CartState, line: SyncedLine, at: number): Reaction {
  const { key, sku, parentSku, qty, productOption } = line
  const itemId = line.confirmed?.itemId ?? null
  const isRepeated = line.sentAt !== null
  const noted = changeLine(state, key, (old) => ({ ...old, sentAt: at }))
  const inFlight: InFlight = { kind: 'set', seq: nextSeq(state), key, qty, itemId, isRepeated }
  return send(noted, inFlight, { kind: 'set', sku, parentSku, qty, itemId, productOption })
}

/** Nothing is left to send. An empty cart costs nothing: its totals are not requested. */
function rest(state: CartState, at: number): CartState {
  const removed = pruneTombstones(state.removed, at)
  const isEmpty = state.lines.length === 0
  const totals = isEmpty ? null : state.totals
  return { ...state, phase: 'resting', areTotalsStale: false, removed, totals, failures: 0 }
}
