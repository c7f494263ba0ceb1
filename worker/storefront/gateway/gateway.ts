// The browser's gateway: the paths of spec 7, each with its schema. Secrets stay on this side.
import { type Context, type Handler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { type CallName, calls } from '../../../shared/contract/calls'
import { logLine } from '../runtime/log-line'
import { type SessionEnv, sessionCookie } from '../session/session-cookie'
import { handleCartCreate } from './ask-cart'
import {
  handleCardAnswer,
  handleCardBegin,
  handleCardLook,
  handleCardPay,
  handleCardRedirect,
  handleWalletPay,
  handleWalletSession,
} from './card-payment-routes'
import {
  handleDelete,
  handleForgotten,
  handleLogIn,
  handleMe,
  handleNewPassword,
  handlePasswordChange,
  handleRefresh,
  handleRegister,
  handleUpdate,
} from './customer-routes'
import { sendRefusal } from './envelope'
import { forwardCall } from './forward-call'
import { guardGateway } from './guard-gateway'
import { handleSubscribe, handleUnsubscribe } from './newsletter-subscription'
import { handleOrderPlace, handleOrderStatus } from './order-routes'
import { handlePaymentCancel, handlePaymentStart, handlePaymentStatus } from './payment-routes'

export const GATEWAY_PATH = '/api'

const MAX_BODY_BYTES = 100 * 1024

/** Calls that are more than passed on, and one that is the gateway's own. */
const OWN_ROUTES = [
  { method: 'POST', path: calls.cartCreate.path, handle: handleCartCreate },
  { method: 'POST', path: calls.userLogin.path, handle: handleLogIn },
  { method: 'POST', path: calls.userCreate.path, handle: handleRegister },
  { method: 'POST', path: calls.userResetPassword.path, handle: handleForgotten },
  { method: 'POST', path: calls.userCreatePassword.path, handle: handleNewPassword },
  { method: 'POST', path: calls.userChangePassword.path, handle: handlePasswordChange },
  { method: 'GET', path: calls.userMe.path, handle: handleMe },
  { method: 'POST', path: calls.userUpdate.path, handle: handleUpdate },
  { method: 'POST', path: calls.userRefresh.path, handle: handleRefresh },
  { method: 'DELETE', path: calls.userDelete.path, handle: handleDelete },
  { method: 'POST', path: calls.newsletterSubscribe.path, handle: handleSubscribe },
  { method: 'DELETE', path: calls.newsletterUnsubscribe.path, handle: handleUnsubscribe },
  { method: 'POST', path: calls.orderPlace.path, handle: handleOrderPlace },
  { method: 'GET', path: '/api/order/attempt', handle: handleOrderStatus },
  { method: 'POST', path: calls.paymentStart.path, handle: handlePaymentStart },
  { method: 'GET', path: calls.paymentStatus.path, handle: handlePaymentStatus },
  { method: 'POST', path: calls.paymentCancel.path, handle: handlePaymentCancel },
  { method: 'POST', path: calls.adyenInitiate.path, handle: handleCardBegin },
  { method: 'POST', path: calls.adyenPaymentInformation.path, handle: handleCardPay },
  { method: 'POST', path: calls.walletPaymentComplete.path, handle: handleWalletPay },
  { method: 'POST', path: calls.adyenMerchantSession.path, handle: handleWalletSession },
  { method: 'POST', path: calls.adyenThreeDs2.path, handle: handleCardAnswer },
  { method: 'POST', path: calls.adyenPaymentsDetails.path, handle: handleCardAnswer },
  { method: 'POST', path: calls.adyenPaymentStatus.path, handle: handleCardLook },
  { method: 'POST', path: calls.adyenRedirectUrl.path, handle: handleCardRedirect },
] as const

/**
 * Between this Worker and the backend only: a browser asks for /api/order/attempt, and logs out, withdraws, writes
 * reviews, looks after its logins and goes to PayPal by forms.
 */
const NOT_FOR_BROWSERS: readonly CallName[] = [
  'orderStatus',
  'userLogout',
  'userResetState',
  'userData',
  'userConfirmEmail',
  'userLogins',
  'userEndLogins',
  'paypalSetExpressCheckout',
  'paypalApproval',
  'paypalComplete',
  'reviewCreate',
  'reviewPictures',
  'withdrawalDeclare',
  'withdrawalShow',
  'withdrawalConfirm',
  'storyValidateEditor',
  'storyDraft',
]

export function createGateway() {
  const gateway = new Hono<SessionEnv>()

  gateway.use(guardGateway())
  gateway.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }))
  gateway.use(sessionCookie())
  gateway.use(methodNotAllowed({ app: gateway, onMethodNotAllowed: refuseMethod }))

  for (const { method, path, handle } of OWN_ROUTES) add(method, path, handle)
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name]
    const isOwn = OWN_ROUTES.some((own) => own.path === path)
    if (!isOwn && !NOT_FOR_BROWSERS.includes(name)) add(method, path, forwardCall(name))
  }
  gateway.all('*', (c) => sendRefusal(c, 404, 'No such call'))
  gateway.onError((error, c) => {
    const requestId = c.get('requestId')
    logLine('error', 'unexpected', { requestId, path: c.req.path, message: error.message })
    return sendRefusal(c, 500, `Internal Server Error 500 (${requestId})`)
  })
  return gateway

  function add(method: string, path: string, handle: Handler<SessionEnv>) {
    gateway.on(method, path.slice(GATEWAY_PATH.length), handle)
  }
}

function refuseBody(c: Context): Response {
  return sendRefusal(c, 413, 'The body is larger than 100 kB')
}

function refuseMethod(c: Context, methods: string[]): Response {
  c.header('allow', methods.join(', '))
  return sendRefusal(c, 405, 'Method not allowed')
}
