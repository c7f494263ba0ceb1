// The calls of placing and paying, in the words of the wire (spec 7, contract 1.3).
import type { OrderBody } from '../../shared/checkout/order'
import { placedOrder } from '../../shared/contract/order/order'
import {
  type PaymentState,
  paymentStart,
  paymentStatus,
} from '../../shared/contract/payment/payment'
import { toErrorMessage } from '../../shared/contract/wire/envelope'
import { priceToCents } from '../../shared/contract/wire/wire-money'
import { IDEMPOTENCY_HEADER } from '../../shared/contract/wire/wire-names'
import type { OrderOutcome } from './order-attempt'
import type { GatewayAnswer, HttpPort } from './ports'

const OK = 200
const ACCEPTED = 202
const NOT_FOUND = 404
const CONFLICT = 409
const CONFLICT_OF_BODIES = 422
const TOO_MANY = 429
const SERVER_FAULT = 500
const UNAVAILABLE = 503
/** What only a gatekeeper says of an order or its payment: the order desk never does. */
const KEPT_OUT: readonly number[] = [401, 403, TOO_MANY]
/** The words of a final failure, whatever its status (contract 1.3). Any other 5xx is not of the desk. */
const FINAL_WORDS = /^Error (?:while adding [a-z ]+|placing an order)\./

/** Sends the order under its attempt's id. */
export async function sendOrder(http: HttpPort, order: OrderBody): Promise<OrderOutcome> {
  const answer = await http.send({
    method: 'POST',
    path: '/api/order?token={{token}}',
    headers: { [IDEMPOTENCY_HEADER]: order.order_id },
    body: order,
  })
  return toPlacingOutcome(answer)
}

/** Asks what became of an attempt. */
export async function askOrder(http: HttpPort, attempt: string): Promise<OrderOutcome> {
  const path = `/api/order/attempt?attempt=${encodeURIComponent(attempt)}`
  return toStatusOutcome(await http.send({ method: 'GET', path }))
}

/**
 * After sending. A server error leaves the outcome unknown: the order desk is asked next. 429 and 503
 * mean that the order was not accepted.
 */
export function toPlacingOutcome(answer: GatewayAnswer): OrderOutcome {
  if (answer.kind === 'lost') return { kind: 'lost' }
  const { code, result } = answer
  if (code === OK) return toPlaced(result)
  if (code === ACCEPTED) return { kind: 'checking' }
  if (code === CONFLICT_OF_BODIES) return { kind: 'other-sent' }
  const message = toErrorMessage(result)
  if (code === TOO_MANY || code === UNAVAILABLE) return { kind: 'unsent', message }
  return code < SERVER_FAULT ? { kind: 'refused', code, message } : { kind: 'lost' }
}

/**
 * After asking. What the desk says is final, whatever its code; a question that somebody in between
 * answered, or nobody, says nothing about the order.
 */
export function toStatusOutcome(answer: GatewayAnswer): OrderOutcome {
  if (answer.kind === 'lost' || KEPT_OUT.includes(answer.code)) return { kind: 'lost' }
  const { code, result } = answer
  if (code === NOT_FOUND) return { kind: 'unknown' }
  if (code < SERVER_FAULT) return toPlacingOutcome(answer)
  const message = toErrorMessage(result)
  return FINAL_WORDS.test(message) ? { kind: 'refused', code, message } : { kind: 'lost' }
}

/** A 200 that names no order is not a success (contract 1.3). */
function toPlaced(result: unknown): OrderOutcome {
  const placed = placedOrder.safeParse(result)
  if (!placed.success) return { kind: 'checking' }
  const { orderNumber, magentoOrderId, orderHash } = placed.data
  return {
    kind: 'placed',
    orderNumber: orderNumber ?? magentoOrderId ?? '',
    orderHash: orderHash ?? '',
  }
}

export type StartOutcome = { kind: 'redirect'; url: string } | { kind: 'failed'; message: string }

/** Asks for the page of the payment provider. */
export async function requestPaymentPage(
  http: HttpPort,
  request: { orderHash: string; method: string; returnUrl: string },
): Promise<StartOutcome> {
  const path = '/api/payment/start?token={{token}}'
  const answer = await http.send({ method: 'POST', path, body: request })
  if (answer.kind === 'lost') return { kind: 'failed', message: '' }
  if (answer.code !== OK) return { kind: 'failed', message: toErrorMessage(answer.result) }
  const started = paymentStart.safeParse(answer.result)
  return started.success
    ? { kind: 'redirect', url: started.data.redirectUrl }
    : { kind: 'failed', message: '' }
}

export interface KnownPayment {
  kind: 'state'
  state: PaymentState
  orderNumber: string
  /** By which the page of the order knows it; empty where the shop does not say. */
  orderHash: string
  /** Code of the way to pay; empty when the backend does not say. */
  method: string
  /** Cents, to be transferred; null when nothing is due or the amount is unknown. */
  amountDue: number | null
  /** The cart of a refused order comes back once the present one is ordered or empty. */
  isCartWaiting: boolean
}

export type PaymentOutcome =
  | KnownPayment
  /** Not an order of this shopper. */
  | { kind: 'foreign' }
  | { kind: 'lost' }

/** stands: it cannot be given up, because it is paid or waits for no payment. */
export type CancelOutcome = PaymentOutcome | { kind: 'stands' }

/** Asks whether an order is paid. */
export async function askPayment(http: HttpPort, orderHash: string): Promise<PaymentOutcome> {
  const path = `/api/payment/status?orderHash=${encodeURIComponent(orderHash)}`
  return toPaymentOutcome(await http.send({ method: 'GET', path }))
}

/** Gives up an order that waits for its payment, so that its cart comes back (trust I4). */
export async function requestCancellation(
  http: HttpPort,
  orderHash: string,
): Promise<CancelOutcome> {
  const path = '/api/payment/cancel?token={{token}}'
  const answer = await http.send({ method: 'POST', path, body: { orderHash } })
  const stands = answer.kind === 'answered' && answer.code === CONFLICT
  return stands ? { kind: 'stands' } : toPaymentOutcome(answer)
}

function toPaymentOutcome(answer: GatewayAnswer): PaymentOutcome {
  if (answer.kind === 'lost' || answer.code >= 500 || KEPT_OUT.includes(answer.code)) {
    return { kind: 'lost' }
  }
  const status = paymentStatus.safeParse(answer.result)
  if (answer.code !== OK || !status.success) return { kind: 'foreign' }
  const { amountDue } = status.data
  return {
    kind: 'state',
    state: status.data.state,
    orderNumber: status.data.orderNumber ?? '',
    orderHash: status.data.orderHash ?? '',
    method: status.data.method ?? '',
    amountDue: amountDue === undefined ? null : priceToCents(amountDue),
    isCartWaiting: status.data.isCartWaiting ?? false,
  }
}
