// Money that is owed to who paid by card goes back the same way, without anybody's hand: for an order
// that its merchant gave up or took back in part, and for one that was paid too late.
import { query, readAll, transact } from '../../db/query'
import { sql } from '../../db/sql'
import type { Bindings } from '../../env'
import { keepRefundFault, refundReference } from '../own-refund'
import { openAdyen } from './open-adyen'

interface DueRefund {
  id: number
  amount: number
  currency: string
  pspReference: string
}

const AT_ONCE = 20

/** Asks the provider for what is owed; what it does not answer is asked again, and is still one refund. */
export async function sendRefunds(env: Bindings): Promise<void> {
  const { SALES: sales } = env
  const due = await readAll(
    sales,
    query<DueRefund>(sql`
      SELECT refund.id, refund.amount, orders.currency, asked.psp_reference AS pspReference
      FROM refund JOIN orders ON orders.id = refund.order_id
      JOIN adyen_payment AS asked ON asked.order_id = orders.id
      WHERE refunded_at IS NULL AND reference IS NULL AND fault IS NULL
        AND asked.psp_reference IS NOT NULL
      ORDER BY refund.id LIMIT ${AT_ONCE}`),
  )
  const adyen = openAdyen(env)
  for (const { id, amount, currency, pspReference } of due) {
    const reference = refundReference(id)
    const { merchantAccount } = adyen
    const asked = { merchantAccount, amount: { currency, value: amount }, reference }
    const answer = await adyen.refund(pspReference, asked, reference)
    if (answer.ok) {
      const named = sql`UPDATE refund SET reference = ${answer.value.pspReference} WHERE id = ${id}`
      await transact(sales, [named])
      continue
    }
    console.error(`A refund of ${pspReference} was not taken:`, answer.error.message)
    if (answer.error.kind === 'refused') await keepRefundFault(sales, id, answer.error.message)
  }
}
