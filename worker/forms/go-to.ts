import { setCookie } from 'hono/cookie'
import { type BuyRefusal, refusalLink } from '../../shared/cart/buy-refusal'
import { CART_CHANGED_COOKIE } from '../../shared/cart/form-paths'
import { storePath } from '../../shared/routing/links'
import type { GatewayContext } from '../api/gateway-context'

const SEE_OTHER = 303
const DAY_SECONDS = 24 * 60 * 60

/** Shows the cart after a form has changed it; the browser's copy of it is told to look anew. */
export function goToCart(c: GatewayContext): Response {
  setCookie(c, CART_CHANGED_COOKIE, '1', { path: '/', sameSite: 'Lax', maxAge: DAY_SECONDS })
  return c.redirect(storePath('/cart', c.get('store')), SEE_OTHER)
}

/** Shows a page of the shop that says why nothing was done; the cart's own unless told otherwise. */
export function goBackWith(c: GatewayContext, refusal: BuyRefusal, link?: string): Response {
  const page = link || storePath('/cart', c.get('store'))
  return c.redirect(refusalLink(page, refusal), SEE_OTHER)
}
