// The commerce Worker: everything it answers, in order. It speaks the contract of shared/contract
// and knows nothing of the storefront in front of it.
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { MAX_REVIEW_BYTES, reviewCalls } from '../../shared/contract/catalogue/review'
import { userCalls } from '../../shared/contract/customer/user'
import { formCalls } from '../../shared/contract/services/forms'
import { mailCalls } from '../../shared/contract/services/mail-service'
import { newsletterCalls } from '../../shared/contract/services/newsletter'
import { cartRoutes } from './cart/routes'
import { voucherRoutes } from './cart/vouchers/voucher-routes'
import { countryRoutes } from './catalogue/country-routes'
import { priceRoutes } from './catalogue/price-routes'
import { urlRoutes } from './catalogue/url-routes'
import { exportRoutes } from './catalogue-export/export-routes'
import { importRoutes } from './catalogue-import/import-routes'
import { adminMediaRoutes } from './content/admin-media-routes'
import { blogRoutes } from './content/blog-routes'
import { cdnRoutes } from './content/cdn-routes'
import { cmsDataRoutes } from './content/cms-data-routes'
import { editorRoutes } from './content/editor-routes'
import { mediaRoutes } from './content/media-routes'
import { withPictureVersions } from './content/picture-versions'
import { storyRoutes } from './content/story-routes'
import { confirmEmailRoutes } from './customers/account-mail/confirm-routes'
import { adminLoginRoutes } from './customers/admin-login-routes'
import { customerRoutes } from './customers/customer-routes'
import { downloadRoutes } from './downloads/download-routes'
import type { CommerceEnv } from './env'
import { withFollowUp } from './follow-up'
import { refuse } from './http/answer'
import { checkKeys } from './http/check-keys'
import { fontRoutes } from './http/font-routes'
import { limitCallBody } from './http/limit-body'
import { publicPathsOnly } from './http/public-paths-only'
import { withAdminKey } from './http/with-admin-key'
import { withCatalogue } from './http/with-catalogue'
import { withStore } from './http/with-store'
import { salesFirst } from './load-control/sales-first'
import { mailRoutes } from './mail/mail-routes'
import { formRoutes } from './messages/form-routes'
import { mailServiceRoutes } from './messages/mail-service-routes'
import { newsletterLinkRoutes } from './newsletter/newsletter-link-routes'
import { newsletterRoutes } from './newsletter/newsletter-routes'
import { adminOrderRoutes } from './orders/merchant/admin-order-routes'
import { orderRoutes } from './orders/routes'
import { adyenRoutes } from './payments/adyen/adyen-routes'
import { adyenWebhookRoutes } from './payments/adyen/adyen-webhook-routes'
import { sandboxBankRoutes } from './payments/adyen/sandbox-bank-routes'
import { withSandboxNotices } from './payments/adyen/sandbox-notices'
import { paymentRoutes } from './payments/calls/routes'
import { keptCardRoutes } from './payments/kept-cards/kept-card-routes'
import { payPalRoutes } from './payments/paypal/paypal-routes'
import { sandboxPayPalRoutes } from './payments/paypal/sandbox-paypal-routes'
import { sandboxCardRoutes } from './payments/sandbox-card-routes'
import { walletRoutes } from './payments/wallets/wallet-routes'
import { alertRoutes } from './product-alerts/alert-routes'
import { recordRoutes } from './records/routes'
import { adminReviewRoutes, reviewRoutes } from './reviews/review-routes'
import { searchRoutes } from './search/search-routes'
import { suggestRoutes } from './search/suggest/suggest-routes'
import { synonymRoutes } from './search/synonym-routes'
import { addressLookupRoutes } from './services/address-lookup-routes'
import { shopRatingRoutes } from './services/shop-rating-routes'
import { storeLocationRoutes } from './services/store-location-routes'
import { stockRoutes } from './stock/stock-routes'
import { withdrawalRoutes } from './withdrawals/withdrawal-routes'

/** Largest body of a call, and of what only the shop's own key may send. */
const MAX_CALL_BYTES = 1_000_000
const MAX_PICTURE_BYTES = 25_000_000

/** Calls after which a mail of an account is due; by method, since who they are is asked all the time. */
const ACCOUNT_CALLS = [
  userCalls.userCreate,
  userCalls.userUpdate,
  userCalls.userResetPassword,
  userCalls.userCreatePassword,
  userCalls.userChangePassword,
  userCalls.userConfirmEmail,
  userCalls.userDelete,
]

