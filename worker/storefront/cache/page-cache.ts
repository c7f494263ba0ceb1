// Rendered pages, kept by store, origin, address and mode (design 5.6). A page is rendered
// without a session; an answer that is personal all the same is refused here. While one request
// renders a cold page, the others wait for its bytes instead of rendering it themselves.
import type { Result } from '../../../shared/result'
import { originOf } from '../../../shared/store-view/detect-store'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { isPublicUrl, toCacheUrl } from './cache-url'
import { decidePage } from './decide-page'
import {
  type KeptPage,
  mayKeep,
  type RenderedPage,
  toKeptPage,
  toRenderedPage,
  withCacheFacts,
} from './kept-page'
import type { MemoryLayer } from './memory-layer'
import { isNarrowed } from './narrowed-address'
import type { PageStore } from './page-store'
import type { PurgeView } from './purge-view'
import type { RepeatFilter } from './repeat-filter'
import type { SingleFlight, WaitUntil } from './single-flight'

/** HTML for a first visit, data for a navigation, Markdown for programs that ask for it. */
export type PageMode = 'html' | 'data' | 'markdown'

/** What is kept as pages are, parts of feeds among it. */
export type KeptMode = PageMode | 'feed'

export interface PageRequest {
  url: URL
  method: string
  mode: KeptMode
  /** Whether an editor sees a draft; drafts are never kept. */
  isPreview: boolean
  /**
   * Whether this visitor may have another page made, or the answer that says no: what is kept is
   * still given.
   */
  mayMake: (url: URL) => Promise<Result<null, Response>>
}

/**
 * Renders the page at an address that has been cleaned of campaign marks. What may stream carries a
 * nonce of its own and is for one visitor; what may not is whole and can be kept.
 */
export type RenderPage = (url: URL, options: { mayStream: boolean }) => Promise<RenderedPage>

export interface PageCacheSetup {
  store: PageStore
  memory: MemoryLayer<KeptPage>
  purges: PurgeView
  flight: SingleFlight
  repeats: RepeatFilter
  storeCode: StoreCode
  /** Changes with every build. */
  version: string
  isOn: boolean
  waitUntil: WaitUntil
  report: (event: string) => void
}

export interface PageCache {
  serve(request: PageRequest, render: RenderPage): Promise<Response>
}

export function createPageCache(setup: PageCacheSetup): PageCache {
  const { store, memory, purges, flight, repeats, waitUntil } = setup

  async function find(key: string): Promise<KeptPage | null> {
    const page = memory.get(key) ?? (await recall(key))
    return !page || purges.isPurged(page.tags, page.asOf) ? null : page
  }

  async function recall(key: string): Promise<KeptPage | null> {
    const page = await store.get(key)
    if (page) memory.set(key, page, page.body.byteLength)
    return page
  }

  /**
   * Renders, keeps what may be kept, and answers with plain bytes that many requests can share. The
   * first request gets the response itself, so that its bytes flow while they are made.
   */
  async function renderAndKeep(
    key: string,
    url: URL,
    render: RenderPage,
    answerFirst?: (rendered: RenderedPage) => void,
  ): Promise<KeptPage> {
    const made = { at: Date.now(), asOf: purges.knownUntil() }
    const rendered = await render(url, { mayStream: answerFirst !== undefined })
    const copy = rendered.isStreamed ? null : rendered.response.clone()
    answerFirst?.(rendered)
    const whole = copy ? { ...rendered, response: copy } : await render(url, { mayStream: false })
    const page = await toKeptPage(whole, made)
    if (mayKeep(whole)) keep(key, page, isNarrowed(url))
    else if (whole.response.headers.has('set-cookie')) setup.report('page-with-cookie-refused')
    return page
  }

  function keep(key: string, page: KeptPage, rare: boolean) {
    memory.set(key, page, page.body.byteLength)
    const isWorthIt = page.status !== 404 && (!rare || repeats.isRepeat(key))
    if (isWorthIt) waitUntil(store.put(key, page, rare))
  }

  function renew(key: string, url: URL, render: RenderPage) {
    const renewing = flight.run(`renew ${key}`, () => renderAndKeep(key, url, render), waitUntil)
    waitUntil(renewing.catch(() => setup.report('page-renewal-failed')))
  }

  async function bypass(request: PageRequest, url: URL, render: RenderPage): Promise<Response> {
    const allowed = await request.mayMake(url)
    if (!allowed.ok) return allowed.error
    return withCacheFacts(await render(url, { mayStream: true }), 'bypass', 0)
  }

  async function serveNew(
    key: string,
    url: URL,
    render: RenderPage,
    old: KeptPage | null,
  ): Promise<Response> {
    const first = Promise.withResolvers<RenderedPage>()
    const shared = flight.run(key, () => renderAndKeep(key, url, render, first.resolve), waitUntil)
    const rendered = await Promise.race([first.promise, shared.then(toRenderedPage)])
    if (rendered.response.status < 500 || !old) return withCacheFacts(rendered, 'miss', 0)
    await rendered.response.body?.cancel()
    return serveKept(old, 'stale')
  }

  function serveKept(page: KeptPage, outcome: 'hit' | 'stale'): Response {
    return withCacheFacts(toRenderedPage(page), outcome, Date.now() - page.at)
  }

  return {
    async serve(request, render) {
      const url = request.isPreview ? request.url : toCacheUrl(request.url)
      if (!setup.isOn || !isPublicVisit(request, url)) return bypass(request, url, render)
      await purges.ready(waitUntil)
      const key = keyOf(setup, request.mode, url)
      const decision = decidePage(await find(key), Date.now())
      if (decision.does === 'give') {
        if (decision.outcome === 'stale') renew(key, url, render)
        return serveKept(decision.page, decision.outcome)
      }
      const allowed = await request.mayMake(url)
      if (allowed.ok) return serveNew(key, url, render, decision.old)
      return decision.old ? serveKept(decision.old, 'stale') : allowed.error
    },
  }
}

function isPublicVisit({ isPreview, method }: PageRequest, url: URL): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !isPreview && isPublicUrl(url)
}

/** The links on a page begin with an origin, so pages of another origin are other pages. */
function keyOf(setup: PageCacheSetup, mode: KeptMode, url: URL): string {
  const { version, storeCode } = setup
  const scope = [version, storeCode, originOf(storeViewOf(storeCode), url), mode]
  return `https://pages.internal/${scope.map(encodeURIComponent).join('/')}${url.pathname}${url.search}`
}
