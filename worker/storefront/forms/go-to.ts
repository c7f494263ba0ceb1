import { type BuyRefusal, refusalLink } from '../../../shared/cart/buy-refusal'
import { storePath } from '../../../shared/routing/links'
import type { GatewayContext } from '../gateway/gateway-context'
import { tellCartChanged } from '../gateway/tell-cart-changed'

/** After a form: the page that is asked for next. */
export const SEE_OTHER = 303

/** Shows the cart after a form has changed it, where the address of the form leads on its page. */
export function goToCart(c: GatewayContext, place = ''): Response {
  tellCartChanged(c)
  return c.redirect(storePath('/cart', c.get('store')) + place, SEE_OTHER)
}

/** Redirects to a page that says what was not done and why: that of the link, else the cart. */
export function goBackWith(c: GatewayContext, refusal: BuyRefusal, link?: string): Response {
  if (!link) tellCartChanged(c)
  const page = link || storePath('/cart', c.get('store'))
  return c.redirect(refusalLink(page, refusal), SEE_OTHER)
}
