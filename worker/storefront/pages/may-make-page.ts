import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import { createTranslate } from '../../../shared/i18n/messages'
import { fail, ok, type Result } from '../../../shared/result'
import type { AppEnv } from '../app-env'
import { isNarrowed } from '../cache/narrowed-address'
import type { PageMode } from '../cache/page-cache'
import { isWithinRate, RATE_PERIOD_SECONDS, tooMany } from '../http/rate-limit'
import { faultPage } from '../load/load-page'
import { renderPage } from './render-page'

/** Whether this visitor may have this page made; who asked for too much gets a page that says so. */
export async function mayMakePage(
  c: Context<AppEnv>,
  mode: PageMode,
  url: URL,
): Promise<Result<null, Response>> {
  // Without the page cache every visit would count, and it is off only to measure.
  if (!c.get('settings').pageCache) return ok(null)
  const counter = isNarrowed(url) ? c.env.RATE_SEARCH : c.env.RATE_PAGE
  if (await isWithinRate(counter, c.req.raw.headers)) return ok(null)
  return fail(mode === 'html' ? await showTooMany(c, url) : tooMany())
}

/** The page that says that too much was asked for. */
export async function showTooMany(c: Context<AppEnv>, url: URL): Promise<Response> {
  const store = c.get('store')
  const t = createTranslate(messagesOf(store.storeCode))
  const page = faultPage({ store }, { url, path: url.pathname, t }, 'too-many')
  const chrome = { menu: [], footer: null, usps: [] }
  const response = await renderPage(c, page, chrome, { nonce: '' })
  response.headers.set('cache-control', 'no-store')
  response.headers.set('retry-after', String(RATE_PERIOD_SECONDS))
  return response
}
