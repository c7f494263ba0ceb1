import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import { createTranslate } from '../../../shared/i18n/messages'
import type { PageChrome } from '../../../shared/routing/page-chrome'
import type { AppEnv } from '../app-env'
import { isAppVisit } from '../http/app-visit'
import { faultPage } from '../load/load-page'
import { logLine } from '../runtime/log-line'
import { renderPage } from './render-page'

/** The one place where surprises end: a page for the shopper, a log line for the operator. */
export async function errorHandler(error: Error, c: Context<AppEnv>): Promise<Response> {
  logLine('error', 'unexpected', {
    requestId: c.get('requestId'),
    path: new URL(c.req.url).pathname,
    message: error.message,
    stack: error.stack ?? '',
  })
  const store = c.get('store')
  if (!store) return c.text('500 Internal Server Error', 500)
  const t = createTranslate(messagesOf(store.storeCode))
  const url = new URL(c.req.url)
  const page = faultPage({ store }, { url, path: c.req.path, t }, 'unexpected')
  const response = await renderPage(c, page, chromeOf(c), { nonce: '' })
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Nothing that may fail as well; the native app is still answered. */
function chromeOf(c: Context<AppEnv>): PageChrome {
  const { wrapperOrigins } = c.get('settings')
  return { menu: [], footer: null, usps: [], ...(isAppVisit(c) && { wrapperOrigins }) }
}
