import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import { OPENING_RETRY_SECONDS } from '../../../shared/contract/opening'
import { createTranslate } from '../../../shared/i18n/messages'
import { isAppUrl } from '../../../shared/routing/app-url'
import { type CleanPath, cleanPath } from '../../../shared/routing/clean-path'
import type { Page, PageAnswer, PageData } from '../../../shared/routing/page'
import type { PageChrome } from '../../../shared/routing/page-chrome'
import { isWaiting, settlePage } from '../../../shared/routing/settle-page'
import { splitStoreCode } from '../../../shared/store-view/detect-store'
import type { AppEnv } from '../app-env'
import type { RenderedPage } from '../cache/kept-page'
import type { PageMode } from '../cache/page-cache'
import { recordReads } from '../cache/record-reads'
import { asAppVisit } from '../http/app-visit'
import { faultPage, loadPage } from '../load/load-page'
import { loadPageChrome } from '../load/load-page-chrome'
import { createLookups } from '../load/lookups'
import type { PageContext } from '../load/page-outcome'
import type { Sources } from '../load/sources'
import { toMarkdown } from '../markdown/to-markdown'
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

type Redirect = Extract<Resolution, { kind: 'redirect' }>

/** Seconds after which a crawler may come back while an upstream is down. */
const OUTAGE_RETRY_SECONDS = 30

/** Makes one page, from its address to its bytes: resolve, load, render. */
export async function makePage(
  c: Context<AppEnv>,
  shared: Sources,
  wanted: PageToMake,
): Promise<RenderedPage> {
  const reads = recordReads(shared.cache)
  const sources = { ...shared, cache: reads.cache }
  const { context, clean } = contextOf(sources, asAppVisit(c, wanted.url))
  // Side by side: what stands around a page waits for nothing on it.
  const [found, chrome] = await Promise.all([
    find(sources, context, clean),
    wanted.mode === 'html' ? loadChrome(c, sources, context) : null,
  ])
  if ('location' in found) {
    return { response: redirectTo(found, wanted.mode), kind: 'redirect', ...reads.outcome() }
  }
  const { refused } = shared
  const whole: Page = refused ? { ...found, refused } : found
  const page = wanted.mayStream ? whole : await settlePage(whole)
  const response = await encode(c, page, chrome, context, wanted.mode)
  if (page.status === 503) response.headers.set('retry-after', String(retryAfter(page)))
  const isStreamed = chrome !== null && isWaiting(page)
  return { response, kind: page.data.route, isStreamed, ...reads.outcome() }
}

async function loadChrome(
  c: Context<AppEnv>,
  sources: Sources,
  { t, url }: PageContext,
): Promise<PageChrome> {
  const chrome = await loadPageChrome(sources, t)
  return isAppUrl(url) ? { ...chrome, wrapperOrigins: c.get('settings').wrapperOrigins } : chrome
}

function contextOf(
  { store }: Sources,
  url: URL,
): { context: PageContext; clean: CleanPath | null } {
  const inStore = splitStoreCode(url.pathname).path
  const clean = cleanPath(inStore)
  const t = createTranslate(messagesOf(store.storeCode))
  return { context: { url, path: clean?.path ?? inStore, t }, clean }
}

function resolve(
  sources: Sources,
  context: PageContext,
  clean: CleanPath | null,
): Promise<Resolution> | Resolution {
  if (!clean) return { kind: 'page-not-found' }
  const query = context.url.searchParams
  const noResultPath = context.t('seo.no-result-path')
  const visit = { store: sources.store, ...clean, query, noResultPath }
  return resolvePath(visit, createLookups(sources))
}

async function find(
  sources: Sources,
  context: PageContext,
  clean: CleanPath | null,
): Promise<Page | Redirect> {
  const resolution = await resolve(sources, context, clean)
  if (resolution.kind === 'redirect') return resolution
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

async function toData(page: Page): Promise<Response> {
  return answer({ kind: 'page', page: await settlePage(page), buildId: BUILD_ID }, page.status)
}

async function encode(
  c: Context<AppEnv>,
  page: Page,
  chrome: PageChrome | null,
  { t }: PageContext,
  mode: PageMode,
): Promise<Response> {
  if (chrome) return await renderHtml(c, page, chrome)
  return mode === 'markdown' ? await toMarkdownAnswer(page, t) : await toData(page)
}

async function toMarkdownAnswer(page: Page, t: PageContext['t']): Promise<Response> {
  const { canonical, robots } = page.seo
  const headers = new Headers({ 'content-type': 'text/markdown; charset=UTF-8' })
  // HTML says both in its head.
  if (canonical) headers.set('link', `<${canonical}>; rel="canonical"`)
  if (robots !== 'index,follow') headers.set('x-robots-tag', robots)
  return new Response(toMarkdown(await settlePage(page), t), { status: page.status, headers })
}

function renderHtml(c: Context<AppEnv>, page: Page, chrome: PageChrome): Promise<Response> {
  const nonce = crypto.randomUUID()
  if (isWaiting(page)) c.set('nonce', nonce)
  if (takesCards(page.data)) c.set('takesCards', true)
  return renderPage(c, page, chrome, { nonce })
}

/** The pages on which a card is typed or a wallet is opened. */
function takesCards(data: PageData): boolean {
  return data.route === 'checkout-return' || (data.route === 'express' && data.wallet !== null)
}

function redirectTo({ location, status }: Redirect, mode: PageMode): Response {
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
