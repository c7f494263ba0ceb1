// The service worker of the shop (spec 1 and 4): it keeps what was seen for when there is no
// connection. A small program of its own, built for itself and served at /sw.js.
import { buildId, files, words } from 'virtual:built-files'
import { clientsClaim, type RouteHandlerCallback, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import {
  type Strategy as Answerer,
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
} from 'workbox-strategies'
import { dataLink, storePath } from '../../shared/routing/links'
import { ASK_BUILD, GIVE_UP, OFFLINE_PATH, PAGES_CACHE } from '../../shared/routing/offline'
import { detectStore, splitStoreCode } from '../../shared/store-view/detect-store'
import { STORE_VIEWS } from '../../shared/store-view/store-views'
import { answerInTime } from './answer-in-time'
import { answerSync } from './background-sync'
import { dataCopies, documentCopies } from './copies'
import { decideRequest, type Strategy } from './decide-request'
import { keptCards } from './kept-cards'
import { otherSizes, PICTURES_CACHE } from './other-sizes'

declare const self: ServiceWorkerGlobalScope

/** How long a page may take before its copy is shown, in seconds. */
const PATIENCE = 3

/** How long a page and its pictures are kept after they were loaded, in seconds. */
const MONTH = 30 * 24 * 60 * 60

const atMost = (maxEntries: number, maxAgeSeconds?: number) =>
  new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
    ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
  })

/** How long a request may take that no page waits for, in milliseconds. */
const BACKGROUND_MS = 60_000

/** What is being asked for can be ended: a new version cannot take over from a worker that is busy. */
let asking = new AbortController()
const maybeEnded: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    // The loading of a document cannot be ended here.
    if (request.mode === 'navigate') return request
    const signals = [request.signal, asking.signal]
    if (!(event instanceof FetchEvent)) signals.push(AbortSignal.timeout(BACKGROUND_MS))
    return new Request(request, { signal: AbortSignal.any(signals) })
  },
}

// What was kept is found whatever a request says that it accepts.
const matchOptions = { ignoreVary: true }

// Files of builds before this one stay for a while: pages that are open, or were kept, need them. None
// grows old, since a name holds its content.
const codeFiles = new CacheFirst({
  cacheName: 'files',
  matchOptions,
  plugins: [maybeEnded, atMost(500)],
})
const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  matchOptions,
  plugins: [maybeEnded, otherSizes, atMost(300, MONTH)],
})
const documents = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE,
  matchOptions,
  plugins: [maybeEnded, documentCopies, atMost(50, MONTH)],
})
const pageData = new NetworkFirst({
  cacheName: 'page-data',
  networkTimeoutSeconds: PATIENCE,
  matchOptions,
  plugins: [maybeEnded, dataCopies, atMost(50, MONTH)],
})

const ANSWERERS: Record<Exclude<Strategy, 'none'>, Answerer | RouteHandlerCallback> = {
  file: codeFiles,
  picture: pictures,
  page: answerInTime(documents),
  data: pageData,
  menu: new NetworkFirst({
    cacheName: 'menu',
    networkTimeoutSeconds: PATIENCE,
    matchOptions,
    plugins: [maybeEnded],
  }),
  cards: new NetworkFirst({
    networkTimeoutSeconds: PATIENCE,
    plugins: [maybeEnded, keptCards],
  }),
  'own-page': answerInTime(new NetworkOnly()),
  // One that is paid on, or proven by its address, is asked for once, however long that takes.
  'private-page': new NetworkOnly(),
}

for (const [strategy, answerer] of Object.entries(ANSWERERS)) {
  registerRoute(({ request, url }) => strategyOf(request, url) === strategy, answerer)
}

function strategyOf(request: Request, url: URL): Strategy {
  return decideRequest({
    method: request.method,
    url,
    origin: self.location.origin,
    isNavigation: request.mode === 'navigate',
    accept: request.headers.get('accept') ?? '',
  })
}

/** The stores on this host: one, or each below its own code. */
const stores = [
  detectStore(self.location.host, '/').store,
  ...STORE_VIEWS.filter(({ appendStoreCode }) => appendStoreCode),
]

precache(stores.map((store) => ({ url: storePath(OFFLINE_PATH, store), revision: buildId })))

// A document that is neither to be had nor kept: the offline page, at its address.
setCatchHandler(async ({ request }) => {
  if (!(request instanceof Request) || request.mode !== 'navigate') return Response.error()
  const url = new URL(request.url)
  const { prefix } = splitStoreCode(url.pathname)
  const page = await matchPrecache(prefix + OFFLINE_PATH)
  if (!page) return Response.error()
  return strategyOf(request, url) === 'own-page' ? drawnSoon(page) : page
})

/** The page is drawn by script in its place, and what it says is not read meanwhile (`base.css`). */
async function drawnSoon(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('<html', '<html data-drawn-soon'), page)
}

self.addEventListener('install', (event) => event.waitUntil(prepare(event)))
clientsClaim()
answerSync(stores)
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload.enable())
})
// A new version waits until the shopper says so.
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === ASK_BUILD) ports[0]?.postMessage(buildId)
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === GIVE_UP) {
    asking.abort()
    asking = new AbortController()
  }
})

/**
 * All code, with the words of these stores, and home, to which shoppers are led back (spec 8). The flags
 * stand on every page, though a browser asks for one only when it is scrolled to.
 */
async function prepare(event: ExtendableEvent): Promise<void> {
  const needed = [...files, ...stores.flatMap(({ storeCode }) => words[storeCode])]
  await Promise.all(needed.map((file) => load(codeFiles, event, new Request(file))))
  const home = stores.map((store) => storePath('/', store))
  const headers = { accept: 'text/html' }
  await Promise.allSettled([
    ...home.map((path) => load(documents, event, new Request(path, { headers }))),
    ...home.map((path) => load(pageData, event, new Request(dataLink(path)))),
    ...STORE_VIEWS.map(({ i18n }) => load(pictures, event, new Request(i18n.flagImagePath))),
  ])
}

async function load(answerer: Answerer, event: ExtendableEvent, request: Request): Promise<void> {
  const [response, whenKept] = answerer.handleAll({ event, request })
  await response
  await whenKept
}
