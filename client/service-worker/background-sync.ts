// What is done when the connection is back and no page of the shop is open (spec 4): calls that wait are
// sent, and an order that waits is recalled. With a page open, that page does it.
import { LOGGED_IN_COOKIE } from '../../shared/customer/logged-in-cookie'
import { storePath } from '../../shared/routing/links'
import { SYNC_TASKS, WAITING_ORDER } from '../../shared/routing/offline'
import type { StoreView } from '../../shared/store-view/store-view'
import { lost, toGatewayAnswer, withoutShopper } from '../browser/offline/gateway-answer'
import { type DeviceNotice, openTaskStorage } from '../browser/offline/task-storage'
import type { GatewayAnswer, GatewayRequest, HttpPort } from '../engine/ports'
import { createTaskQueue } from '../engine/sync-tasks/task-queue'

declare const self: ServiceWorkerGlobalScope

/** Of Background Sync, which only some browsers have. */
interface SyncEvent extends ExtendableEvent {
  tag: string
}

const TIMEOUT_MS = 20_000

export function answerSync(stores: readonly StoreView[]): void {
  self.addEventListener('sync', ((event: SyncEvent) => {
    if (event.tag === SYNC_TASKS) event.waitUntil(syncTasks(stores))
    if (event.tag === WAITING_ORDER) event.waitUntil(recallOrder(stores))
  }) as EventListener)
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function syncTasks(stores: readonly StoreView[]): Promise<void> {
  const pages = await openPages()
  for (const page of pages) page.postMessage({ type: SYNC_TASKS })
  if (pages.length > 0) return
  const left = await Promise.all(stores.map((store) => queueOf(store).run()))
  // The browser tries again later.
  if (left.some((tasks) => tasks?.length !== 0)) throw new Error('Something still waits')
}

function queueOf(store: StoreView) {
  return createTaskQueue({
    http: { send: (request) => send(request, store) } satisfies HttpPort,
    tabs: { exclusively: (name, work) => navigator.locks.request(name, work) },
    storage: openTaskStorage(store.storeCode),
    login: async () => (await self.cookieStore.get(LOGGED_IN_COOKIE))?.value ?? null,
    now: () => Date.now(),
    uuid: () => crypto.randomUUID(),
    report: (what, error) => console.warn(what, error),
  })
}

async function send(request: GatewayRequest, store: StoreView): Promise<GatewayAnswer> {
  const { method, path, body, headers } = request
  try {
    const response = await fetch(storePath(path, store), {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return withoutShopper(await toGatewayAnswer(response))
  } catch {
    return lost('network')
  }
}

/** Says it on the device, unless the shopper looks at a page that says it. */
async function recallOrder(stores: readonly StoreView[]): Promise<void> {
  const pages = await openPages()
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  for (const { storeCode } of stores) {
    const notice = await openTaskStorage(storeCode).readNotice(WAITING_ORDER)
    if (notice) await show(notice)
  }
}

async function show({ title, body, url }: DeviceNotice): Promise<void> {
  if (Notification.permission !== 'granted') return
  const icon = '/icons/icon-192.png'
  await self.registration.showNotification(title, { body, icon, tag: WAITING_ORDER, data: url })
}

/** In a window of its own, unless one shows it: in any other somebody may be typing. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const page = (await openPages()).find(({ url }) => url.split(/[?#]/)[0] === href)
  await (page ? page.focus() : self.clients.openWindow(href))
}
