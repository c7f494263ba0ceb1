// The order desk: one per checkout attempt. It writes down what is wanted before it asks the
// backend, lets repeats wait for the one answer, remembers it, and on an unknown outcome asks until
// it knows (design 5.5, trust I1, I2, I16). It knows storage, time and the backend only as ports.
import type { WireOrderResult } from '../../../shared/contract/order/order'
import type { Result } from '../../../shared/result'
import type { UpstreamFault } from '../upstream/fault'
import {
  type AdoptedOrder,
  type Attempt,
  createAdopted,
  createAttempt,
  isFinal,
  type OrderIntent,
} from './attempt'
import type { DeskPorts } from './desk-ports'
import { type DeskReply, toReply, toUnsentReply } from './desk-reply'
import { createPaymentDesk, type PaymentDesk } from './payment-desk'
import {
  afterChecking,
  afterPlacing,
  checking,
  checkPause,
  failedWith,
  GIVE_UP_MS,
  isOrderFailure,
  KEEP_MS,
  KEEP_REFUSED_MS,
  resending,
  shouldResend,
} from './settle'

type Answer<T> = Promise<Result<T, UpstreamFault>>

export interface OrderDeskCore extends PaymentDesk {
  place(intent: OrderIntent): Promise<DeskReply>
  status(owner: string): DeskReply
  /** Takes on an order that was placed elsewhere, so that who asks can pay it or give it up. */
  adopt(order: AdoptedOrder): void
  wake(): Promise<void>
}

export function createOrderDesk(ports: DeskPorts): OrderDeskCore {
  let sending: Promise<DeskReply> | null = null
  const payments = createPaymentDesk(ports)

  async function send(attempt: Attempt): Promise<DeskReply> {
    const answer = await placeWith(attempt)
    const settled = await confirm(afterPlacing(attempt, answer), answer)
    keep(settled)
    return settled ? toReply(settled) : toUnsentReply(answer)
  }

  function placeWith(attempt: Attempt): Answer<WireOrderResult> {
    if (!attempt.order) throw new Error('An order that was answered is not sent again')
    return ports.backend.place(attempt, attempt.order)
  }

  /** A failure in the words of an order: the status tells at once whether it was written all the same. */
  async function confirm(
    settled: Attempt | null,
    answer: Result<WireOrderResult, UpstreamFault>,
  ): Promise<Attempt | null> {
    if (settled?.state !== 'checking' || settled.isResent || answer.ok) return settled
    if (!isOrderFailure(answer.error)) return settled
    const status = await ports.backend.status(settled)
    if (status.ok && !status.value) return failedWith(settled, answer.error)
    return afterChecking(settled, status, ports.now())
  }

  function keep(attempt: Attempt | null) {
    ports.save(attempt)
    if (!attempt) return
    const isHopeless = ports.now() - attempt.receivedAt > GIVE_UP_MS
    ports.wakeIn(isFinal(attempt) || isHopeless ? keepMs(attempt) : checkPause(attempt.checks))
    if (isFinal(attempt)) ports.report(`order-${attempt.state}`, attempt)
    else if (isHopeless) ports.report('order-unresolved', attempt)
  }

  /** The object was stopped while it waited for an answer: the outcome of the order is unknown. */
  function recover(attempt: Attempt): Attempt {
    // Race: a call comes in while the backend has not answered yet: then nothing was interrupted.
    if (attempt.state !== 'sending' || sending) return attempt
    const recovered = checking(attempt)
    keep(recovered)
    return recovered
  }

  async function check(attempt: Attempt): Promise<void> {
    const checked = afterChecking(attempt, await ports.backend.status(attempt), ports.now())
    if (!shouldResend(checked, ports.now())) return keep(checked)
    const again = resending(checked, ports.now())
    keep(again)
    const answer = await placeWith(again)
    keep(await confirm(afterPlacing(again, answer), answer))
  }

  return {
    async place(intent) {
      const known = ports.load()
      if (!known) {
        if (!intent.cartId) return { kind: 'no-cart' }
        const attempt = createAttempt(intent, intent.cartId, ports.now())
        ports.save(attempt)
        // If the object stops before there is an answer, this wakes it to find out.
        ports.wakeIn(checkPause(0))
        // Race: a repeat that comes while the backend is asked waits for this very answer.
        sending = send(attempt).finally(() => {
          sending = null
        })
        return sending
      }
      if (known.owner !== intent.owner) return { kind: 'foreign' }
      if (known.fingerprint !== intent.fingerprint) return { kind: 'conflict' }
      return sending ?? toReply(recover(known))
    },
    status(owner) {
      const known = ports.load()
      return known?.owner === owner ? toReply(recover(known)) : { kind: 'foreign' }
    },
    adopt(order) {
      const known = ports.load()
      // Whoever knows its hash may have ordered under that name: theirs is another order.
      const isSame = known?.orderHash === order.orderHash
      ports.save(isSame ? { ...known, owner: order.owner } : createAdopted(order, ports.now()))
      if (!isSame) ports.wakeIn(KEEP_MS)
    },
    async wake() {
      const known = ports.load()
      if (!known) return
      if (ports.now() - known.receivedAt >= keepMs(known)) return ports.save(null)
      if (isFinal(known)) return ports.wakeIn((await payments.checkPayment()) ?? keepMs(known))
      // Race: the alarm rang while the backend is still asked; its answer comes first.
      if (sending) return ports.wakeIn(checkPause(known.checks))
      await check(recover(known))
    },
    ...payments,
  }
}

function keepMs({ state }: Attempt): number {
  return state === 'failed' ? KEEP_REFUSED_MS : KEEP_MS
}
