import { isWithdrawalOver, lastWithdrawalDay } from '../../../shared/checkout/withdrawal-period'
import type { DeclarationRequest } from '../../../shared/contract/order/withdrawal'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { type Sql, sql } from '../db/sql'
import { LAST_SENT } from '../mail/last-sent'
import { LEFT_QTY } from '../mail/withdrawal/withdrawn-quantity'
import type { OrderState } from '../orders/order'

const KEPT_MS = 24 * 60 * 60_000

/** Why a declaration is not written down. */
export type NotDeclared = 'order-not-found' | 'order-canceled' | 'withdrawal-over' | 'all-withdrawn'

interface Meant {
  id: number
  state: Exclude<OrderState, 'pending_payment'>
  placedAt: number
  /** Of the last parcel; null before. */
  sentAt: number | null
  hasDelivery: number
  /** How many pieces no confirmed declaration names. */
  leftQty: number
}

/** Writes down who wants to withdraw from which order, within its period; the declaration's token. */
export async function declareWithdrawal(
  sales: Database,
  request: DeclarationRequest,
  now: number,
): Promise<Result<string, NotDeclared>> {
  const order = await readFirst(
    sales,
    query<Meant>(sql`
      SELECT id, state, placed_at AS placedAt, carrier_code IS NOT NULL AS hasDelivery,
        ${LEFT_QTY} AS leftQty, ${LAST_SENT} AS sentAt
      FROM orders WHERE ${isMeant(request)} AND state <> 'pending_payment'`),
  )
  if (!order) return fail('order-not-found')
  if (order.state === 'canceled') return fail('order-canceled')
  if (order.leftQty === 0) return fail('all-withdrawn')
  const lastDay = lastWithdrawalDay({ ...order, hasDelivery: order.hasDelivery === 1 })
  if (isWithdrawalOver(lastDay, now)) return fail('withdrawal-over')
  const token = createRandomId()
  await transact(sales, [
    sql`INSERT INTO withdrawal (token, order_id, name, declared_at)
      VALUES (${token}, ${order.id}, ${request.name}, ${now})`,
  ])
  return ok(token)
}

function isMeant(request: DeclarationRequest): Sql {
  return 'orderHash' in request
    ? sql`order_hash = ${request.orderHash}`
    : sql`increment_id = ${Number(request.orderNumber)} AND email = ${request.email} COLLATE NOCASE`
}

/** Forgets declarations that nobody confirmed. */
export async function deleteOldDeclarations(sales: Database, now: number): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM withdrawal WHERE confirmed_at IS NULL AND declared_at < ${now - KEPT_MS}`,
  ])
}
