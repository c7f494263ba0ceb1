// Money that a merchant takes of authorised payments, and what is given back of those that nothing was
// taken of: their orders were given up.
import { query, readAll, transact } from '../../db/query'
import { sql } from '../../db/sql'
import type { Bindings } from '../../env'
import { openAdyen } from './open-adyen'
import { captureReference, keepCaptureFault } from './settle/settle-capture'

interface DueCapture {
  id: number
  amount: number
  currency: string
  pspReference: string
}

const AT_ONCE = 20

/** Asks the provider for what is to be taken; what it does not answer is asked again, and is still one. */
export async function sendCaptures(env: Bindings): Promise<void> {
  const { SALES: sales } = env
  const due = await readAll(
    sales,
    query<DueCapture>(sql`
      SELECT capture.id, capture.amount, orders.currency, asked.psp_reference AS pspReference
      FROM capture JOIN orders ON orders.id = capture.order_id
      JOIN adyen_payment AS asked ON asked.order_id = orders.id
      WHERE reference IS NULL AND fault IS NULL AND asked.psp_reference IS NOT NULL
        AND orders.state = 'processing'
      ORDER BY capture.id LIMIT ${AT_ONCE}`),
  )
  const adyen = openAdyen(env)
  for (const { id, amount, currency, pspReference } of due) {
    const reference = captureReference(id)
    const { merchantAccount } = adyen
    const asked = { merchantAccount, amount: { currency, value: amount }, reference }
    const answer = await adyen.capture(pspReference, asked, reference)
    if (answer.ok) {
      const { pspReference: named } = answer.value
      await transact(sales, [sql`UPDATE capture SET reference = ${named} WHERE id = ${id}`])
      continue
    }
    console.error(`A capture of ${pspReference} was not taken:`, answer.error.message)
    if (answer.error.kind === 'refused') await keepCaptureFault(sales, id, answer.error.message)
  }
}

/** Gives back what is authorised for orders that were given up, once. */
export async function releaseUncaptured(env: Bindings, now: number): Promise<void> {
  const { SALES: sales } = env
  const held = await readAll(
    sales,
    query<{ orderId: number; number: number }>(sql`
      SELECT orders.id AS orderId, increment_id AS number
      FROM adyen_payment AS asked JOIN orders ON orders.id = asked.order_id
      WHERE is_captured_by_hand = 1 AND released_at IS NULL AND result_code = 'Authorised'
        AND orders.state = 'canceled'
        AND NOT EXISTS (SELECT 1 FROM capture
          WHERE order_id = orders.id AND reference IS NOT NULL AND fault IS NULL)
      ORDER BY orders.id LIMIT ${AT_ONCE}`),
  )
  const adyen = openAdyen(env)
  for (const { orderId, number } of held) {
    const { merchantAccount } = adyen
    const reference = `cancel-${number}`
    const asked = { merchantAccount, paymentReference: String(number), reference }
    const answer = await adyen.cancel(asked)
    if (!answer.ok && answer.error.kind === 'unknown') continue
    if (!answer.ok) console.error(`${number} was not given back:`, answer.error.message)
    const done = sql`UPDATE adyen_payment SET released_at = ${now} WHERE order_id = ${orderId}`
    await transact(sales, [done])
  }
}
