import { CHECKOUT_FIELDS } from '../../../../shared/checkout/checkout-form'
import { toRefusalKind } from '../../../../shared/checkout/order-refusal'
import { toErrorMessage } from '../../../../shared/contract/wire/envelope'
import { isRecord } from '../../../../shared/json/is-record'
import { parseJson } from '../../../../shared/json/parse-json'
import type { GatewayContext } from '../../gateway/gateway-context'
import { rememberOrder } from '../../gateway/order-routes'
import { tellCartChanged } from '../../gateway/tell-cart-changed'
import type { AttemptReply, DeskReply } from '../../order-desk/desk-reply'
import { goToFault, goToOrder } from './go-to-checkout'
import { goToPayment } from './go-to-payment'
import { makeAccount } from './make-account'
import type { TypedOrder } from './read-checkout-form'

/** Where an order leads: to its payment, to the thank-you, or back with why there is none. */
export async function followOrder(
  c: GatewayContext,
  typed: TypedOrder,
  reply: DeskReply,
): Promise<Response> {
  const { attempt, fields } = typed
  if (reply.kind !== 'attempt') return goToFault(c, 'unsent')
  if (reply.state === 'failed') return goToFault(c, refusalOf(reply))
  if (reply.state === 'checking') return goToOrder(c, attempt)
  rememberOrder(c, attempt, reply)
  tellCartChanged(c)
  const said = await makeAccount(c, typed)
  if (!reply.isPaidElsewhere) return goToOrder(c, attempt, said)
  return goToPayment(c, attempt, fields[CHECKOUT_FIELDS.payment] ?? '', said)
}

/** Why an attempt came to nothing, as far as a shopper can do something about it. */
export function refusalOf({ code, body }: Pick<AttemptReply, 'code' | 'body'>) {
  const said = parseJson(body)
  const result = isRecord(said) && typeof said.result === 'string' ? said.result : ''
  return toRefusalKind(code, toErrorMessage(result))
}
