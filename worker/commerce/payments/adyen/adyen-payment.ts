// What was asked of the provider for an order, as `sales` keeps it.
import type { Database } from '../../db/databases'
import { type Query, query, readFirst } from '../../db/query'
import { type Sql, sql, toStatement } from '../../db/sql'
import type { PaymentResponse } from './checkout-api'

export interface AdyenPayment {
  orderId: number
  state: 'sent' | 'waits' | 'pending' | 'final'
  resultCode: string
  pspReference: string | null
  /** As JSON. */
  action: string | null
  paymentData: string | null
}

const ROW = sql`order_id AS orderId, state, result_code AS resultCode,
  psp_reference AS pspReference, action, payment_data AS paymentData`

const MOVING = ['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper']
const PENDING = ['Pending', 'Received']

export function findAdyenPayment(sales: Database, orderId: number): Promise<AdyenPayment | null> {
  return readFirst(
    sales,
    query<AdyenPayment>(sql`SELECT ${ROW} FROM adyen_payment WHERE order_id = ${orderId}`),
  )
}

/** Notes that the provider is about to be asked. False when it was asked before. */
export function claimPayment(
  sales: Database,
  orderId: number,
  { isCapturedByHand }: { isCapturedByHand: boolean },
  now: number,
): Promise<boolean> {
  return changes(
    sales,
    sql`INSERT INTO adyen_payment (order_id, state, result_code, is_captured_by_hand, updated_at)
      SELECT id, 'sent', 'Pending', ${isCapturedByHand ? 1 : 0}, ${now} FROM orders
      WHERE id = ${orderId} AND state = 'pending_payment'
      ON CONFLICT (order_id) DO NOTHING`,
  )
}

/** Notes that the shopper's step is about to be told. False when none is waited for. */
export function claimDetails(sales: Database, orderId: number, now: number): Promise<boolean> {
  return changes(
    sales,
    sql`UPDATE adyen_payment SET state = 'sent', updated_at = ${now}
      WHERE order_id = ${orderId} AND state = 'waits'`,
  )
}

/** The provider refused the request itself: it is as if nothing had been asked. */
export async function releasePayment(sales: Database, orderId: number): Promise<void> {
  await changes(
    sales,
    sql`DELETE FROM adyen_payment WHERE order_id = ${orderId} AND state = 'sent'`,
  )
}

export async function releaseDetails(sales: Database, orderId: number): Promise<void> {
  await changes(
    sales,
    sql`UPDATE adyen_payment SET state = 'waits' WHERE order_id = ${orderId} AND state = 'sent'`,
  )
}

/** Writes down what the provider answered. */
export async function recordAnswer(
  sales: Database,
  orderId: number,
  { resultCode, pspReference, action }: PaymentResponse,
  now: number,
): Promise<void> {
  await changes(
    sales,
    sql`UPDATE adyen_payment SET state = ${toState(resultCode)}, result_code = ${resultCode},
      psp_reference = COALESCE(${pspReference ?? null}, psp_reference),
      action = ${action ? JSON.stringify(action) : null},
      payment_data = ${action?.paymentData ?? null}, updated_at = ${now}
      WHERE order_id = ${orderId} AND state <> 'final'`,
  )
}

function toState(resultCode: string): AdyenPayment['state'] {
  if (MOVING.includes(resultCode)) return 'waits'
  return PENDING.includes(resultCode) ? 'pending' : 'final'
}

async function changes(sales: Database, statement: Sql): Promise<boolean> {
  const asked: Query<never> = statement
  return (await toStatement(sales, asked).run()).meta.changes === 1
}
