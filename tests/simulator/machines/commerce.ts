// The commerce Worker: all of its real code over real SQL. What is not real: Cloudflare's D1 in front of
// SQLite, and the provider of payments, which is the Worker's own sandbox.
import { createPublicApp } from '../../../worker/commerce/app'
import { runClock } from '../../../worker/commerce/clock'
import type { Bindings } from '../../../worker/commerce/env'
import { ADMIN_KEY } from '../../fakes/admin-key'
import { createR2 } from '../../fakes/r2-in-memory'
import type { Shop } from '../catalogue'
import { createFaultyD1 } from './faulty-d1'
import type { Way } from './network'

export const PUBLIC_ORIGIN = 'https://pay.example'
export const COMMERCE_KEY = 'shared-by-both-workers'

const app = createPublicApp()
const media = createR2()

export interface Commerce {
  /** As the network reaches it: a storefront with the key of both, a browser on a payment page. */
  fetch: (request: Request) => Promise<Response>
  /** What its clock does every minute. */
  ring: () => Promise<void>
}

interface Setup {
  /** Is called when a database may have changed. */
  changed: () => void
  /** Where a defect can be put. */
  sql?: (text: string) => string
  hasNoClock?: boolean
}

/** Opens the Worker for one run. */
export function openCommerce(shop: Shop, way: Way, setup: Setup): Commerce {
  const { changed, sql = (text) => text, hasNoClock } = setup
  const env: Bindings = {
    CATALOGUE: createFaultyD1(shop.catalogue.db, way, { changed, sql }),
    SALES: createFaultyD1(shop.sales.db, way, { changed, sql }),
    MEDIA: media,
    ADMIN_KEY,
    COMMERCE_KEY,
    PUBLIC_ORIGIN,
    SANDBOX_PAYMENTS: 'on',
  }
  const context = {
    waitUntil: (work: Promise<unknown>) =>
      void work.catch((error) => way.trace(`after the answer: ${error}`)),
    passThroughOnException: () => undefined,
    props: {},
  }
  return {
    fetch: async (request) => await app.fetch(request, env, context as never),
    async ring() {
      if (hasNoClock) return
      await runClock(env, way.clock.now()).catch((error) =>
        way.trace(`the clock of commerce: ${error}`),
      )
    },
  }
}
