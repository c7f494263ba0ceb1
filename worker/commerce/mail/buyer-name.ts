import { rawSql } from '../db/sql'

/**
 * The first name of who has placed a row of `orders`. Who gets it is who buys it; the bill may be somebody
 * else's.
 */
export const BUYER_NAME = rawSql(`COALESCE(
  NULLIF(shipping_address ->> '$.firstname', ''),
  (SELECT NULLIF(first_name, '') FROM customer WHERE customer.id = orders.customer_id),
  billing_address ->> '$.firstname', '')`)
