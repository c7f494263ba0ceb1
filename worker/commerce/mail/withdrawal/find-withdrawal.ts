import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readAll, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { LAST_SENT } from '../last-sent'
import { TO_TRANSFER } from './to-transfer'
import { WITHDRAWN } from './withdrawn-quantity'

/** A declaration with the order that it is about. Milliseconds since 1970. */
export interface Withdrawal {
  orderId: number
  orderNumber: number
  orderHash: string
  storeCode: StoreCode
  placedAt: number
  email: string
  name: string
  /** Null until it is confirmed. */
  confirmedAt: number | null
  /** When the last parcel was sent; null before. */
  sentAt: number | null
  hasDelivery: boolean
  /** Cents that are waited for by transfer, for what stands; null where none are. */
  toTransfer: number | null
  lines: WithdrawnLine[]
}

export interface WithdrawnLine {
  name: string
  qty: number
  /** How many of them go back; 0 until it is confirmed. */
  withdrawnQty: number
  /** How many no confirmed declaration names. */
  leftQty: number
}

/** The declaration of a token, with all lines of its order. */
export async function findWithdrawal(sales: Database, token: string): Promise<Withdrawal | null> {
  const found = await readFirst(
    sales,
    query<Omit<Withdrawal, 'lines' | 'hasDelivery'> & { hasDelivery: number }>(sql`
      SELECT orders.id AS orderId, increment_id AS orderNumber, order_hash AS orderHash,
        store_code AS storeCode, placed_at AS placedAt, email, name, confirmed_at AS confirmedAt,
        carrier_code IS NOT NULL AS hasDelivery,
        ${LAST_SENT} AS sentAt, ${TO_TRANSFER} AS toTransfer
      FROM withdrawal JOIN orders ON orders.id = withdrawal.order_id
      WHERE withdrawal.token = ${token}`),
  )
  if (!found) return null
  const lines = await readAll(
    sales,
    query<WithdrawnLine>(sql`
      SELECT order_line.name, qty, CASE WHEN order_line.id IN (
          SELECT chosen.value FROM json_each(withdrawal.lines) AS chosen)
        THEN COALESCE(json_extract(quantities, '$."' || order_line.id || '"'), qty)
        ELSE 0 END AS withdrawnQty, MAX(0, qty - ${WITHDRAWN}) AS leftQty
      FROM order_line JOIN withdrawal USING (order_id)
      WHERE token = ${token} ORDER BY order_line.id`),
  )
  return { ...found, hasDelivery: found.hasDelivery === 1, lines }
}
