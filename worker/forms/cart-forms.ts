import { Hono } from 'hono'
import { CART_ADD_PATH, CART_CHANGE_PATH } from '../../shared/cart/form-paths'
import { serveCart } from '../pages/serve-cart'
import { type SessionEnv, sessionCookie } from '../session/session-cookie'
import { addByForm } from './add-by-form'
import { changeByForm } from './change-by-form'
import { guardForm } from './guard-form'

/** The cart for a browser without script, or ahead of it: a page, and the forms that change it. */
export function createCartForms() {
  const forms = new Hono<SessionEnv>()
  forms.get('/cart', sessionCookie(), serveCart)
  forms.post(CART_ADD_PATH, guardForm(), sessionCookie(), addByForm)
  forms.post(CART_CHANGE_PATH, guardForm(), sessionCookie(), changeByForm)
  return forms
}
