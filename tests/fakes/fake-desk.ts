// An order desk on pretended storage and time, with a backend that does what a test says.
import {
  orderRequest,
  type WireOrderResult,
  type WireOrderStatus,
} from '../../shared/contract/order/order'
import type { WireAdyenBeginning } from '../../shared/contract/payment/adyen'
import type { AdyenOutcome } from '../../shared/contract/payment/adyen-outcome'
import type { WirePaymentStart, WirePaymentStatus } from '../../shared/contract/payment/payment'
import type { Result } from '../../shared/result'
import type { Attempt, OrderIntent } from '../../worker/storefront/order-desk/attempt'
import { createOrderDesk, type OrderDeskCore } from '../../worker/storefront/order-desk/order-desk'
import type { UpstreamFault } from '../../worker/storefront/upstream/fault'
import type { PaymentAct } from '../../worker/storefront/upstream/payments'

type Answer<T> = Promise<Result<T, UpstreamFault>>

export interface FakeBackend {
  place(attempt: string, order: unknown): Answer<WireOrderResult>
  status(attempt: string): Answer<WireOrderStatus | null>
  startPayment?: () => Answer<WirePaymentStart>
  completePayment?: () => Answer<unknown>
  paymentStatus?: () => Answer<WirePaymentStatus>
  cancelPayment?: () => Answer<WirePaymentStatus>
  beginPayment?: () => Answer<WireAdyenBeginning>
  actOnPayment?: (act: PaymentAct) => Answer<AdyenOutcome>
}

export interface FakeDesk {
  desk: OrderDeskCore
  clock: { now: number }
  /** What is written down, as it would survive a crash. */
  stored: () => Attempt | null
  events: string[]
  /** When it wakes next; null when it never does. */
  alarmAt: () => number | null
  /** Lets time pass until it wakes. */
  sleep(): Promise<void>
  /** The object is stopped and made anew from what it had written. */
  restart(): void
}

const unused = () => Promise.reject(new Error('not expected'))

export function createFakeDesk(backend: FakeBackend): FakeDesk {
  const clock = { now: 1_800_000_000_000 }
  const events: string[] = []
  let stored: string | null = null
  let alarm: number | null = null
  const makeDesk = () =>
    createOrderDesk({
      load: () => (stored === null ? null : (JSON.parse(stored) as Attempt)),
      save: (attempt) => {
        stored = attempt && JSON.stringify(attempt)
      },
      wakeIn: (ms) => {
        alarm = clock.now + ms
      },
      now: () => clock.now,
      backend: {
        place: ({ attempt }, order) => backend.place(attempt, order),
        status: ({ attempt }) => backend.status(attempt),
        payments: {
          start: backend.startPayment ?? unused,
          complete: backend.completePayment ?? unused,
          status: backend.paymentStatus ?? unused,
          cancel: backend.cancelPayment ?? unused,
          begin: backend.beginPayment ?? unused,
          act: (_, act) => (backend.actOnPayment ?? unused)(act),
        },
      },
      report: (event) => events.push(event),
    })
  const fake: FakeDesk = {
    desk: makeDesk(),
    clock,
    events,
    stored: () => (stored === null ? null : (JSON.parse(stored) as Attempt)),
    alarmAt: () => alarm,
    async sleep() {
      if (alarm === null) throw new Error('It will never wake')
      clock.now = Math.max(clock.now, alarm)
      alarm = null
      await fake.desk.wake()
    },
    restart() {
      fake.desk = makeDesk()
    },
  }
  return fake
}

const address = { country_id: 'NL', firstname: 'A', lastname: 'B' }

/** An order of one product under that attempt. */
export function orderUnder(attempt: string, sku = 'LAMP') {
  return {
    cart_id: 'written-by-the-browser',
    order_id: attempt,
    products: [{ sku, qty: 1 }],
    addressInformation: { billingAddress: address, payment_method_code: 'sandbox_card' },
  }
}

export function intentOf(attempt: string, changes: Partial<OrderIntent> = {}): OrderIntent {
  return {
    attempt,
    owner: 'shopper',
    storeCode: 'nl_nl',
    cartId: 'cart',
    fingerprint: 'print',
    isPaidElsewhere: true,
    order: orderRequest.parse({ ...orderUnder(attempt), cart_id: 'cart' }),
    ...changes,
  }
}
