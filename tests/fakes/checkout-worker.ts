// The routes of cart, order and payment as a Worker of their own, to be bundled and run in workerd.
import { Hono } from 'hono'
import { cartRoutes } from '../../worker/commerce/cart/routes'
import { voucherRoutes } from '../../worker/commerce/cart/vouchers/voucher-routes'
import { customerRoutes } from '../../worker/commerce/customers/customer-routes'
import { downloadRoutes } from '../../worker/commerce/downloads/download-routes'
import type { CommerceEnv } from '../../worker/commerce/env'
import { withStore } from '../../worker/commerce/http/with-store'
import { orderRoutes } from '../../worker/commerce/orders/routes'
import { adyenRoutes } from '../../worker/commerce/payments/adyen/adyen-routes'
import { adyenWebhookRoutes } from '../../worker/commerce/payments/adyen/adyen-webhook-routes'
import { sandboxBankRoutes } from '../../worker/commerce/payments/adyen/sandbox-bank-routes'
import { withSandboxNotices } from '../../worker/commerce/payments/adyen/sandbox-notices'
import { paymentRoutes } from '../../worker/commerce/payments/calls/routes'
import { keptCardRoutes } from '../../worker/commerce/payments/kept-cards/kept-card-routes'
import { payPalRoutes } from '../../worker/commerce/payments/paypal/paypal-routes'
import { sandboxPayPalRoutes } from '../../worker/commerce/payments/paypal/sandbox-paypal-routes'
import { sandboxCardRoutes } from '../../worker/commerce/payments/sandbox-card-routes'
import { walletRoutes } from '../../worker/commerce/payments/wallets/wallet-routes'
import { alertRoutes } from '../../worker/commerce/product-alerts/alert-routes'
import { withdrawalRoutes } from '../../worker/commerce/withdrawals/withdrawal-routes'

export const checkoutApp = new Hono<CommerceEnv>()
checkoutApp.use(withStore)
checkoutApp.use('/api/payment/status', withSandboxNotices)
for (const routes of [
  cartRoutes,
  voucherRoutes,
  orderRoutes,
  paymentRoutes,
  sandboxCardRoutes,
  downloadRoutes,
  adyenRoutes,
  walletRoutes,
  keptCardRoutes,
  adyenWebhookRoutes,
  sandboxBankRoutes,
  payPalRoutes,
  sandboxPayPalRoutes,
  withdrawalRoutes,
  customerRoutes,
  alertRoutes,
]) {
  checkoutApp.route('/', routes)
}

export default checkoutApp
