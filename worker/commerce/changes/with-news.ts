import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env'
import { tellStorefront } from './tell-storefront'

/** Around everything that may change what a page shows: the storefront is told after the answer. */
export const withNews = createMiddleware<CommerceEnv>(async function tellAfterwards(c, next) {
  await next()
  if (c.req.method !== 'HEAD') c.executionCtx.waitUntil(tellStorefront(c.env))
})
