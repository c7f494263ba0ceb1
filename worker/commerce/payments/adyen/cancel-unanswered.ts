// A payment that was asked for and never answered: the request may never have left, or its answer and its
// webhook were lost. What nobody can tell after ten minutes is taken back at the provider, by the number of
// the order, and the webhook of that says whether there was anything (trust F-P4).
import type { Database } from '../../db/databases'
import { query, readAll, transact } from '../../db/query'
import { sql } from '../../db/sql'
import type { Bindings } from '../../env'
import { releasePayment } from './adyen-payment'
import { openAdyen } from './open-adyen'

/** By then the webhook of a payment has come; the request itself is given up after seconds. */
const UNANSWERED_MS = 10 * 60_000
const AT_ONCE = 20

/** Asks the provider to take back what it never answered; asks again ten minutes later, if need be. */
export async function cancelUnanswered(env: Bindings, now: number): Promise<void> {
  const { SALES: sales } = env
  const unanswered = await readAll(
    sales,
    query<{ orderId: number; number: number }>(sql`
      SELECT order_id AS orderId, increment_id AS number
      FROM adyen_payment AS asked JOIN orders ON orders.id = asked.order_id
      WHERE asked.state = 'sent' AND orders.state = 'pending_payment'
        AND asked.updated_at < ${now - UNANSWERED_MS}
      ORDER BY asked.updated_at LIMIT ${AT_ONCE}`),
  )
  const adyen = openAdyen(env)
  for (const { orderId, number } of unanswered) {
    const { merchantAccount } = adyen
    const reference = `cancel-${number}`
    const asked = { merchantAccount, paymentReference: String(number), reference }
    const answer = await adyen.cancel(asked)
    if (answer.ok) await noteCancel(sales, orderId, now)
    else if (answer.error.kind === 'refused') await releasePayment(sales, orderId)
    else console.error(`The payment of ${number} could not be taken back:`, answer.error.message)
  }
}

async function noteCancel(sales: Database, orderId: number, now: number): Promise<void> {
  await transact(sales, [
    sql`UPDATE adyen_payment SET updated_at = ${now} WHERE order_id = ${orderId} AND state = 'sent'`,
  ])
}
