import type { WireDeclaration } from '../../../shared/contract/order/withdrawal'
import type { Database } from '../db/databases'
import { findWithdrawal } from '../mail/withdrawal/find-withdrawal'

/** What a declaration says, for who made it; null for everybody else. */
export async function showDeclaration(
  sales: Database,
  token: string,
): Promise<WireDeclaration | null> {
  const found = await findWithdrawal(sales, token)
  return (
    found && {
      token,
      order_number: String(found.orderNumber),
      ordered_at: new Date(found.placedAt).toISOString(),
      name: found.name,
      email_hint: found.email.replace(/^(.).*@/, '$1…@'),
      items: found.lines.map(({ name, qty, isWithdrawn }, position) => ({
        position,
        name,
        qty,
        is_withdrawn: isWithdrawn,
      })),
      ...(found.confirmedAt !== null && {
        confirmed_at: new Date(found.confirmedAt).toISOString(),
      }),
    }
  )
}
