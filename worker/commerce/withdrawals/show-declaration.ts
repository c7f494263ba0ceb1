import { lastWithdrawalDay } from '../../../shared/checkout/withdrawal-period'
import type { WireDeclaration } from '../../../shared/contract/order/withdrawal'
import type { Database } from '../db/databases'
import { findWithdrawal, type Withdrawal } from '../mail/withdrawal/find-withdrawal'

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
      items: toItems(found),
      ...(lastDay !== null && { ends_on: new Date(lastDay).toISOString() }),
      ...(found.confirmedAt !== null && {
        confirmed_at: new Date(found.confirmedAt).toISOString(),
      }),
    }
  )
}

/** All that was ordered, once it is confirmed; before, what can still be withdrawn from. */
function toItems({ lines, confirmedAt }: Withdrawal): WireDeclaration['items'] {
  const items = lines.map(({ name, qty, withdrawnQty, leftQty }, position) => ({
    position,
    name,
    qty: confirmedAt === null ? leftQty : qty,
    qty_withdrawn: withdrawnQty,
  }))
  return items.filter(({ qty }) => qty > 0)
}
