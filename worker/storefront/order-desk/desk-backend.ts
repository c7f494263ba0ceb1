import { settingsOf } from '../env'
import { logLine } from '../runtime/log-line'
import { openUpstream, type UpstreamBinding } from '../upstream/open-upstream'
import { fetchOrderStatus, placeOrder } from '../upstream/orders'
import {
  beginCardPayment,
  cancelPayment,
  completePayPal,
  fetchPaymentStatus,
  startPayment,
  takeCardStep,
} from '../upstream/payments'
import type { Upstream } from '../upstream/upstream'
import type { Attempt } from './attempt'
import type { OrderBackend } from './desk-ports'

/** The backend of the configuration, as an order desk asks it. */
export function backendOf(env: UpstreamBinding): OrderBackend {
  const upstreamOf = ({ storeCode }: Pick<Attempt, 'storeCode'>): Upstream =>
    openUpstream(env, settingsOf(env), {
      storeCode,
      report: (event) => logLine('warn', 'upstream-fault', { ...event }),
    })
  return {
    place: (attempt, order) => placeOrder(upstreamOf(attempt), order),
    status: (attempt) => fetchOrderStatus(upstreamOf(attempt), attempt.attempt),
    payments: {
      start: (attempt, request) =>
        startPayment(upstreamOf(attempt), { ...request, orderHash: nameOf(attempt) }),
      complete: ({ cartId, ...attempt }) => completePayPal(upstreamOf(attempt), cartId),
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
