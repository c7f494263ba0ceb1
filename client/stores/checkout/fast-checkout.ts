// Fast checkout (spec 2 and 3): who has complete details finds them, and the methods, as a summary.
import { areComplete } from '../../../shared/checkout/address-rules'
import { CHECKOUT_SESSION_MS, type CheckoutDetails } from '../../../shared/checkout/details'
import type { CheckoutMemory } from '../../engine/checkout-memory'
import type { ClockPort } from '../../engine/ports'

/** What can be a summary. */
export type FoldablePart = 'details' | 'methods'

export interface FastCheckoutState {
  /** The checkout was opened at its last step. */
  fastCheckout: boolean
  /** Methods and totals of a fast checkout are being asked for: ordering waits. */
  fastCheckoutLoading: boolean
  /** What the shopper has opened again, and what needs to be looked at. */
  unfolded: ReadonlySet<FoldablePart>
  /** From when on the details are shown as a summary, milliseconds since 1970. */
  fastFrom: number
  unfold: (part: FoldablePart) => void
}

interface Setup {
  memory: CheckoutMemory
  clock: ClockPort
  state: () => FastCheckoutState & { details: CheckoutDetails }
  changed: (change: Partial<FastCheckoutState>) => void
}

/** A moment that moves by less is not written again, at each letter that is typed. */
const PRECISION_MS = 60_000

/** What a checkout has to do to be fast. */
export function createFastCheckout({ memory, clock, state, changed }: Setup) {
  function unfold(part: FoldablePart) {
    const { fastCheckout, unfolded } = state()
    if (!fastCheckout || unfolded.has(part)) return
    changed({ unfolded: new Set([...unfolded, part]) })
    postpone()
  }

  /** Form and shopper stay as they are for as long as somebody counts as in checkout (spec 9). */
  function postpone() {
    const fastFrom = clock.now() + CHECKOUT_SESSION_MS
    if (Math.abs(fastFrom - state().fastFrom) < PRECISION_MS) return
    memory.writeFastFrom(fastFrom)
    changed({ fastFrom })
  }

  return {
    unfold,
    postpone,
    /** Whether the form may be a summary where it is drawn for the first time. */
    mayFold: (details: CheckoutDetails) =>
      areComplete(details) && memory.readFastFrom() <= clock.now(),
    /** What is wrong among the details has to be seen. */
    unfoldIfIncomplete: () => !areComplete(state().details) && unfold('details'),
  }
}