/** The whole Worker, for the storefront that is bound to it. */
export function createApp(): Hono<CommerceEnv> {
  const app = new Hono<CommerceEnv>()
  app.use(checkKeys)
  return withRoutes(app)
}

/** The same for the network, which reaches only the public paths. */
export function createPublicApp(): Hono<CommerceEnv> {
  const app = new Hono<CommerceEnv>()
  app.use(checkKeys, publicPathsOnly)
  return withRoutes(app)
}

function withRoutes(app: Hono<CommerceEnv>): Hono<CommerceEnv> {
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return refuse(c, 500, 'Something went wrong. Try again in a few seconds.')
  })
  app.notFound((c) => refuse(c, 404, 'There is nothing here'))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))

  for (const decides of ['/sandbox-card/*', '/adyen/webhook', '/paypal/webhook', '/newsletter/*'])
    app.use(decides, withFollowUp)
  app.route('/', mediaRoutes)
  app.route('/', fontRoutes)
  app.route('/', sandboxCardRoutes)
  app.route('/', downloadRoutes)
  app.route('/', newsletterLinkRoutes)
  app.route('/', confirmEmailRoutes)
  app.route('/', sandboxBankRoutes)
  app.route('/', sandboxPayPalRoutes)
  app.route('/', adyenWebhookRoutes)
  app.route('/', cdnRoutes)
  app.route('/', mailRoutes)

  app.use('/api/*', withPictureVersions)
  app.use('/api/*', limitByCall, withStore, withCatalogue)
  // What became of an order and how it is paid is asked of the other database, which no search holds up.
  for (const priced of ['/api/cart/*', '/api/order']) app.use(priced, salesFirst)
  for (const sales of [
    '/api/order/*',
    '/api/sync/order/*',
    '/api/payment/*',
    '/api/ext/adyen/*',
    '/api/ext/paypal/*',
    '/api/withdrawal/*',
    newsletterCalls.newsletterSubscribe.path,
    formCalls.formSubmit.path,
    mailCalls.mailSend.path,
  ]) {
    app.use(sales, withFollowUp)
  }
  for (const { method, path } of ACCOUNT_CALLS) app.on(method, path, withFollowUp)
  app.use('/api/payment/status', withSandboxNotices)
  app.route('/', searchRoutes)
  app.route('/', suggestRoutes)
  app.route('/', urlRoutes)
  app.route('/', priceRoutes)
  app.route('/', stockRoutes)
  app.route('/', countryRoutes)
  app.route('/', storyRoutes)
  app.route('/', blogRoutes)
  app.route('/', cmsDataRoutes)
  app.route('/', editorRoutes)
  app.route('/', cartRoutes)
  app.route('/', voucherRoutes)
  app.route('/', orderRoutes)
  app.route('/', paymentRoutes)
  app.route('/', adyenRoutes)
  app.route('/', payPalRoutes)
  app.route('/', walletRoutes)
  app.route('/', keptCardRoutes)
  app.route('/', withdrawalRoutes)
  app.route('/', customerRoutes)
  app.route('/', alertRoutes)
  app.route('/', reviewRoutes)
  app.route('/', storeLocationRoutes)
  app.route('/', addressLookupRoutes)
  app.route('/', shopRatingRoutes)
  app.route('/', newsletterRoutes)
  app.route('/', formRoutes)
  app.route('/', mailServiceRoutes)

  app.use('/admin/*', withAdminKey, limitCallBody(MAX_PICTURE_BYTES), withFollowUp)
  app.route('/', importRoutes)
  app.route('/', exportRoutes)
  app.route('/', adminMediaRoutes)
  app.route('/', recordRoutes)
  app.route('/', adminOrderRoutes)
  app.route('/', adminLoginRoutes)
  app.route('/', adminReviewRoutes)
  app.route('/', synonymRoutes)
  return app
}

const limitCall = limitCallBody(MAX_CALL_BYTES)
const limitReview = limitCallBody(MAX_REVIEW_BYTES)

const WITH_PICTURES = Object.values(reviewCalls).map(({ path }): string => path)

/** A review comes with its pictures. */
const limitByCall: MiddlewareHandler<CommerceEnv> = (c, next) =>
  (WITH_PICTURES.includes(c.req.path) ? limitReview : limitCall)(c, next)

function refuseMethod(c: Context, methods: string[]): Response {
  c.header('allow', methods.join(', '))
  return refuse(c, 405, `This path answers ${methods.join(', ')}`)
}
