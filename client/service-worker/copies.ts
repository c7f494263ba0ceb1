// Which answers are kept as copies of pages, and how a copy says that it is one.
import type { WorkboxPlugin } from 'workbox-core'
import { withoutApp } from '../../shared/routing/app-url'
import { COPY_ATTRIBUTE, COPY_GIVEN, KEEP_HEADER } from '../../shared/routing/offline'

declare const self: ServiceWorkerGlobalScope

type KeepFacts = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/** Only what the shop says everybody gets alike: nothing of a person, no draft, no cookie's answer. */
export function mayBeKept({ status, type, redirected, headers }: KeepFacts): boolean {
  return status === 200 && type === 'basic' && !redirected && headers.has(KEEP_HEADER)
}

/**
 * Under which address a page is kept. The start page of an installed shop is home (spec 2, alias
 * /pwa.html), and the first page of the native app is that of the rest of its visit.
 */
export function addressOf({ url }: Pick<Request, 'url'>): string {
  return withoutApp(new URL(url)).href.replace(/\/pwa\.html(?=$|\?)/, '/')
}

async function markDocument(copy: Response): Promise<Response> {
  const html = await copy.text()
  const headers = new Headers(copy.headers)
  headers.delete('content-length')
  return new Response(html.replace('<html', `<html ${COPY_ATTRIBUTE}=""`), { headers })
}

async function tellPage(clientId: string): Promise<void> {
  const page = await self.clients.get(clientId)
  page?.postMessage({ type: COPY_GIVEN })
}

/** Keeps public pages, and marks the copies of documents. */
export const documentCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => addressOf(request),
  cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? markDocument(cachedResponse) : null,
}

/** Keeps public pages as data, and tells a page that it gets a copy. */
export const dataCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => addressOf(request),
  cacheWillUpdate: documentCopies.cacheWillUpdate,
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (cachedResponse && event instanceof FetchEvent) await tellPage(event.clientId)
    return cachedResponse
  },
}
