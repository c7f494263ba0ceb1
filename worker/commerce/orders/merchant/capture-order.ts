import type { PartOfOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { createRandomId } from '../../db/random-id'
import { UNCAPTURED_MONEY } from './taken-money'

const ASK = `
INSERT INTO capture (order_id, amount, asked_at, asked_by)
SELECT id, COALESCE(?3, rest), ?2, ?4
FROM (SELECT id, ${UNCAPTURED_MONEY} AS rest FROM orders WHERE increment_id = ?1)
WHERE rest >= COALESCE(?3, 1)
ON CONFLICT (asked_by) DO NOTHING`

const IS_ASKED = 'SELECT 1 FROM capture WHERE asked_by = ?1'

/**
 * Money of an authorised payment is to be taken, an amount or all that is left; the provider is asked
 * within a minute. The same attempt again is told the same. False where no such amount is left.
 */
export async function captureOrder(
  sales: Database,
  { orderNumber, amount, attempt = createRandomId() }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const results = await sales.batch([
    sales.prepare(ASK).bind(Number(orderNumber), now, amount ?? null, attempt),
    sales.prepare(IS_ASKED).bind(attempt),
  ])
  return results.at(-1)?.results.length === 1
}
