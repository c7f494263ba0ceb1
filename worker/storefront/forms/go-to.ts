import { setCookie } from 'hono/cookie'
import { type BuyRefusal, refusalLink } from '../../../shared/cart/buy-refusal'
import { CART_CHANGED_COOKIE } from '../../../shared/cart/form-paths'
import { storePath } from '../../../shared/routing/links'
import type { GatewayContext } from '../gateway/gateway-context'

/** After a form: the page that is asked for next. */
export const SEE_OTHER = 303
const DAY_SECONDS = 24 * 60 * 60

/** Shows the cart after a form has changed it. */
export function goToCart(c: GatewayContext): Response {
  tellChanged(c)
  return c.redirect(storePath('/cart', c.get('store')), SEE_OTHER)
}

/** Redirects to a page that says what was not done and why: that of the link, else the cart. */
export function goBackWith(c: GatewayContext, refusal: BuyRefusal, link?: string): Response {
  if (!link) tellChanged(c)
  const page = link || storePath('/cart', c.get('store'))
  return c.redirect(refusalLink(page, refusal), SEE_OTHER)
}

/** Makes the browser load its copy of the cart again. */
function tellChanged(c: GatewayContext): void {
  setCookie(c, CART_CHANGED_COOKIE, '1', { path: '/', sameSite: 'Lax', maxAge: DAY_SECONDS })
}
