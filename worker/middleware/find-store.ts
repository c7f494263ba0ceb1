import { createMiddleware } from 'hono/factory'
import { detectStore } from '../../shared/store-view/detect-store'
import type { AppEnv } from '../app-env'
import { settingsOf } from '../env'

/** Finds out whose shop this is, from the address alone (spec 1). */
export function findStore() {
  return createMiddleware<AppEnv>(async function giveStore(c, next) {
    const url = new URL(c.req.url)
    c.set('settings', settingsOf(c.env))
    c.set('store', detectStore(url.host, url.pathname).store)
    await next()
  })
}
