import { ORDER_NAME } from '../../../../shared/checkout/shown-return'
import { storePath } from '../../../../shared/routing/links'
import type { GatewayContext } from '../../gateway/gateway-context'
import { tellCartChanged } from '../../gateway/tell-cart-changed'
import { readForm } from '../../http/read-form'
import { findOrder, type KnownOrder } from '../../session/session'
import { SEE_OTHER } from '../go-to'
import { refuseForm } from '../refuse-form'
import { findReturn, giveUp } from './find-return'
import { goToOrder } from './go-to-checkout'
import { goToPayment } from './go-to-payment'

/** POST /checkout-return/pay: once more to the page on which an order is paid. */
export const payByForm = forOrder(async (c, order) => {
  const found = await findReturn(c, order.attempt)
  return found.kind === 'unpaid'
    ? goToPayment(c, order.attempt, found.method)
    : goToOrder(c, order.attempt)
})

/** POST /checkout-return/give-up: cancels an order that waits for its payment; its cart comes back. */
export const giveUpByForm = forOrder(async (c, order) => {
  const found = await giveUp(c, order)
  if (found.kind !== 'failed') return goToOrder(c, order.attempt)
  tellCartChanged(c)
  const cart = found.isCartWaiting ? '&cart=waiting' : ''
  return c.redirect(storePath(`/checkout-failed?result=0${cart}`, c.get('store')), SEE_OTHER)
})

type Handle = (c: GatewayContext, order: KnownOrder) => Promise<Response>

/** The order that a form names; a stranger's is not found. */
function forOrder(handle: Handle) {
  return async function handleForm(c: GatewayContext): Promise<Response> {
    const form = await readForm(c.req.raw)
    if (!form.ok) return refuseForm(c, form.error.status)
    const order = findOrder(c.get('session').current, form.value.get(ORDER_NAME) ?? '')
    return order ? handle(c, order) : refuseForm(c, 404)
  }
}
