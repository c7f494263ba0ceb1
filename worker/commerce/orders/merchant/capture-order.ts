import type { PartOfOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { UNCAPTURED_MONEY } from './taken-money'

const ASK = `
INSERT INTO capture (order_id, amount, asked_at)
SELECT id, COALESCE(?3, rest), ?2
FROM (SELECT id, ${UNCAPTURED_MONEY} AS rest FROM orders WHERE increment_id = ?1)
WHERE rest >= COALESCE(?3, 1)`

/**
 * Money of an authorised payment is to be taken, an amount or all that is left; the provider is asked
 * within a minute. False where no such amount is left.
 */
export async function captureOrder(
  sales: Database,
  { orderNumber, amount }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const asked = await sales
    .prepare(ASK)
    .bind(Number(orderNumber), now, amount ?? null)
    .run()
  return asked.meta.changes === 1
}
