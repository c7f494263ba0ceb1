import { WorkerEntrypoint } from 'cloudflare:workers'
import { createApp, createPublicApp } from './app'
import { deleteOldCarts } from './cart/delete-old-carts'
import { deriveAnew } from './catalogue-import/derive-anew'
import { refreshPrices } from './catalogue-import/refresh-prices'
import { stemVocabulary } from './catalogue-import/stem-vocabulary'
import { databasesOf } from './db/databases'
import type { Bindings } from './env'
import { followUp } from './follow-up'
import { expireOrders } from './orders/expire-orders'
import { deleteOldClicks } from './search/suggest/product-clicks'
import { compareStock } from './stock/compare-stock'

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
    await deriveAnew(env.CATALOGUE, new Date(now).toISOString())
    await expireOrders(env.SALES, now)
    await deleteOldCarts(env.SALES, now)
    await refreshPrices(env.CATALOGUE, new Date(now).toISOString())
    await stemVocabulary(env.CATALOGUE)
    await deleteOldClicks(env.CATALOGUE, now)
    await compareStock(databasesOf(env), now)
    await followUp(env, now)
  },
} satisfies ExportedHandler<Bindings>
