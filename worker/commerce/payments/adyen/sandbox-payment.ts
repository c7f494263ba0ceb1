// A payment as the sandbox keeps it, on the other side of the wire.
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql, toStatement } from '../../db/sql'
import type { PaymentResponse } from './checkout-api'
import type { Behaviour } from './sandbox-cards'

export interface SandboxPayment {
  /** Names the payment in addresses and as paymentData. */
  id: string
  idempotencyKey: string
  pspReference: string
  reference: string
  amount: number
  currency: string
  merchantAccount: string
  returnUrl: string
  behaviour: Behaviour
  /** What was pressed at the bank: yes or no. */
  decision: 'Y' | 'N' | null
  /** The last answer, as JSON. */
  answer: string
}

const ROW = sql`SELECT id, idempotency_key AS idempotencyKey, psp_reference AS pspReference,
  reference, amount, currency, merchant_account AS merchantAccount, return_url AS returnUrl,
  behaviour, decision, answer FROM sandbox_adyen_payment`

export function findSandboxPayment(sales: Database, id: string): Promise<SandboxPayment | null> {
  return readFirst(sales, query<SandboxPayment>(sql`${ROW} WHERE id = ${id}`))
}

export function findByKey(sales: Database, key: string): Promise<SandboxPayment | null> {
  return readFirst(sales, query<SandboxPayment>(sql`${ROW} WHERE idempotency_key = ${key}`))
}

export function findByPspReference(sales: Database, psp: string): Promise<SandboxPayment | null> {
  return readFirst(sales, query<SandboxPayment>(sql`${ROW} WHERE psp_reference = ${psp}`))
}

export function findByReference(
  sales: Database,
  reference: string,
): Promise<SandboxPayment | null> {
  return readFirst(
    sales,
    query<SandboxPayment>(sql`${ROW} WHERE reference = ${reference} ORDER BY created_at LIMIT 1`),
  )
}

/** Keeps a new payment; a key that is known keeps the old one. */
export async function addSandboxPayment(
  sales: Database,
  payment: SandboxPayment,
  now: number,
): Promise<void> {
  const added = sql`INSERT INTO sandbox_adyen_payment (id, idempotency_key, psp_reference, reference,
      amount, currency, merchant_account, return_url, behaviour, answer, created_at)
    VALUES (${payment.id}, ${payment.idempotencyKey}, ${payment.pspReference},
      ${payment.reference}, ${payment.amount}, ${payment.currency}, ${payment.merchantAccount},
      ${payment.returnUrl}, ${payment.behaviour}, ${payment.answer}, ${now})
    ON CONFLICT (idempotency_key) DO NOTHING`
  await toStatement(sales, added).run()
}

export async function keepAnswer(
  sales: Database,
  id: string,
  answer: PaymentResponse,
): Promise<void> {
  const text = JSON.stringify(answer)
  await toStatement(
    sales,
    sql`UPDATE sandbox_adyen_payment SET answer = ${text} WHERE id = ${id}`,
  ).run()
}

/** What was pressed at the bank; the first time counts. */
export async function keepDecision(
  sales: Database,
  id: string,
  decision: 'Y' | 'N',
): Promise<void> {
  await toStatement(
    sales,
    sql`UPDATE sandbox_adyen_payment SET decision = ${decision}
      WHERE id = ${id} AND decision IS NULL`,
  ).run()
}
