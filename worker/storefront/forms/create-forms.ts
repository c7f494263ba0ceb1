import { Hono } from 'hono'
import {
  CART_ADD_PATH,
  CART_CHANGE_PATH,
  PRODUCT_ALERT_PATH,
} from '../../../shared/cart/form-paths'
import { CART_COUPON_PATH, CART_GIFT_CARD_PATH } from '../../../shared/cart/voucher-paths'
import { CHECKOUT_PATH, FORGET_PATH } from '../../../shared/checkout/checkout-form'
import { EXPRESS_PAY_PATH, EXPRESS_START_PATH } from '../../../shared/checkout/express'
import { WALLET_ORDER_PATH } from '../../../shared/checkout/wallet-order'
import { CONFIRM_WITHDRAWAL_PATH } from '../../../shared/checkout/withdrawal'
import { FORM_PATH } from '../../../shared/content/dynamic-form'
import { SUBSCRIBE_PATH } from '../../../shared/content/subscribe-form'
import { ACCOUNT_DATA_PATH, ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms'
import { DATA_PREFIX } from '../../../shared/routing/links'
import { RETURN_PATH } from '../../../shared/routing/order-links'
import { GIVE_UP_PATH, PAY_PATH } from '../../../shared/routing/payment-forms'
import {
  ACCOUNT_PATH,
  EXPRESS_PATH,
  INVOICE_PATH,
  ORDER_STATUS_PATH,
  REVIEW_PATH,
  WITHDRAW_PATH,
} from '../../../shared/routing/screen-paths'
import { limitBody } from '../http/limit-body'
import { serveAccount } from '../pages/serve-account'
import { serveCart } from '../pages/serve-cart'
import { forgetSaid } from '../session/said-once'
import { type SessionEnv, sessionCookie } from '../session/session-cookie'
import { addAlertByForm, removeAlertByForm } from './account/alert-by-form'
import { showGiftCardByForm } from './account/gift-card-by-form'
import { logInByForm, logOutByForm, registerByForm } from './account/log-in-by-form'
import { confirmEmailByForm, newsletterByForm } from './account/newsletter-by-form'
import { orderAgainByForm } from './account/order-again-by-form'
import {
  askForResetByForm,
  changePasswordByForm,
  choosePasswordByForm,
  endLoginsByForm,
} from './account/password-by-form'
import {
  changeProfileByForm,
  deleteAccountByForm,
  exportAccount,
  removeAddressByForm,
  removeCardByForm,
  saveAddressByForm,
} from './account/profile-by-form'
import { addByForm } from './add-by-form'
import { changeByForm } from './change-by-form'
import { giveUpByForm, payByForm } from './checkout/pay-by-form'
import { forgetTyped, postCheckout } from './checkout/post-checkout'
import { showCheckout } from './checkout/show-checkout'
import { showOrderStatus } from './checkout/show-order-status'
import { showReturn } from './checkout/show-return'
import { orderByWallet } from './express/order-by-wallet'
import { payExpress } from './express/pay-express'
import { showExpress, tellNoData } from './express/show-express'
import { startExpress } from './express/start-express'
import { guardForm } from './guard-form'
import { leadToPages } from './lead-to-pages'
import { refuseForm } from './refuse-form'
import { postReview } from './review/post-review'
import { submitForm } from './submit-form'
import { subscribeByForm } from './subscribe-by-form'
import { couponByForm, giftCardByForm } from './voucher-by-form'
import { confirmByForm, declareByForm } from './withdraw-by-form'

/** A gift card with its longest message takes 3 kB; the largest set a little more. */
const FORM_BYTES = 16 * 1024
/** Pictures that are too large are told so, up to here. */
const REVIEW_BYTES = 24_000_000

const ACCOUNT_FORMS = {
  logIn: logInByForm,
  register: registerByForm,
  logOut: logOutByForm,
  profile: changeProfileByForm,
  password: changePasswordByForm,
  address: saveAddressByForm,
  removeAddress: removeAddressByForm,
  delete: deleteAccountByForm,
  orderAgain: orderAgainByForm,
  newsletter: newsletterByForm,
  confirmEmail: confirmEmailByForm,
  endLogins: endLoginsByForm,
  removeAlert: removeAlertByForm,
  removeCard: removeCardByForm,
  giftCard: showGiftCardByForm,
  forgot: askForResetByForm,
  choose: choosePasswordByForm,
} satisfies Record<keyof typeof ACCOUNT_FORM_PATHS, unknown>

/** Where passwords and addresses could be guessed. */
const CREDENTIAL_FORMS: readonly string[] = [
  'logIn',
  'register',
  'profile',
  'password',
  'delete',
  'endLogins',
  'forgot',
  'choose',
] satisfies (keyof typeof ACCOUNT_FORM_PATHS)[]

const limitForm = (bytes: number) => limitBody(bytes, (c) => refuseForm(c, 413))

/** What a browser without script, or ahead of it, posts by itself, and the page of its cart. */
export function createForms() {
  const forms = new Hono<SessionEnv>()
  forms.get('/cart', sessionCookie(), forgetSaid(), serveCart)
  forms.get(CHECKOUT_PATH, sessionCookie(), showCheckout('html'))
  forms.get(DATA_PREFIX + CHECKOUT_PATH, sessionCookie(), showCheckout('data'))
  forms.post(CHECKOUT_PATH, guardForm(), limitForm(FORM_BYTES), sessionCookie(), postCheckout)
  forms.post(FORGET_PATH, guardForm(), limitForm(FORM_BYTES), sessionCookie(), forgetTyped)
  forms.get(RETURN_PATH, sessionCookie(), showReturn('html'))
  forms.get(DATA_PREFIX + RETURN_PATH, sessionCookie(), showReturn('data'))
  forms.get(ORDER_STATUS_PATH, sessionCookie(), showOrderStatus('html'))
  forms.get(DATA_PREFIX + ORDER_STATUS_PATH, sessionCookie(), showOrderStatus('data'))
  forms.post(PAY_PATH, guardForm(), limitForm(FORM_BYTES), sessionCookie(), payByForm)
  forms.post(GIVE_UP_PATH, guardForm(), limitForm(FORM_BYTES), sessionCookie(), giveUpByForm)
  forms.get(EXPRESS_PATH, sessionCookie(), showExpress)
  forms.get(DATA_PREFIX + EXPRESS_PATH, tellNoData)
  for (const [path, handle] of [
    [EXPRESS_START_PATH, startExpress],
    [EXPRESS_PAY_PATH, payExpress],
    [WALLET_ORDER_PATH, orderByWallet],
  ] as const) {
    forms.post(path, guardForm(), limitForm(FORM_BYTES), sessionCookie(), handle)
  }
  forms.post(CART_ADD_PATH, guardForm(), limitForm(FORM_BYTES), sessionCookie(), addByForm)
  forms.post(CART_CHANGE_PATH, guardForm(), limitForm(FORM_BYTES), sessionCookie(), changeByForm)
  forms.post(
    PRODUCT_ALERT_PATH,
    guardForm(),
    limitForm(FORM_BYTES),
    sessionCookie(),
    addAlertByForm,
  )
  const guardCodes = guardForm(({ RATE_VOUCHER }) => RATE_VOUCHER)
  forms.post(CART_COUPON_PATH, guardCodes, limitForm(FORM_BYTES), sessionCookie(), couponByForm)
  forms.post(
    CART_GIFT_CARD_PATH,
    guardCodes,
    limitForm(FORM_BYTES),
    sessionCookie(),
    giftCardByForm,
  )
  forms.post(WITHDRAW_PATH, guardCodes, limitForm(FORM_BYTES), sessionCookie(), declareByForm)
  forms.post(
    CONFIRM_WITHDRAWAL_PATH,
    guardForm(),
    limitForm(FORM_BYTES),
    sessionCookie(),
    confirmByForm,
  )
  forms.post(
    SUBSCRIBE_PATH,
    guardForm(({ RATE_NEWSLETTER }) => RATE_NEWSLETTER),
    limitForm(FORM_BYTES),
    subscribeByForm,
  )
  const guardLogin = guardForm(({ RATE_LOGIN }) => RATE_LOGIN)
  forms.get(ACCOUNT_DATA_PATH, sessionCookie(), exportAccount)
  for (const path of [ACCOUNT_PATH, INVOICE_PATH]) {
    forms.get(path, sessionCookie(), forgetSaid(), serveAccount('html'))
    forms.get(DATA_PREFIX + path, sessionCookie(), forgetSaid(), serveAccount('data'))
  }
  for (const [form, handle] of Object.entries(ACCOUNT_FORMS)) {
    const path = ACCOUNT_FORM_PATHS[form as keyof typeof ACCOUNT_FORMS]
    const guardOther = form === 'giftCard' ? guardCodes : guardForm()
    const guard = CREDENTIAL_FORMS.includes(form) ? guardLogin : guardOther
    forms.post(path, guard, limitForm(FORM_BYTES), sessionCookie(), handle)
  }
  forms.post(
    REVIEW_PATH,
    guardForm(({ RATE_REVIEW }) => RATE_REVIEW),
    limitForm(REVIEW_BYTES),
    sessionCookie(),
    postReview,
  )
  forms.post(
    FORM_PATH,
    guardForm(({ RATE_REVIEW }) => RATE_REVIEW),
    limitForm(FORM_BYTES),
    sessionCookie(),
    submitForm,
  )
  leadToPages(forms)
  return forms
}
