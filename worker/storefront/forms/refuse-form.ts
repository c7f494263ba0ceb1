import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import { createTranslate } from '../../../shared/i18n/messages'
import { withoutSession } from '../gateway/gateway-context'
import { faultPage } from '../load/load-page'
import { renderPage } from '../pages/render-page'

/** Answers a form that is none of the shop's, or names what there is not: with a page that leads on. */
export async function refuseForm(
  c: Context,
  status: 400 | 403 | 404 | 413 | 415,
): Promise<Response> {
  const context = withoutSession(c)
  const store = context.get('store')
  const url = new URL(c.req.url)
  const t = createTranslate(messagesOf(store.storeCode))
  const page = faultPage({ store }, { url, path: url.pathname, t }, 'unexpected')
  const chrome = { menu: [], footer: null, usps: [] }
  const { body, headers } = await renderPage(context, page, chrome, { nonce: '' })
  headers.set('cache-control', 'no-store')
  return new Response(body, { status, headers })
}
