import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { CART_CHANGED_COOKIE } from '../../../shared/cart/form-paths'

const DAY_SECONDS = 24 * 60 * 60

/** Makes the browser load its copy of the cart again. */
export function tellCartChanged(c: Context): void {
  setCookie(c, CART_CHANGED_COOKIE, '1', { path: '/', sameSite: 'Lax', maxAge: DAY_SECONDS })
}
