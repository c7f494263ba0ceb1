import { createApp } from './app'
import type { Bindings } from './env'
import { cleanUpSales } from './orders/clean-up'

const app = createApp()

export default {
  fetch: app.fetch,
  scheduled: (_event, env) => cleanUpSales(env.DB, Date.now()),
} satisfies ExportedHandler<Bindings>
