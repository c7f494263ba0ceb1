// One attempt to order (trust I1, I2, F-C1, F-D2). However often the button is pressed and whatever
// gets lost, it sends the order under one id; while the outcome is unknown it asks for it and never
// calls that a failure.
import type { OrderBody } from '../../shared/checkout/order'
import type { Timed } from './run-machine'

export type OrderOutcome =
  | { kind: 'placed'; orderNumber: string; orderHash: string }
  /** The shop is still finding out what became of it. */
  | { kind: 'checking' }
  /** Another order has left under this attempt, which this browser forgot: that one is asked for. */
  | { kind: 'other-sent' }
  /** Final: there is no order, and this attempt will not become one. */
  | { kind: 'refused'; code: number; message: string }
  /** The order was not taken in: there is none, and the shopper may try again. */
  | { kind: 'unsent'; message: string }
  /** The shop has never heard of this attempt. */
  | { kind: 'unknown' }
  | { kind: 'lost' }

export type OrderPhase = 'open' | 'placing' | 'checking' | 'placed' | 'refused' | 'unsent'

export interface OrderAttemptState {
  phase: OrderPhase
  /** The order while it may have to be sent again. */
  order: OrderBody | null
  isResent: boolean
  /** How often the outcome was asked for. */
  checks: number
  outcome: OrderOutcome | null
}

export const OPEN_ATTEMPT: OrderAttemptState = {
  phase: 'open',
  order: null,
  isResent: false,
  checks: 0,
  outcome: null,
}

/** The order is being sent, checked or was placed: no other may be sent. */
export function isUnderWay({ phase }: OrderAttemptState): boolean {
  return phase === 'placing' || phase === 'checking' || phase === 'placed'
}

export type OrderEvent =
  | { type: 'place-asked'; order: OrderBody }
  /** The page was loaded while the outcome of an earlier press was unknown. */
  | { type: 'resumed' }
  | { type: 'answered'; outcome: OrderOutcome }
  | { type: 'check-due' }

export type OrderEffect =
  | { type: 'send'; order: OrderBody }
  | { type: 'ask' }
  | { type: 'wait'; ms: number }

type Reaction = [OrderAttemptState, OrderEffect[]]

/** Pauses before asking the first, second, … time, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 2000, 3000, 5000, 10_000]

/** What was, and what happened, give what is and what to do. */
export function orderStep(state: OrderAttemptState, event: Timed<OrderEvent>): Reaction {
  switch (event.type) {
    case 'place-asked':
      return mayPlace(state) ? place(event.order) : [state, []]
    case 'resumed':
      return state.phase === 'open'
        ? [{ ...state, phase: 'checking' }, [{ type: 'ask' }]]
        : [state, []]
    case 'check-due':
      return state.phase === 'checking' ? [state, [{ type: 'ask' }]] : [state, []]
    case 'answered':
      return isWaiting(state) ? takeOutcome(state, event.outcome) : [state, []]
  }
}

const mayPlace = ({ phase }: OrderAttemptState) => phase === 'open' || phase === 'unsent'
const isWaiting = ({ phase }: OrderAttemptState) => phase === 'placing' || phase === 'checking'

function place(order: OrderBody): Reaction {
  return [{ ...OPEN_ATTEMPT, phase: 'placing', order }, [{ type: 'send', order }]]
}

function takeOutcome(state: OrderAttemptState, outcome: OrderOutcome): Reaction {
  switch (outcome.kind) {
    case 'placed':
    case 'refused':
    case 'unsent':
      return [{ ...state, phase: outcome.kind, order: null, outcome }, []]
    case 'unknown':
      return afterUnknown(state)
    case 'other-sent':
      return check({ ...state, order: null, outcome })
    default:
      return check(state)
  }
}

/**
 * The order never arrived. It may be sent once more, under the same id, as long as it is at hand;
 * a page that was loaded anew has none and lets the shopper press again.
 */
function afterUnknown(state: OrderAttemptState): Reaction {
  const { order } = state
  if (!order) return [{ ...OPEN_ATTEMPT }, []]
  if (state.isResent) {
    const outcome: OrderOutcome = { kind: 'unsent', message: '' }
    return [{ ...OPEN_ATTEMPT, phase: 'unsent', outcome }, []]
  }
  return [{ ...state, phase: 'placing', isResent: true }, [{ type: 'send', order }]]
}

function check(state: OrderAttemptState): Reaction {
  const ms = PAUSES_MS[Math.min(state.checks, PAUSES_MS.length - 1)] ?? 0
  return [{ ...state, phase: 'checking', checks: state.checks + 1 }, [{ type: 'wait', ms }]]
}
