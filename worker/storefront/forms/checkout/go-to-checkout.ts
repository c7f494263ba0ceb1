import { VOUCHERS_ID } from '../../../../shared/cart/voucher-paths'
import {
  CHECKOUT_ERRORS,
  CHECKOUT_FIELDS,
  CHECKOUT_PATH,
  type CheckoutFault,
  FORGOTTEN,
} from '../../../../shared/checkout/checkout-form'
import { ORDER_NAME } from '../../../../shared/checkout/shown-return'
import { storePath } from '../../../../shared/routing/links'
import { RETURN_PATH } from '../../../../shared/routing/order-links'
import type { GatewayContext } from '../../gateway/gateway-context'
import { SEE_OTHER } from '../go-to'

/** Shows the checkout anew, from its ways of delivery and payment on. */
export function goToMethods(c: GatewayContext): Response {
  return goTo(c, `${CHECKOUT_PATH}#checkout-methods`)
}

/** Shows it anew with what is wrong in its fields. */
export function goToErrors(c: GatewayContext): Response {
  return goTo(c, `${CHECKOUT_PATH}#${CHECKOUT_ERRORS}`)
}

/** Shows it anew, empty, and says so. */
export function goToForgotten(c: GatewayContext): Response {
  return goTo(c, `${CHECKOUT_PATH}?${FORGOTTEN}=1`)
}

/** Shows it anew with why nothing was ordered. */
export function goToFault(c: GatewayContext, fault: CheckoutFault): Response {
  const place = fault === 'coupon-wrong' ? VOUCHERS_ID : CHECKOUT_ERRORS
  return goTo(c, `${CHECKOUT_PATH}?${CHECKOUT_FIELDS.fault}=${fault}#${place}`)
}

/**
 * The page that says what became of an order.
 * @param said what it says beside, as its query
 */
export function goToOrder(
  c: GatewayContext,
  name: string,
  said: Record<string, string> = {},
): Response {
  return goTo(c, `${RETURN_PATH}?${new URLSearchParams({ [ORDER_NAME]: name, ...said })}`)
}

function goTo(c: GatewayContext, path: string): Response {
  return c.redirect(storePath(path, c.get('store')), SEE_OTHER)
}
