import { DurableObject } from 'cloudflare:workers'
import type { PaymentStartRequest } from '../../../shared/contract/payment/payment'
import { logLine } from '../runtime/log-line'
import type { UpstreamBinding } from '../upstream/open-upstream'
import type { PaymentAct } from '../upstream/payments'
import type { AdoptedOrder, OrderIntent } from './attempt'
import { attemptStore } from './attempt-store'
import { backendOf } from './desk-backend'
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

  adopt(order: AdoptedOrder): void {
    this.#desk.adopt(order)
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
