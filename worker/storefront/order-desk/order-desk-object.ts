import { DurableObject } from 'cloudflare:workers'
import type { OrderRequest } from '../../../shared/contract/order/order'
import type { PaymentStartRequest } from '../../../shared/contract/payment/payment'
import { settingsOf } from '../env'
import { logLine } from '../runtime/log-line'
import { openUpstream, type UpstreamBinding } from '../upstream/open-upstream'
import { fetchOrderStatus, placeOrder } from '../upstream/orders'
import {
  beginCardPayment,
  cancelPayment,
  fetchPaymentStatus,
  type PaymentAct,
  startPayment,
  takeCardStep,
} from '../upstream/payments'
import type { Upstream } from '../upstream/upstream'
import type { Attempt, OrderIntent } from './attempt'
import { attemptStore } from './attempt-store'
import type { OrderBackend } from './desk-ports'
import type { DeskReply } from './desk-reply'
import { createOrderDesk, type OrderDeskCore } from './order-desk'
import type { PaymentReply } from './payment-desk'

/** The order desk as a Durable Object, addressed by the attempt's id. */
export class OrderDesk extends DurableObject<UpstreamBinding> {
  readonly #desk: OrderDeskCore

  constructor(state: DurableObjectState, env: UpstreamBinding) {
    super(state, env)
    this.#desk = createOrderDesk({
      ...attemptStore(state.storage, (work) => state.waitUntil(work)),
      wakeIn: (ms) => state.waitUntil(state.storage.setAlarm(Date.now() + ms)),
      now: Date.now,
      backend: backendOf(env),
      report: (event, { storeCode, checks }) => logLine('info', event, { storeCode, checks }),
    })
  }

  place(intent: OrderIntent): Promise<DeskReply> {
    return this.#desk.place(intent)
  }

  status(owner: string): DeskReply {
    return this.#desk.status(owner)
  }

  startPayment(owner: string, request: PaymentStartRequest): Promise<PaymentReply> {
    return this.#desk.startPayment(owner, request)
  }

  paymentStatus(owner: string): Promise<PaymentReply> {
    return this.#desk.paymentStatus(owner)
  }

  cancelPayment(owner: string): Promise<PaymentReply> {
    return this.#desk.cancelPayment(owner)
  }

  beginPayment(owner: string): Promise<PaymentReply> {
    return this.#desk.beginPayment(owner)
  }

  actOnPayment(owner: string, act: PaymentAct): Promise<PaymentReply> {
    return this.#desk.actOnPayment(owner, act)
  }

  override alarm(): Promise<void> {
    return this.#desk.wake()
  }
}

function backendOf(env: UpstreamBinding): OrderBackend {
  const upstreamOf = ({ storeCode }: Attempt): Upstream =>
    openUpstream(env, settingsOf(env), {
      storeCode,
      report: (event) => logLine('warn', 'upstream-fault', { ...event }),
    })
  return {
    place: (attempt, order: OrderRequest) => placeOrder(upstreamOf(attempt), order),
    status: (attempt) => fetchOrderStatus(upstreamOf(attempt), attempt.attempt),
    payments: {
      start: (attempt, request) =>
        startPayment(upstreamOf(attempt), { ...request, orderHash: nameOf(attempt) }),
      status: (attempt) => fetchPaymentStatus(upstreamOf(attempt), nameOf(attempt)),
      cancel: (attempt) => cancelPayment(upstreamOf(attempt), nameOf(attempt)),
      begin: (attempt) => beginCardPayment(upstreamOf(attempt), nameOf(attempt)),
      act: (attempt, act) => takeCardStep(upstreamOf(attempt), nameOf(attempt), act),
    },
  }
}

/** How the backend knows the order: by its hash, or else by the attempt. */
function nameOf({ orderHash, attempt }: Attempt): string {
  return orderHash ?? attempt
}
