import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readAll, readFirst } from '../../db/query'
import { sql } from '../../db/sql'

/** A declaration with the order that it is about. Milliseconds since 1970. */
export interface Withdrawal {
  orderId: number
  orderNumber: number
  storeCode: StoreCode
  placedAt: number
  email: string
  name: string
  /** Null until it is confirmed. */
  confirmedAt: number | null
  lines: WithdrawnLine[]
}

export interface WithdrawnLine {
  name: string
  qty: number
  isWithdrawn: boolean
}

/** The declaration of a token, with all lines of its order. */
export async function findWithdrawal(sales: Database, token: string): Promise<Withdrawal | null> {
  const found = await readFirst(
    sales,
    query<Omit<Withdrawal, 'lines'>>(sql`
      SELECT orders.id AS orderId, increment_id AS orderNumber, store_code AS storeCode,
        placed_at AS placedAt, email, name, confirmed_at AS confirmedAt
      FROM withdrawal JOIN orders ON orders.id = withdrawal.order_id
      WHERE withdrawal.token = ${token}`),
  )
  if (!found) return null
  const lines = await readAll(
    sales,
    query<Omit<WithdrawnLine, 'isWithdrawn'> & { isWithdrawn: number }>(sql`
      SELECT name, qty, id IN (
        SELECT chosen.value FROM withdrawal, json_each(withdrawal.lines) AS chosen
        WHERE withdrawal.token = ${token}) AS isWithdrawn
      FROM order_line WHERE order_id = ${found.orderId} ORDER BY id`),
  )
  return {
    ...found,
    lines: lines.map((line) => ({ ...line, isWithdrawn: line.isWithdrawn === 1 })),
  }
}
