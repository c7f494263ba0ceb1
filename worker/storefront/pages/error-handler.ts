import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import { createTranslate } from '../../../shared/i18n/messages'
import type { AppEnv } from '../app-env'
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
  const response = await renderPage(c, page, { menu: [], footer: null, usps: [] }, { nonce: '' })
  response.headers.set('cache-control', 'no-store')
  return response
}
