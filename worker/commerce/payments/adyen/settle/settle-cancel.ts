// What a webhook says of a payment that was taken back because nobody knew what had become of it.
import type { Database } from '../../../db/databases'
import { cancelOrder } from '../../../orders/cancel-order'
import type { Order } from '../../../orders/order'
import { findAdyenPayment, recordAnswer, releasePayment } from '../adyen-payment'

/** In place of a result code of the provider's. */
const TAKEN_BACK = 'TakenBack'
/** The event of such a webhook. */
export const CANCELLED = 'TECHNICAL_CANCEL'
const REFERENCE = /^cancel-(\d+)$/

/** The order whose payment a webhook tells to be taken back, by its number; null for another webhook. */
export function cancelledOrder(eventCode: string, merchantReference: string): number | null {
  if (eventCode !== CANCELLED) return null
  return Number(REFERENCE.exec(merchantReference)?.[1] ?? merchantReference) || 0
}

/**
 * The provider holds no money for the order: it is given up. Where there was nothing to take back, it can
 * be paid again, under the same key. True where the order was paid meanwhile: its money has gone.
 */
export async function settleCancel(
  sales: Database,
  order: Order,
  hasGone: boolean,
  now: number,
): Promise<boolean> {
  if (order.state === 'processing') return hasGone
  if (!hasGone) {
    await releasePayment(sales, order.id)
    return false
  }
  await recordAnswer(sales, order.id, { resultCode: TAKEN_BACK }, now)
  await cancelOrder(sales, order.id, now)
  return false
}

/** An order that was given up because the provider holds no money for it: none has to go back. */
export async function isTakenBack(sales: Database, { id, state }: Order): Promise<boolean> {
  if (state !== 'canceled') return false
  return (await findAdyenPayment(sales, id))?.resultCode === TAKEN_BACK
}
