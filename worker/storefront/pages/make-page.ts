import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import { OPENING_RETRY_SECONDS } from '../../../shared/contract/opening'
import { createTranslate, type Translate } from '../../../shared/i18n/messages'
import { cleanPath } from '../../../shared/routing/clean-path'
import type { Page, PageAnswer } from '../../../shared/routing/page'
import { isWaiting, settlePage } from '../../../shared/routing/settle-page'
import { splitStoreCode } from '../../../shared/store-view/detect-store'
import type { AppEnv } from '../app-env'
import type { RenderedPage } from '../cache/kept-page'
import type { PageMode } from '../cache/page-cache'
import { recordReads } from '../cache/record-reads'
import { faultPage, loadPage } from '../load/load-page'
import { loadPageChrome } from '../load/load-page-chrome'
import { createLookups } from '../load/lookups'
import type { PageContext } from '../load/page-outcome'
import type { Sources } from '../load/sources'
import type { Resolution } from '../resolve/resolution'
import { resolvePath } from '../resolve/resolve-path'
import { isOpening, type UpstreamFault } from '../upstream/fault'
import { BUILD_ID } from './page-assets'
import { renderPage } from './render-page'

interface PageToMake {
  url: URL
  mode: PageMode
  /** Whether this answer is for one visitor, so that it may stream with a nonce. */
  mayStream: boolean
}

/** Seconds after which a crawler may come back while an upstream is down. */
const OUTAGE_RETRY_SECONDS = 30

/** Makes one page, from its address to its bytes. */
export async function makePage(
  c: Context<AppEnv>,
  shared: Sources,
  wanted: PageToMake,
): Promise<RenderedPage> {
  const reads = recordReads(shared.cache)
  const sources = { ...shared, cache: reads.cache }
  const inStore = splitStoreCode(wanted.url.pathname).path
  const clean = cleanPath(inStore)
  const path = clean.ok ? clean.path : inStore
  const t = createTranslate(messagesOf(sources.store.storeCode))
  const context = { url: wanted.url, path, t }
  const resolution = await resolve(sources, context, clean)
  if (resolution.kind === 'redirect') {
    const response = redirectTo(resolution, wanted.mode)
    return { response, kind: 'redirect', tags: reads.tags(), isIncomplete: reads.isIncomplete() }
  }
  const loaded = await load(sources, resolution, context)
  const page = wanted.mayStream ? loaded : await settlePage(loaded)
  const response = await encode(c, sources, page, wanted.mode, t)
  if (page.status === 503) response.headers.set('retry-after', String(retryAfter(page)))
  const isStreamed = wanted.mode === 'html' && isWaiting(page)
  return {
    response,
    kind: page.data.route,
    tags: reads.tags(),
    isIncomplete: reads.isIncomplete(),
    isStreamed,
  }
}

function resolve(
  sources: Sources,
  context: PageContext,
  clean: ReturnType<typeof cleanPath>,
): Promise<Resolution> | Resolution {
  if (!clean.ok) return { kind: 'page-not-found' }
  const query = context.url.searchParams
  return resolvePath({ store: sources.store, ...clean, query }, createLookups(sources))
}

async function load(
  sources: Sources,
  resolution: Exclude<Resolution, { kind: 'redirect' }>,
  context: PageContext,
): Promise<Page> {
  if (resolution.kind === 'unavailable') return pageOf(resolution.fault, sources, context)
  const loaded = await loadPage(sources, resolution, context)
  return loaded.ok ? loaded.value : pageOf(loaded.error, sources, context)
}

function pageOf(fault: UpstreamFault, sources: Sources, context: PageContext): Page {
  return faultPage(sources, context, isOpening(fault) ? 'opening' : 'upstream-down')
}

/** Seconds after which a visitor may come back to a page that could not be made. */
function retryAfter({ data }: Page): number {
  const isOpening = data.route === 'error' && data.reason === 'opening'
  return isOpening ? OPENING_RETRY_SECONDS : OUTAGE_RETRY_SECONDS
}

async function encode(
  c: Context<AppEnv>,
  sources: Sources,
  page: Page,
  mode: PageMode,
  t: Translate,
): Promise<Response> {
  if (mode === 'data') {
    return answer({ kind: 'page', page: await settlePage(page), buildId: BUILD_ID }, page.status)
  }
  const nonce = crypto.randomUUID()
  if (isWaiting(page)) c.set('nonce', nonce)
  return renderPage(c, page, await loadPageChrome(sources, t), { nonce })
}

function redirectTo(
  { location, status }: Extract<Resolution, { kind: 'redirect' }>,
  mode: PageMode,
): Response {
  return mode === 'data'
    ? answer({ kind: 'redirect', location, status, buildId: BUILD_ID }, 200)
    : new Response(null, { status, headers: { location } })
}

function answer(body: PageAnswer, status: number): Response {
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
  })
}
