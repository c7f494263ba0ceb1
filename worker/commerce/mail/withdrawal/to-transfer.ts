import { sql } from '../../db/sql'
import { LEFT_QTY, WITHDRAWN } from './withdrawn-quantity'

/** What withdrawals name of a row of `orders`, in cents, the discount taken off. */
const WITHDRAWN_MONEY = sql`
  (SELECT COALESCE(SUM(CAST(
    ROUND((row_gross - discount) * MIN(qty, ${WITHDRAWN}) * 1.0 / qty) AS INTEGER)), 0)
  FROM order_line WHERE order_id = orders.id)`

/**
 * In SQL over `orders`: what is waited for by transfer for the pieces of it that stand, in cents; null
 * where no transfer is.
 */
export const TO_TRANSFER = sql`
  CASE WHEN state = 'new' AND payment_method_code = 'banktransfer' AND ${LEFT_QTY} > 0
  THEN MAX(0, grand_total - gift_card_amount - ${WITHDRAWN_MONEY}) END`
