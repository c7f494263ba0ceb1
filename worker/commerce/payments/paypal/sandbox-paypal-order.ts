// An order of PayPal as the sandbox keeps it, on the other side of the wire.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { type Sql, sql, toStatement } from '../../db/sql'

/** pending: PayPal decides later. silent: it takes the money and does not answer. */
export type Slowness = 'pending' | 'silent'

export interface SandboxPayPalOrder {
  id: string
  storeCode: StoreCode
  /** Cents. */
  amount: number
  currency: string
  returnUrl: string
  cancelUrl: string
  /** 0 or 1. */
  isExpress: number
  decision: 'approve' | 'decline' | null
  /** What PayPal does once the money is asked for; null where it answers at once. */
  slowness: Slowness | null
  captureId: string | null
  /** Milliseconds since 1970. */
  capturedAt: number | null
}

const ROW = sql`SELECT id, store_code AS storeCode, amount, currency, return_url AS returnUrl,
  cancel_url AS cancelUrl, is_express AS isExpress, decision, slowness,
  capture_id AS captureId, captured_at AS capturedAt
  FROM sandbox_paypal_order`

export function findSandboxOrder(sales: Database, id: string): Promise<SandboxPayPalOrder | null> {
  return readFirst(sales, query<SandboxPayPalOrder>(sql`${ROW} WHERE id = ${id}`))
}

export function findSandboxCapture(
  sales: Database,
  captureId: string,
): Promise<SandboxPayPalOrder | null> {
  return readFirst(sales, query<SandboxPayPalOrder>(sql`${ROW} WHERE capture_id = ${captureId}`))
}

export async function addSandboxOrder(
  sales: Database,
  order: SandboxPayPalOrder,
  now: number,
): Promise<void> {
  await run(
    sales,
    sql`INSERT INTO sandbox_paypal_order (id, store_code, amount, currency, return_url, cancel_url,
        is_express, created_at)
      VALUES (${order.id}, ${order.storeCode}, ${order.amount}, ${order.currency},
        ${order.returnUrl}, ${order.cancelUrl}, ${order.isExpress}, ${now})`,
  )
}

/** What was pressed on its page; the first time counts. */
export function keepApproval(
  sales: Database,
  id: string,
  decision: 'approve' | 'decline',
  slowness: Slowness | null,
): Promise<void> {
  return run(
    sales,
    sql`UPDATE sandbox_paypal_order SET decision = ${decision}, slowness = ${slowness}
      WHERE id = ${id} AND decision IS NULL`,
  )
}

export function keepAmount(sales: Database, id: string, amount: number): Promise<void> {
  return run(
    sales,
    sql`UPDATE sandbox_paypal_order SET amount = ${amount} WHERE id = ${id} AND capture_id IS NULL`,
  )
}

/** The money is taken once, whatever is repeated. */
export function keepCapture(
  sales: Database,
  id: string,
  captureId: string,
  now: number,
): Promise<void> {
  return run(
    sales,
    sql`UPDATE sandbox_paypal_order SET capture_id = ${captureId}, captured_at = ${now}
      WHERE id = ${id} AND capture_id IS NULL`,
  )
}

async function run(sales: Database, statement: Sql): Promise<void> {
  await toStatement(sales, statement).run()
}
