// What happens to a visit of a page: resolve, load, render; around it the page cache.
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { openCaches } from '../cache/open-caches'
import type { PageMode } from '../cache/page-cache'
import { logLine } from '../middleware/log-line'
import { BUILD_ID } from '../render/page-assets'
import { openUpstream } from '../upstream/open-upstream'
import { makePage } from './make-page'

/** Longest a page may take to be made, in ms; after that it says what is wrong (trust I20). */
const PAGE_LIMIT_MS = 1800
export const DATA_PREFIX = '/_data'

/** Answers with a page as HTML, or as the data of one. */
export function servePage(mode: PageMode) {
  return async function answerWithPage(c: Context<AppEnv>): Promise<Response> {
    const store = c.get('store')
    const settings = c.get('settings')
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const report = (event: string) => logLine('warn', event, { requestId: c.get('requestId') })
    const caches = openCaches(c.env, settings, {
      storeCode: store.storeCode,
      version: BUILD_ID,
      waitUntil,
      report,
    })
    const upstream = openUpstream(c.env, settings, {
      storeCode: store.storeCode,
      deadline: Date.now() + PAGE_LIMIT_MS,
      report: ({ call, fault, status, ms }) =>
        logLine('warn', 'upstream-fault', {
          requestId: c.get('requestId'),
          call,
          fault,
          status,
          ms,
        }),
    })
    const sources = { store, upstream, cache: caches.data }
    const visit = { url: pageUrl(c.req.url), method: c.req.method, mode }
    return caches.pages.serve(visit, (url, { mayStream }) =>
      makePage(c, sources, { url, mode, mayStream }),
    )
  }
}

/** The address of the page itself: its data lies under a prefix of its own. */
function pageUrl(address: string): URL {
  const url = new URL(address)
  if (url.pathname.startsWith(`${DATA_PREFIX}/`)) {
    url.pathname = url.pathname.slice(DATA_PREFIX.length)
  }
  return url
}
