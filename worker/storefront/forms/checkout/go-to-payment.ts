import { orderReturnUrl } from '../../../../shared/routing/order-links'
import type { GatewayContext } from '../../gateway/gateway-context'
import { deskOf } from '../../gateway/order-routes'
import { mayRedirectTo, ownOrigin } from '../../gateway/payment-routes'
import type { PaymentReply } from '../../order-desk/payment-desk'
import { ownerOf } from '../../session/session'
import { SEE_OTHER } from '../go-to'
import { goToOrder } from './go-to-checkout'

/**
 * The page on which an order is paid; where none opens, its own page says how it goes on.
 * @param said what that page says beside
 */
export async function goToPayment(
  c: GatewayContext,
  attempt: string,
  method: string,
  said: Record<string, string> = {},
): Promise<Response> {
  const returnUrl = orderReturnUrl(ownOrigin(c), c.get('store'), said)
  const owner = ownerOf(c.get('session').current, attempt)
  const started: PaymentReply = await deskOf(c, attempt).startPayment(owner, {
    orderHash: attempt,
    method,
    returnUrl,
  })
  const allowed = [ownOrigin(c), ...c.get('settings').pspOrigins]
  const mayLeave = started.kind === 'started' && mayRedirectTo(started.redirectUrl, allowed)
  return mayLeave ? c.redirect(started.redirectUrl, SEE_OTHER) : goToOrder(c, attempt, said)
}
