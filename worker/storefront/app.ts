// What happens to a request, in the order in which it happens.
import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { PURGE_PATH } from '../../shared/contract/purge-message'
import { CARDS_PATH, MENU_PATH } from '../../shared/routing/data-paths'
import { FAULT_REPORT_PATH } from '../../shared/routing/fault-report'
import { DATA_PREFIX } from '../../shared/routing/links'
import { SERVICE_WORKER_PATH } from '../../shared/routing/offline'
import { RETURN_PATH } from '../../shared/routing/order-links'
import { SUGGESTIONS_PATH } from '../../shared/search/suggestions'
import type { AppEnv } from './app-env'
import { createFeeds } from './feeds/create-feeds'
import { createForms } from './forms/create-forms'
import { createGateway, GATEWAY_PATH } from './gateway/gateway'
import { REPORT_PATH } from './http/content-security-policy'
import { takeFaultReport } from './http/fault-report-route'
import { findStore, pathInStore } from './http/find-store'
import { limitBody } from './http/limit-body'
import { purge } from './http/purge-route'
import { takeReport } from './http/report-route'
import { securityHeaders } from './http/security-headers'
import { serveServiceWorker } from './http/service-worker-route'
import { serveImage } from './media/serve-image'
import { errorHandler } from './pages/error-handler'
import { serveCards } from './pages/serve-cards'
import { serveMenu } from './pages/serve-menu'
import { servePage } from './pages/serve-page'
import { serveSuggestions } from './pages/serve-suggestions'
import { takeReturn } from './pages/take-return'

/** What of them is there never gets here: Cloudflare answers files without the Worker. */
const FILE_FOLDERS = ['/assets/*', '/flags/*', '/icons/*', '/screenshots/*']

export function createApp() {
  // A store may write its code in front of every path; routes are the same below it.
  const app = new Hono<AppEnv>({ getPath: pathInStore })

  // No header name: the id of a request cannot be chosen from outside.
  app.use(requestId({ headerName: '' }))
  app.use(findStore())
  app.use(securityHeaders())
  app.onError(errorHandler)

  app.post(REPORT_PATH, limitBody(16 * 1024), takeReport)
  app.post(FAULT_REPORT_PATH, limitBody(8 * 1024), takeFaultReport)
  app.post(PURGE_PATH, limitBody(100 * 1024), purge)
  app.route(GATEWAY_PATH, createGateway())
  app.post(RETURN_PATH, limitBody(64 * 1024), takeReturn)
  app.route('/', createForms())

  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  for (const folder of FILE_FOLDERS) app.get(folder, refuseFile)
  app.get(SERVICE_WORKER_PATH, serveServiceWorker)
  app.get('/media/*', serveImage)
  app.route('/', createFeeds())
  app.get(MENU_PATH, serveMenu)
  app.get(CARDS_PATH, serveCards)
  app.get(SUGGESTIONS_PATH, serveSuggestions)
  app.get(`${DATA_PREFIX}/*`, servePage('data'))
  app.get('*', servePage('html'))

  return app
}

/** Tells which methods an address has (trust 4.1.4). */
function refuseMethod(c: Context, methods: string[]): Response {
  return c.text('405 Method Not Allowed', 405, { allow: methods.join(', ') })
}

/** A file that is gone or not here yet. Kept nowhere: the next deployment may bring it. */
function refuseFile(c: Context<AppEnv>): Response {
  return c.text('404 Not Found', 404, { 'cache-control': 'no-store' })
}
