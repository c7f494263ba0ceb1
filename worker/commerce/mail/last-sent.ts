import { sql } from '../db/sql'

/** When the last parcel of a row of `orders` was sent, milliseconds since 1970; null before. */
export const LAST_SENT = sql`
  COALESCE((SELECT MAX(sent_at) FROM parcel WHERE order_id = orders.id), orders.sent_at)`
