import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import type { PaymentStartRequest } from '../../../shared/contract/payment/payment'
import { fail, ok, type Result } from '../../../shared/result'
import { createRandomId } from '../db/random-id'
import type { Refusal } from '../http/refusal'
import { ORDER_NOT_FOUND } from '../orders/order-refusals'
import { readSale } from '../orders/read-order'
import type { Sale } from '../orders/sale'
import { ORDER_CANCELED, ORDER_PAID, WRONG_METHOD } from './payment-refusals'
import type { PaymentSettings } from './payment-settings'
import { parseReturnUrl } from './return-url'

/** One payment for each order: starting it again leads to the same page, with the new way back. */
const OPEN = `
INSERT INTO payment (id, sale_id, method_code, amount, state, return_url, created_at, updated_at)
SELECT ?2, id, payment_method_code, grand_total, 'open', ?3, ?4, ?4
FROM sale WHERE id = ?1 AND state = 'pending_payment'
ON CONFLICT (sale_id) DO UPDATE SET state = 'open', return_url = excluded.return_url,
  updated_at = excluded.updated_at
WHERE payment.state IN ('open', 'closed')
RETURNING id`

/** Opens the payment of an order, or opens it again; answers the address of its page. */
export async function startPayment(
  db: D1Database,
  settings: PaymentSettings,
  request: PaymentStartRequest,
  now: number,
): Promise<Result<string, Refusal>> {
  const returnUrl = parseReturnUrl(request.returnUrl, settings)
  if (!returnUrl.ok) return returnUrl
  const standing = await readSale(db, request.orderHash, now)
  if (!standing) return fail(ORDER_NOT_FOUND)
  const payable = mayPay(standing.sale, request.method)
  if (!payable.ok) return payable
  const opened = await db
    .prepare(OPEN)
    .bind(standing.sale.id, createRandomId(), returnUrl.value.href, now)
    .first<{ id: string }>()
  return opened ? ok(`${settings.publicOrigin}/sandbox-card/${opened.id}`) : fail(ORDER_PAID)
}

function mayPay(sale: Sale, method: string): Result<null, Refusal> {
  if (sale.state === 'processing') return fail(ORDER_PAID)
  if (sale.state === 'canceled') return fail(ORDER_CANCELED)
  const isOurs = sale.paymentMethodCode === method && findPaymentOffer(method)?.needsRedirect
  return isOurs ? ok(null) : fail(WRONG_METHOD)
}
