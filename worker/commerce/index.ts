import { WorkerEntrypoint } from 'cloudflare:workers'
import { createApp, createPublicApp } from './app'
import { runClock } from './clock'
import type { Bindings } from './env'

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
  scheduled: (_event, env) => runClock(env, Date.now()),
} satisfies ExportedHandler<Bindings>
