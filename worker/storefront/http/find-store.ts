import { createMiddleware } from 'hono/factory'
import { detectStore, splitStoreCode } from '../../../shared/store-view/detect-store'
import type { AppEnv } from '../app-env'
import { settingsOf } from '../env'

/** The path by which a request is routed: without the code that its store may write first. */
export function pathInStore(request: Request): string {
  return splitStoreCode(new URL(request.url).pathname).path
}

/** Finds out whose shop this is, from the address alone (spec 1). */
export function findStore() {
  return createMiddleware<AppEnv>(async function giveStore(c, next) {
    const url = new URL(c.req.url)
    c.set('settings', settingsOf(c.env))
    c.set('store', detectStore(url.host, url.pathname).store)
    await next()
  })
}
