// What was opened at PayPal, as `sales` keeps it.
import type { Database } from '../../db/databases'
import { type Query, query, readFirst, transact } from '../../db/query'
import { rawSql, type Sql, sql, toStatement } from '../../db/sql'

const KEPT_MS = 30 * 24 * 60 * 60_000

/** Code of the way to pay. */
export const PAYPAL_METHOD = 'paypal_express'

export interface PayPalPayment {
  token: string
  cartId: number | null
  orderId: number | null
  /** Cents. */
  amount: number
  approveUrl: string
  state: 'open' | 'sent' | 'pending' | 'paid' | 'refused'
  captureId: string | null
  /** When its money was last asked for; milliseconds since 1970. */
  sentAt: number | null
}

/** One for which an order was placed. */
export type OrderedPayment = PayPalPayment & { orderId: number }

const SELECT = rawSql(`SELECT token, cart_id AS cartId, order_id AS orderId, amount,
  approve_url AS approveUrl, state, capture_id AS captureId, sent_at AS sentAt
  FROM paypal_payment`)

const select = <Row = PayPalPayment>(condition: Sql): Query<Row> =>
  query(sql`${SELECT} WHERE ${condition}`)

export function isOrdered(payment: PayPalPayment): payment is OrderedPayment {
  return payment.orderId !== null
}

export function findByToken(sales: Database, token: string): Promise<PayPalPayment | null> {
  return readFirst(sales, select(sql`token = ${token}`))
}

export function findByOrder(sales: Database, orderId: number): Promise<OrderedPayment | null> {
  return readFirst(sales, select<OrderedPayment>(sql`order_id = ${orderId}`))
}

type Opened = Pick<PayPalPayment, 'token' | 'cartId' | 'orderId' | 'amount' | 'approveUrl'>

/** Keeps what was opened. An order that has one already keeps that. */
export async function addPayPalPayment(
  sales: Database,
  { token, cartId, orderId, amount, approveUrl }: Opened,
  now: number,
): Promise<void> {
  await changes(
    sales,
    sql`INSERT INTO paypal_payment (token, cart_id, order_id, amount, approve_url, state, asked_at,
        created_at)
      VALUES (${token}, ${cartId}, ${orderId}, ${amount}, ${approveUrl}, 'open', ${now}, ${now})
      ON CONFLICT DO NOTHING`,
  )
}

/** Money is taken only for an order that waits for it. */
const IS_PENDING = rawSql(`EXISTS (SELECT 1 FROM orders
  WHERE orders.id = paypal_payment.order_id AND orders.state = 'pending_payment')`)

/** Notes that the money is about to be taken. False when it was before, or the order stands no more. */
export function claimCapture(sales: Database, token: string, now: number): Promise<boolean> {
  return changes(
    sales,
    sql`UPDATE paypal_payment SET state = 'sent', sent_at = ${now}
      WHERE token = ${token} AND state = 'open' AND ${IS_PENDING}`,
  )
}

/** The same request again, where the first seems to be lost. False when somebody has just sent it. */
export function claimAgain(
  sales: Database,
  token: string,
  now: number,
  lostAfterMs: number,
): Promise<boolean> {
  return changes(
    sales,
    sql`UPDATE paypal_payment SET sent_at = ${now}
      WHERE token = ${token} AND state = 'sent' AND COALESCE(sent_at, 0) <= ${now - lostAfterMs}
        AND ${IS_PENDING}`,
  )
}

/** Nothing was taken: its shopper has to approve it first. */
export async function releaseCapture(sales: Database, token: string): Promise<void> {
  await changes(
    sales,
    sql`UPDATE paypal_payment SET state = 'open' WHERE token = ${token} AND state = 'sent'`,
  )
}

/** Notes the question, unless somebody has asked within `pauseMs`: shoppers look every few seconds. */
export function claimLook(
  sales: Database,
  token: string,
  now: number,
  pauseMs: number,
): Promise<boolean> {
  return changes(
    sales,
    sql`UPDATE paypal_payment SET asked_at = ${now}
      WHERE token = ${token} AND asked_at <= ${now - pauseMs}`,
  )
}

export function findByTokenOrCapture(sales: Database, name: string): Promise<PayPalPayment | null> {
  return readFirst(sales, select(sql`token = ${name} OR capture_id = ${name}`))
}

export async function changes(sales: Database, statement: Sql): Promise<boolean> {
  return (await toStatement(sales, statement).run()).meta.changes === 1
}

/** Forgets what was opened for carts and never ordered, and what the sandbox was asked. */
export async function deleteOldApprovals(sales: Database, now: number): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM paypal_payment WHERE order_id IS NULL AND created_at < ${now - KEPT_MS}`,
    sql`DELETE FROM sandbox_paypal_order WHERE created_at < ${now - KEPT_MS}`,
  ])
}
