import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import { orderPage } from '../../../../shared/customer/order-page'
import { storePath } from '../../../../shared/routing/links'
import { orderStatusLink } from '../../../../shared/routing/order-links'
import { ORDER_FIELD } from '../../../../shared/routing/payment-forms'
import { ACCOUNT_PATH } from '../../../../shared/routing/screen-paths'
import type { GatewayContext } from '../../gateway/gateway-context'
import { tellCartChanged } from '../../gateway/tell-cart-changed'
import { readForm } from '../../http/read-form'
import { findOwnOrder } from '../../pages/find-own-order'
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
 * browser that has placed it. The page of the order, which names its number, says that it is cancelled,
 * unless its cart has to wait, which only the page after an order says.
 */
export const giveUpByForm = forOrder(async (c, { order, isAdopted, orderNumber }) => {
  const found = await giveUp(c, order)
  if (found.kind !== 'failed') return goToOrder(c, order.attempt)
  if (!isAdopted) tellCartChanged(c)
  if (orderNumber === '') {
    const cart = found.isCartWaiting ? '&cart=waiting' : ''
    return c.redirect(storePath(`/checkout-failed?result=0${cart}`, c.get('store')), SEE_OTHER)
  }
  if (found.isCartWaiting) return goToOrder(c, order.attempt)
  return c.redirect(await pageOf(c, order.orderHash, orderNumber), SEE_OTHER)
})

/** The page of an order: of a customer in the account, of a guest by its link. */
async function pageOf(c: GatewayContext, orderHash: string, orderNumber: string): Promise<string> {
  const store = c.get('store')
  const isOwn = c.get('customer').current && (await findOwnOrder(c, orderNumber)).ok
  return isOwn
    ? orderPage(storePath(ACCOUNT_PATH, store), orderNumber)
    : orderStatusLink(orderHash, store)
}

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
