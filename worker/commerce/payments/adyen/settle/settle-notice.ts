// What a webhook of the card payment provider means for an order.
import type { Database } from '../../../db/databases'
import { query, readFirst } from '../../../db/query'
import { sql } from '../../../db/sql'
import { findOrderById, findOrderByNumber } from '../../../orders/find-order'
import { noteTask } from '../../../orders/merchant/order-task'
import type { Order } from '../../../orders/order'
import {
  failOutsideCapture,
  failOutsideRefund,
  keepOutsideCapture,
  keepOutsideRefund,
} from '../../outside-money'
import { parseRefundReference, settleRefund } from '../../own-refund'
import { recordAnswer } from '../adyen-payment'
import { CANCELLED, cancelledOrder, isTakenBack, settleCancel } from './settle-cancel'
import { capturedPart, parseCaptureReference, settleCapture } from './settle-capture'
import { isPaidByAdyen, settleOrder } from './settle-order'

/** to-refund: money came for an order that is cancelled. */
type Outcome = 'paid' | 'refused' | 'noted' | 'to-refund' | 'amount-differs' | 'unknown-order'

export interface OpenNotice {
  id: number
  eventCode: string
  /** 0 or 1. */
  isSuccess: number
  pspReference: string
  merchantReference: string
  /** Cents. */
  amount: number
  currency: string
}

/** Money moves, in the currency of its order. */
const MOVES = ['AUTHORISATION', 'CAPTURE', 'REFUND']
/** What was done in the provider's pages, or to the merchant, and no rule can answer. */
const FOR_A_PERSON = [
  'CANCELLATION',
  'CANCEL_OR_REFUND',
  'NOTIFICATION_OF_CHARGEBACK',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'SECOND_CHARGEBACK',
]

/** What to do about money that nobody asked for here, by the event: it moved, or it failed to. */
const KEEP_OUTSIDE: Partial<Record<string, typeof keepOutsideRefund>> = {
  CAPTURE: keepOutsideCapture,
  REFUND: keepOutsideRefund,
}
const FAIL_OUTSIDE: typeof KEEP_OUTSIDE = {
  CAPTURE: failOutsideCapture,
  CAPTURE_FAILED: failOutsideCapture,
  REFUND: failOutsideRefund,
  REFUND_FAILED: failOutsideRefund,
  REFUNDED_REVERSED: failOutsideRefund,
}

/** Only an authorisation decides of an order, and what takes it back; all else may come before it. */
export async function settleNotice(
  sales: Database,
  notice: OpenNotice,
  now: number,
): Promise<Outcome> {
  const order = await findOrderOf(sales, notice)
  if (!order || !isPaidByAdyen(order.paymentMethodCode)) return 'unknown-order'
  if (FOR_A_PERSON.includes(notice.eventCode)) return keepTask(sales, order, notice, now)
  if (MOVES.includes(notice.eventCode) && notice.currency !== order.currency) {
    return keepDifference(sales, order, notice, now)
  }
  const outcome = await settleMoney(sales, order, notice, now)
  return outcome === 'amount-differs' ? keepDifference(sales, order, notice, now) : outcome
}

/** The order that a webhook is about, by the reference under which its money was asked for. */
async function findOrderOf(
  sales: Database,
  { eventCode, merchantReference }: OpenNotice,
): Promise<Order | null> {
  const captureId = parseCaptureReference(merchantReference)
  const refundId = parseRefundReference(merchantReference)
  if (captureId === null && refundId === null) {
    const number = cancelledOrder(eventCode, merchantReference) ?? (Number(merchantReference) || 0)
    return findOrderByNumber(sales, number)
  }
  const part = await readFirst(
    sales,
    query<{ orderId: number }>(sql`SELECT order_id AS orderId FROM capture WHERE id = ${captureId}
      UNION ALL SELECT order_id FROM refund WHERE id = ${refundId}`),
  )
  return part && findOrderById(sales, part.orderId)
}

async function settleMoney(
  sales: Database,
  order: Order,
  notice: OpenNotice,
  now: number,
): Promise<Outcome> {
  const { eventCode, merchantReference } = notice
  const isSuccess = notice.isSuccess === 1
  const refunded = parseRefundReference(merchantReference)
  if (refunded !== null) {
    await settleRefund(sales, refunded, eventCode === 'REFUND' && isSuccess, now)
    return 'noted'
  }
  const captured = capturedPart(eventCode, merchantReference)
  if (captured !== null) {
    const isAsAsked = await settleCapture(sales, captured, { ...notice, isSuccess }, now)
    return isAsAsked ? 'noted' : 'amount-differs'
  }
  if (cancelledOrder(eventCode, merchantReference) !== null) {
    const isWrong = await settleCancel(sales, order, isSuccess, now)
    return isWrong ? 'amount-differs' : 'noted'
  }
  if (eventCode !== 'AUTHORISATION') return settleOutside(sales, order, notice, now)
  if (await isTakenBack(sales, order)) return 'noted'
  if (notice.amount !== order.amountDue) return 'amount-differs'
  const resultCode = isSuccess ? 'Authorised' : 'Refused'
  const answer = { resultCode, pspReference: notice.pspReference }
  await recordAnswer(sales, order.id, answer, now)
  await settleOrder(sales, order, answer, now)
  return toOutcome(await findOrderByNumber(sales, order.incrementId), isSuccess)
}

function toOutcome(order: Order | null, isSuccess: boolean): Outcome {
  if (order?.state === 'processing') return isSuccess ? 'paid' : 'noted'
  return isSuccess ? 'to-refund' : 'refused'
}

/**
 * What its merchant did in the provider's own pages, or the provider by itself: a capture that fails is
 * left to a person, since an order may have been sent whose money never came. Any other event changes
 * nothing.
 */
async function settleOutside(
  sales: Database,
  order: Order,
  notice: OpenNotice,
  now: number,
): Promise<Outcome> {
  const { eventCode, isSuccess, pspReference: reference, amount } = notice
  if (amount <= 0) return 'noted'
  const kept = isSuccess === 1 ? KEEP_OUTSIDE[eventCode] : undefined
  const act = kept ?? FAIL_OUTSIDE[eventCode]
  await act?.(sales, { orderId: order.id, reference, amount }, now)
  return act === failOutsideCapture ? keepTask(sales, order, notice, now) : 'noted'
}

async function keepTask(
  sales: Database,
  { id: orderId }: Order,
  { eventCode: kind, pspReference: reference, amount, currency }: OpenNotice,
  now: number,
): Promise<Outcome> {
  await noteTask(sales, { orderId, kind, reference, amount, currency }, now)
  return 'noted'
}

/** Other money than the order's changes nothing: a person looks. */
async function keepDifference(
  sales: Database,
  order: Order,
  notice: OpenNotice,
  now: number,
): Promise<Outcome> {
  const reason = notice.eventCode === CANCELLED ? 'of a paid order' : 'of another amount'
  await keepTask(sales, order, { ...notice, eventCode: `${notice.eventCode} ${reason}` }, now)
  return 'amount-differs'
}
