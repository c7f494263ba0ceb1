import type { Sale } from './sale'

const SALE = `
SELECT id, attempt_id AS attemptId, fingerprint, order_hash AS orderHash,
  increment_id AS incrementId, store_code AS storeCode, cart_id AS cartId, state,
  payment_method_code AS paymentMethodCode, grand_total AS grandTotal, placed_at AS placedAt
FROM sale`

/** Reads the order of a checkout attempt; may also stand in a transaction. */
export function selectSaleByAttempt(db: D1Database, attemptId: string): D1PreparedStatement {
  return db.prepare(`${SALE} WHERE attempt_id = ?1`).bind(attemptId)
}

/** The order of a checkout attempt. */
export function findSaleByAttempt(db: D1Database, attemptId: string): Promise<Sale | null> {
  return selectSaleByAttempt(db, attemptId).first<Sale>()
}

/** The order that a cart has become, unless that was cancelled. */
export function findLiveSaleOfCart(db: D1Database, cartId: number): Promise<Sale | null> {
  return db.prepare(`${SALE} WHERE cart_id = ?1 AND state <> 'canceled'`).bind(cartId).first<Sale>()
}

/** The order with this hash, or else of this attempt: a browser may hold either. */
export function findSaleByName(db: D1Database, name: string): Promise<Sale | null> {
  return db
    .prepare(`${SALE} WHERE order_hash = ?1 OR attempt_id = ?1 ORDER BY order_hash <> ?1 LIMIT 1`)
    .bind(name)
    .first<Sale>()
}

/** The order with this id of the database. */
export function findSaleById(db: D1Database, id: number): Promise<Sale | null> {
  return db.prepare(`${SALE} WHERE id = ?1`).bind(id).first<Sale>()
}
