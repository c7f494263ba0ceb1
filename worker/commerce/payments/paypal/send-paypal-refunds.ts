// Money that is owed to who paid by PayPal goes back the same way, without anybody's hand.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { query, readAll, transact } from '../../db/query'
import { sql } from '../../db/sql'
import type { Bindings } from '../../env'
import { keepRefundFault, refundReference, settleRefund } from '../own-refund'
import { openPayPal } from './open-paypal'
import { PAYPAL_METHOD } from './paypal-payment'

interface DueRefund {
  id: number
  amount: number
  currency: string
  storeCode: StoreCode
  captureId: string
  /** PayPal's reference, once it was asked for. */
  reference: string | null
}

const AT_ONCE = 20
const FAILED = ['FAILED', 'CANCELLED']

/** Asks PayPal for what is owed, and of what it was asked for before whether it has left. */
export async function sendPayPalRefunds(env: Bindings, now: number): Promise<void> {
  const { SALES: sales } = env
  const due = await readAll(
    sales,
    query<DueRefund>(sql`
      SELECT refund.id, refund.amount, orders.currency, orders.store_code AS storeCode,
        asked.capture_id AS captureId, refund.reference
      FROM refund JOIN orders ON orders.id = refund.order_id
      JOIN paypal_payment AS asked ON asked.order_id = orders.id
      WHERE refunded_at IS NULL AND fault IS NULL AND asked.state = 'paid'
        AND payment_method_code = ${PAYPAL_METHOD}
      ORDER BY refund.id LIMIT ${AT_ONCE}`),
  )
  for (const { id, amount, currency, storeCode, captureId, reference } of due) {
    const payPal = openPayPal(env, storeCode)
    const answer = reference
      ? await payPal.showRefund(reference)
      : await payPal.refund(captureId, amount, currency, refundReference(id))
    if (!answer.ok) {
      console.error(`A refund of ${captureId} was not taken:`, answer.error.message)
      if (answer.error.kind === 'refused') await keepRefundFault(sales, id, answer.error.message)
      continue
    }
    const { id: given, status } = answer.value
    await transact(sales, [sql`UPDATE refund SET reference = ${given} WHERE id = ${id}`])
    if (status === 'COMPLETED') await settleRefund(sales, id, true, now)
    else if (FAILED.includes(status)) await settleRefund(sales, id, false, now)
  }
}
