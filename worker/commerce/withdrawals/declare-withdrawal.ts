import type { DeclarationRequest } from '../../../shared/contract/order/withdrawal'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { type Sql, sql } from '../db/sql'

const KEPT_MS = 24 * 60 * 60_000

/**
 * Writes down who wants to withdraw from which order; answers the token of the declaration, or null
 * where there is no such order that stands.
 */
export async function declareWithdrawal(
  sales: Database,
  request: DeclarationRequest,
  now: number,
): Promise<string | null> {
  const declared = await readFirst(
    sales,
    query<{ token: string }>(sql`
      INSERT INTO withdrawal (token, order_id, name, declared_at)
      SELECT ${createRandomId()}, id, ${request.name}, ${now} FROM orders
      WHERE ${isMeant(request)} AND state IN ('new', 'processing')
      RETURNING token`),
  )
  return declared?.token ?? null
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
