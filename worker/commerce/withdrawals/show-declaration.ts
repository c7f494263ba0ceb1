import { lastWithdrawalDay } from '../../../shared/checkout/withdrawal-period'
import type { WireDeclaration } from '../../../shared/contract/order/withdrawal'
import type { Database } from '../db/databases'
import { findWithdrawal } from '../mail/withdrawal/find-withdrawal'

/** What a declaration says, for who made it; null for everybody else. */
export async function showDeclaration(
  sales: Database,
  token: string,
): Promise<WireDeclaration | null> {
  const found = await findWithdrawal(sales, token)
  const lastDay = found && lastWithdrawalDay(found)
  return (
    found && {
      token,
      order_number: String(found.orderNumber),
      ordered_at: new Date(found.placedAt).toISOString(),
      name: found.name,
      email_hint: found.email.replace(/^(.).*@/, '$1…@'),
      items: found.lines.map(({ name, qty, withdrawnQty }, position) => ({
        position,
        name,
        qty,
        qty_withdrawn: withdrawnQty,
      })),
      ...(lastDay !== null && { ends_on: new Date(lastDay).toISOString() }),
      ...(found.confirmedAt !== null && {
        confirmed_at: new Date(found.confirmedAt).toISOString(),
      }),
    }
  )
}
