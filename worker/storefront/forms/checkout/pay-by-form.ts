import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import { orderPage } from '../../../../shared/customer/order-page'
import { storePath } from '../../../../shared/routing/links'
import { ORDER_FIELD } from '../../../../shared/routing/payment-forms'
import { ACCOUNT_PATH } from '../../../../shared/routing/screen-paths'
import type { GatewayContext } from '../../gateway/gateway-context'
import { tellCartChanged } from '../../gateway/tell-cart-changed'
import { readForm } from '../../http/read-form'
import { SEE_OTHER } from '../go-to'
import { refuseForm } from '../refuse-form'
import { findReturn, giveUp } from './find-return'
import { goToOrder } from './go-to-checkout'
import { goToPayment } from './go-to-payment'
import { findPayersOrder, type PayersOrder } from './payers-order'

/** POST /checkout-return/pay: once more to the page on which an order is paid. */
export const payByForm = forOrder(async (c, { order }) => {
  const found = await findReturn(c, order.attempt)
  return found.kind === 'unpaid'
    ? goToPayment(c, order.attempt, found.method)
    : goToOrder(c, order.attempt)
})

/**
 * POST /checkout-return/give-up: cancels an order that waits for its payment; its cart comes back to the
 * browser that has placed it. The page of the order, which names its number, is left for what says so.
 */
export const giveUpByForm = forOrder(async (c, { order, isAdopted, orderNumber }) => {
  const found = await giveUp(c, order)
  if (found.kind !== 'failed') return goToOrder(c, order.attempt)
  if (isAdopted) {
    return c.redirect(orderPage(storePath(ACCOUNT_PATH, c.get('store')), orderNumber), SEE_OTHER)
  }
  tellCartChanged(c)
  if (orderNumber !== '') return goToOrder(c, order.attempt)
  const cart = found.isCartWaiting ? '&cart=waiting' : ''
  return c.redirect(storePath(`/checkout-failed?result=0${cart}`, c.get('store')), SEE_OTHER)
})

interface Asked extends PayersOrder {
  /** Empty where the form does not say. */
  orderNumber: string
}

type Handle = (c: GatewayContext, asked: Asked) => Promise<Response>

/** The order that a form names; a stranger's is not found. */
function forOrder(handle: Handle) {
  return async function handleForm(c: GatewayContext): Promise<Response> {
    const form = await readForm(c.req.raw)
    if (!form.ok) return refuseForm(c, form.error.status)
    const orderHash = form.value.get(ORDER_FIELD) ?? ''
    const orderNumber = form.value.get(ACCOUNT_FIELDS.order) ?? ''
    const found = await findPayersOrder(c, { orderHash, orderNumber })
    return found ? handle(c, { ...found, orderNumber }) : refuseForm(c, 404)
  }
}
