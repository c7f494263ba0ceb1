import { Hono } from 'hono'
import { CART_ADD_PATH, CART_CHANGE_PATH } from '../../../shared/cart/form-paths'
import { CART_COUPON_PATH, CART_GIFT_CARD_PATH } from '../../../shared/cart/voucher-paths'
import { CONFIRM_WITHDRAWAL_PATH, WITHDRAW_PATH } from '../../../shared/checkout/withdrawal'
import { SUBSCRIBE_PATH } from '../../../shared/content/subscribe-form'
import { limitBody } from '../http/limit-body'
import { serveCart } from '../pages/serve-cart'
import { type SessionEnv, sessionCookie } from '../session/session-cookie'
import { addByForm } from './add-by-form'
import { changeByForm } from './change-by-form'
import { guardForm } from './guard-form'
import { subscribeByForm } from './subscribe-by-form'
import { couponByForm, giftCardByForm } from './voucher-by-form'
import { confirmByForm, declareByForm } from './withdraw-by-form'

/** A gift card with its longest message takes 3 kB; the largest set a little more. */
const FORM_BYTES = 16 * 1024

/** What a browser without script, or ahead of it, posts by itself, and the page of its cart. */
export function createForms() {
  const forms = new Hono<SessionEnv>()
  forms.get('/cart', sessionCookie(), serveCart)
  forms.post(CART_ADD_PATH, guardForm(), limitBody(FORM_BYTES), sessionCookie(), addByForm)
  forms.post(CART_CHANGE_PATH, guardForm(), limitBody(FORM_BYTES), sessionCookie(), changeByForm)
  const guardCodes = guardForm(({ RATE_VOUCHER }) => RATE_VOUCHER)
  forms.post(CART_COUPON_PATH, guardCodes, limitBody(FORM_BYTES), sessionCookie(), couponByForm)
  forms.post(
    CART_GIFT_CARD_PATH,
    guardCodes,
    limitBody(FORM_BYTES),
    sessionCookie(),
    giftCardByForm,
  )
  forms.post(WITHDRAW_PATH, guardCodes, limitBody(FORM_BYTES), sessionCookie(), declareByForm)
  forms.post(
    CONFIRM_WITHDRAWAL_PATH,
    guardForm(),
    limitBody(FORM_BYTES),
    sessionCookie(),
    confirmByForm,
  )
  forms.post(
    SUBSCRIBE_PATH,
    guardForm(({ RATE_NEWSLETTER }) => RATE_NEWSLETTER),
    limitBody(FORM_BYTES),
    subscribeByForm,
  )
  return forms
}
