// Puts the service worker to work for this page, and says what it has to say (spec 4). Its code comes
// long after hydration: nothing on a first visit waits for it.
import type { Workbox } from 'workbox-window'
import {
  ASK_BUILD,
  COPY_ATTRIBUTE,
  COPY_GIVEN,
  GIVE_UP,
  PAGES_CACHE,
  SERVICE_WORKER_PATH,
  SYNC_TASKS,
} from '../../../shared/routing/offline'
import { findFirstPage } from '../first-page'
import { loadCode } from '../load-code'
import { inTime } from '../waiting/in-time'

interface Listener {
  /** A new version of the shop waits; the function shows it. */
  updated: (show: () => void) => void
  /** For want of an answer the page shows the copy seen last. */
  copyGiven: () => void
}

/** How long the version before may go on with what it still waits for, in milliseconds. */
const GIVE_UP_MS = 2000

/** How long a new version may take to take over before the page is loaded without it, in milliseconds. */
const TAKEOVER_MS = 3000

/** How long a new version may take to say of which build it is, in milliseconds; an older one never does. */
const ANSWER_MS = 3000

const SYNC_ASKED = 'shop:sync-asked'

let listener: Listener | null = null

/**
 * Registers the service worker, once for each page load; nothing where the browser has none or
 * forbids it. The listener of the last call hears it.
 */
export function hearServiceWorker(hearing: Listener): void {
  const isStarted = listener !== null
  listener = hearing
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (!navigator.onLine)
    console.info('No internet connection found. App is running in offline mode.')
  if (document.documentElement.hasAttribute(COPY_ATTRIBUTE)) hearing.copyGiven()
  // Browsers forbid it in private windows: the shop works without.
  start().catch((error: unknown) =>
    console.warn('Error during service worker registration:', error),
  )
}

async function start(): Promise<void> {
  const { messageSW, Workbox } = await loadCode(() => import('workbox-window'))
  const worker = new Workbox(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
  worker.addEventListener('message', ({ data }) => {
    if (data?.type === COPY_GIVEN) listener?.copyGiven()
    if (data?.type === SYNC_TASKS) dispatchEvent(new Event(SYNC_ASKED))
  })
  worker.addEventListener('waiting', async ({ sw }) => {
    const build =
      sw && (await inTime(ANSWER_MS, messageSW(sw, { type: ASK_BUILD })).catch(() => null))
    // Loaded after the deployment: there is nothing newer to show.
    if (build === findFirstPage().buildId) return
    console.info('New content is available; please refresh.')
    listener?.updated(() => takeOver(worker))
  })
  await worker.register()
  if (isSeenByWorker()) return
  // Also of a page that was opened while the page before it was installing the worker.
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  console.info('Content has been cached for offline use.')
  await messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache: seenBefore() } })
}

/** Whether the document came by the service worker, which may take over while a page is still loading. */
function isSeenByWorker(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.workerStart > 0
}

function takeOver(worker: Workbox): void {
  // The version before it stays as long as it waits for an answer, if need be for minutes: it is asked to
  // give up. Documents come from the network first, so the page that is loaded in the end is the new one.
  const giveUp = () => navigator.serviceWorker.controller?.postMessage({ type: GIVE_UP })
  const reload = () => location.reload()
  const overdue = [setTimeout(giveUp, GIVE_UP_MS), setTimeout(reload, TAKEOVER_MS)]
  worker.addEventListener('controlling', () => {
    overdue.forEach(clearTimeout)
    reload()
  })
  worker.messageSkipWaiting()
}

/** What this page was made of before a service worker could see it. */
function seenBefore(): (string | [string, RequestInit])[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return [[location.href, { headers: { accept: 'text/html' } }], ...files]
}

/** Calls back when the service worker asks for what waits to be sent; returns how to stop. */
export function watchSyncAsked(asked: () => void): () => void {
  addEventListener(SYNC_ASKED, asked)
  return () => removeEventListener(SYNC_ASKED, asked)
}

/** Background Sync, where the browser has it: the worker wakes when there is a connection again. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** Asks the browser to wake the service worker with a connection; without one, pages do it alone. */
export async function wakeWorkerLater(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration: SyncRegistration | undefined =
      await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(tag)
  } catch (error) {
    console.info('The browser does not sync in the background:', error)
  }
}

/** Whether a document can be had without a connection, because it was seen before. */
export async function isDocumentKept(path: string): Promise<boolean> {
  if (!('caches' in window)) return false
  try {
    const found = await caches.match(path, { cacheName: PAGES_CACHE, ignoreVary: true })
    return found !== undefined
  } catch {
    // Storage that is forbidden keeps nothing.
    return false
  }
}
