// The order machine on real ports. It stores that an order is being sent before it sends it, so that
// a page that is closed meanwhile asks for its outcome when it is opened again.
import type { OrderBody } from '../../shared/checkout/order'
import type { CheckoutMemory, KeptAttempt } from './checkout-memory'
import {
  OPEN_ATTEMPT,
  type OrderAttemptState,
  type OrderEffect,
  type OrderEvent,
  type OrderOutcome,
  orderStep,
} from './order-attempt'
import { askOrder, sendOrder } from './order-calls'
import type { Ports } from './ports'
import { runMachine } from './run-machine'

export interface OrderEngine {
  /** Id under which the next order leaves. */
  attempt: () => string
  /** Another tab has sent an order, or this one before it was loaded, and nobody knows what became of it. */
  isSentElsewhere: () => boolean
  /** The shopper changed something: the checkout session begins anew (spec 9, 30 minutes). */
  touch: () => void
  place: (order: OrderBody) => void
  /** Goes on with an order of which this browser does not know what became. */
  resume: () => void
  /** The placed order has left the cart. Until then a page that is opened anew asks for it once more. */
  finish: () => void
}

interface Setup {
  ports: Ports
  memory: CheckoutMemory
  changed: (state: OrderAttemptState) => void
}

/** Makes the order engine of one page load. */
export function createOrderEngine({ ports, memory, changed }: Setup): OrderEngine {
  let kept = memory.openAttempt()
  let machine = startMachine()

  function startMachine() {
    return runMachine<OrderAttemptState, OrderEvent, OrderEffect>({
      initial: OPEN_ATTEMPT,
      step: orderStep,
      clock: ports.clock,
      perform,
      changed: (state) => {
        keepAttempt(state)
        changed(state)
      },
    })
  }

  function keepAttempt({ phase }: OrderAttemptState) {
    const isSent = phase === 'placing' || phase === 'checking' || phase === 'placed'
    if (isSent !== kept.isSent) keep({ ...kept, isSent, modifiedAt: ports.clock.now() })
    if (phase === 'refused' || phase === 'unsent') begin()
  }

  /** Race: another tab may be at another attempt by now, which stays. */
  const isOfOthers = () => (memory.readAttempt()?.id ?? kept.id) !== kept.id

  function keep(next: KeptAttempt) {
    kept = next
    if (!isOfOthers()) memory.writeAttempt(kept)
  }

  /** What the tabs are at now, unless this one has an order under way. */
  function follow() {
    const { phase } = machine.state()
    if (phase === 'open' || phase === 'unsent') kept = memory.openAttempt()
  }

  /** This attempt is over, and nothing of it is under way. The next order is another one. */
  function begin() {
    if (!isOfOthers()) memory.dropAttempt()
    kept = memory.openAttempt()
    machine = startMachine()
  }

  /** Race: the order left a page that was closed a moment ago, and may yet arrive. */
  function isTooEarly({ kind }: OrderOutcome): boolean {
    const isOfOtherPage = machine.state().order === null
    return kind === 'unknown' && isOfOtherPage && memory.mayBeOnItsWay()
  }

  function perform(effect: OrderEffect, dispatch: (event: OrderEvent) => void) {
    switch (effect.type) {
      case 'send':
        void sendOrder(ports.http, effect.order).then((outcome) =>
          dispatch({ type: 'answered', outcome }),
        )
        return
      case 'ask':
        void askOrder(ports.http, kept.id).then((outcome) =>
          dispatch({
            type: 'answered',
            outcome: isTooEarly(outcome) ? { kind: 'checking' } : outcome,
          }),
        )
        return
      case 'wait':
        ports.clock.after(effect.ms, () => dispatch({ type: 'check-due' }))
    }
  }

  return {
    attempt() {
      follow()
      return kept.id
    },
    isSentElsewhere() {
      follow()
      return kept.isSent && machine.state().phase === 'open'
    },
    touch() {
      follow()
      keep({ ...kept, modifiedAt: ports.clock.now() })
    },
    place: (order) => machine.dispatch({ type: 'place-asked', order }),
    resume() {
      if (kept.isSent) machine.dispatch({ type: 'resumed' })
    },
    finish: begin,
  }
}
