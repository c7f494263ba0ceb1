import { Hono } from 'hono'
import { CART_ADD_PATH, CART_CHANGE_PATH } from '../../../shared/cart/form-paths'
import { SUBSCRIBE_PATH } from '../../../shared/content/subscribe-form'
import { serveCart } from '../pages/serve-cart'
import { type SessionEnv, sessionCookie } from '../session/session-cookie'
import { addByForm } from './add-by-form'
import { changeByForm } from './change-by-form'
import { guardForm } from './guard-form'
import { subscribeByForm } from './subscribe-by-form'

/** What a browser without script, or ahead of it, posts by itself, and the page of its cart. */
export function createForms() {
  const forms = new Hono<SessionEnv>()
  forms.get('/cart', sessionCookie(), serveCart)
  forms.post(CART_ADD_PATH, guardForm(), sessionCookie(), addByForm)
  forms.post(CART_CHANGE_PATH, guardForm(), sessionCookie(), changeByForm)
  forms.post(
    SUBSCRIBE_PATH,
    guardForm(({ RATE_NEWSLETTER }) => RATE_NEWSLETTER),
    subscribeByForm,
  )
  return forms
}
