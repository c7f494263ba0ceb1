import { rawSql } from '../db/sql'

/**
 * From when the days of an order count: nothing is packed before its money is there, but what is paid at
 * the door. Milliseconds since 1970.
 */
export const DELIVERY_START = rawSql(`CASE payment_method_code
  WHEN 'cashondelivery' THEN placed_at
  ELSE COALESCE(paid_at,
    (SELECT updated_at FROM payment WHERE order_id = orders.id AND payment.state = 'paid'),
    placed_at)
  END`)
