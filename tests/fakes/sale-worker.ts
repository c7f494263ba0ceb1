// The routes of the sale as a Worker of their own, to be bundled and run in workerd.
import { Hono } from 'hono'
import { cartRoutes } from '../../worker/commerce/cart/routes'
import type { CommerceEnv } from '../../worker/commerce/env'
import { withStore } from '../../worker/commerce/http/with-store'
import { orderRoutes } from '../../worker/commerce/orders/routes'
import { paymentRoutes } from '../../worker/commerce/payments/routes'
import { sandboxCardRoutes } from '../../worker/commerce/payments/sandbox-card-routes'

export const saleApp = new Hono<CommerceEnv>()
saleApp.use(withStore)
for (const routes of [cartRoutes, orderRoutes, paymentRoutes, sandboxCardRoutes]) {
  saleApp.route('/', routes)
}

export default saleApp
