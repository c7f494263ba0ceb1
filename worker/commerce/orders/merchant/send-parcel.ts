import type { SentOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { noteParcel } from '../../mail/mail'
import { LEFT_QTY } from '../../mail/withdrawal/withdrawn-quantity'

/** Paid, or to be paid at the door; there is something to send, and not all of it is withdrawn. */
const SENDABLE = `
SELECT id FROM orders WHERE increment_id = ?1 AND carrier_code IS NOT NULL AND ${LEFT_QTY.text} > 0
  AND (state = 'processing' OR state = 'new' AND payment_method_code = 'cashondelivery')`

/** A parcel that was told before is told once, whatever is said again. */
const ADD_PARCEL = `
INSERT INTO parcel (order_id, carrier, number, url, sent_at)
SELECT id, ?3, ?4, ?5, ?2 FROM orders WHERE id = (${SENDABLE})
ON CONFLICT (order_id, carrier, number) DO NOTHING`

const MARK_SENT = `
UPDATE orders SET sent_at = COALESCE(sent_at, ?2), updated_at = ?2 WHERE id = (${SENDABLE})`

const NOTE_PARCEL = noteParcel(`
SELECT id FROM parcel WHERE order_id = (${SENDABLE}) AND carrier = ?3 AND number = ?4 AND sent_at = ?2`)

/**
 * A parcel of an order has left: its shopper gets a mail, and sees it at the order. False where
 * there is no such order, or nothing of it may be sent.
 */
export async function sendParcel(
  sales: Database,
  { orderNumber, carrier = '', number = '', url = '' }: SentOrder,
  now: number,
): Promise<boolean> {
  const results = await sales.batch([
    sales.prepare(ADD_PARCEL).bind(Number(orderNumber), now, carrier, number, url),
    sales.prepare(NOTE_PARCEL).bind(Number(orderNumber), now, carrier, number),
    sales.prepare(MARK_SENT).bind(Number(orderNumber), now),
  ])
  return results.at(-1)?.meta.changes === 1
}
