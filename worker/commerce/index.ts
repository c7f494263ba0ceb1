import { WorkerEntrypoint } from 'cloudflare:workers'
import { createApp, createPublicApp } from './app'
import { deleteOldCarts } from './cart/delete-old-carts'
import { refreshPrices } from './catalogue-import/refresh-prices'
import { stemVocabulary } from './catalogue-import/stem-vocabulary'
import { tellStorefront } from './changes/tell-storefront'
import type { Bindings } from './env'
import { expireOrders } from './orders/expire-orders'

const app = createApp()
const publicApp = createPublicApp()

/** What the storefront is bound to. No address leads here. */
export class Api extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request) {
    return app.fetch(request, this.env, this.ctx)
  }
}

/** What the network reaches. */
export default {
  fetch: publicApp.fetch,
  async scheduled(_event, env) {
    const now = Date.now()
    await expireOrders(env.DB, now)
    await deleteOldCarts(env.DB, now)
    await refreshPrices(env.DB, new Date(now).toISOString())
    await stemVocabulary(env.DB)
    await tellStorefront(env)
  },
} satisfies ExportedHandler<Bindings>
