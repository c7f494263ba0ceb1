// What is asked for without a connection and sent later (spec 3 and 4): the real queue of sync tasks over
// what the tabs and the service worker of a browser share. When a page sends is modelled after
// use-back-online.ts and use-sync-tasks.ts, what the worker does after background-sync.ts.
import { createBrowserHttp } from '../../../client/browser/browser-http'
import { withoutShopper } from '../../../client/browser/offline/gateway-answer'
import { toSubscriptionTask } from '../../../client/engine/newsletter-calls'
import type { HttpPort, Ports } from '../../../client/engine/ports'
import type { SyncTask } from '../../../client/engine/sync-tasks/sync-task'
import { createTaskQueue, type TaskStorage } from '../../../client/engine/sync-tasks/task-queue'
import { isRecord } from '../../../shared/json/is-record'
import { endTab, hold, type Tab, unload } from '../machines/browser'
import { inTab } from '../machines/surroundings'
import type { Ledger, WaitingCall } from './ledger'

const CRASHES = ['crashes before it is kept', 'crashes after it is kept'] as const
/** As use-sync-tasks.ts. */
const AGAIN_MS = 60_000
const STORAGE_FAULTS = ['cannot be written'] as const

const forever = () => new Promise<never>(() => undefined)

/** What a browser keeps, as one tab or its worker reaches it, which may die at each write. */
function storageOf(ledger: Ledger, tab: Tab, die: (tab: Tab) => void): TaskStorage {
  const { browser } = tab
  const { weather, trace } = browser.way

  async function write(keys: readonly string[], work: () => void): Promise<void> {
    if (!tab.isAlive) return forever()
    const { fault } = weather.draw('storage', `${browser.name} tasks`, STORAGE_FAULTS)
    if (fault) throw new DOMException('Full', 'QuotaExceededError')
    const crash = weather.draw('tab', `${browser.name} task`, CRASHES).fault
    const call = crash && keys.length > 0 ? callOf(ledger, browser.tasks.get(keys[0] ?? '')) : null
    if (call) call.isHalfTold = true
    if (crash !== 'crashes before it is kept') work()
    if (!crash) return
    trace(`${browser.name} ${crash} with a task`)
    die(tab)
    return forever()
  }

  return {
    all: async () =>
      tab.isAlive ? [...browser.tasks].map(([key, kept]) => ({ key, kept })) : forever(),
    put: (task) => write([], () => void browser.tasks.set(task.task_id, structuredClone(task))),
    remove: (keys) =>
      write(keys, () => {
        for (const key of keys) browser.tasks.delete(key)
      }),
  }
}

/** Which call a task is about; what nobody asked for is none. */
function callOf({ calls }: Ledger, task: unknown): WaitingCall | undefined {
  const body = isRecord(task) && isRecord(task.payload) ? task.payload.body : null
  return calls.find(({ email }) => isRecord(body) && body.email === email)
}

type QueuePorts = Pick<Ports, 'http' | 'tabs' | 'clock'>

function openQueue(ports: QueuePorts, { browser }: Tab, storage: TaskStorage) {
  return createTaskQueue({
    http: ports.http,
    tabs: ports.tabs,
    storage,
    // What is asked for here needs no login.
    login: () => null,
    now: ports.clock.now,
    uuid: () => crypto.randomUUID(),
    report: (what) => browser.way.trace(`${browser.name}: ${what}`),
  })
}

interface PageSetup {
  ledger: Ledger
  tab: Tab
  ports: Ports
  /** Where a defect can be put. */
  wrap: ((storage: TaskStorage) => TaskStorage) | undefined
}

export interface PageCalls {
  /** Subscribes to the newsletter without a connection; nothing is promised that is not kept. */
  subscribe: (email: string) => void
}

/** The calls of a page that is opened: what waits is sent at once, and when the connection is back. */
export function openPageCalls({ ledger, tab, ports, wrap }: PageSetup): PageCalls {
  const own = storageOf(ledger, tab, endTab)
  const queue = openQueue(ports, tab, wrap ? wrap(own) : own)
  const tell = (task: SyncTask) => void callOf(ledger, task)?.told.push(task.code)

  let cancel = () => {}
  async function sync(): Promise<void> {
    if (!ports.online.isOnline()) return
    const left = await queue.run()
    await queue.acknowledge(tell)
    cancel()
    if (left && left.length > 0) cancel = ports.clock.after(AGAIN_MS, () => void sync())
  }

  void sync()
  ports.online.watch(() => void sync())
  return {
    subscribe(email) {
      if (ports.online.isOnline()) return
      const call: WaitingCall = {
        shopper: tab.browser.name,
        email,
        isKept: false,
        told: [],
        isHalfTold: false,
      }
      ledger.calls.push(call)
      void queue.add(toSubscriptionTask(email)).then((isKept) => {
        call.isKept = isKept
      })
    },
  }
}

/** The browser wakes the service worker, which sends what waits where no page is open to do so. */
export function wakeWorker(ledger: Ledger, worker: Tab, fetchOfWorker: typeof fetch): void {
  const { browser } = worker
  const isPageOpen = browser.tabs.some(({ isAlive }) => isAlive)
  if (isPageOpen || !browser.isOnline) return
  const { clock } = browser.way
  const http = createBrowserHttp(browser.store)
  const surroundings = {
    isOnline: () => browser.isOnline,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    fetch: fetchOfWorker,
  }
  const port: HttpPort = {
    async send(request) {
      return withoutShopper(await inTab(surroundings, () => http.send(request)))
    },
  }
  const ports: QueuePorts = {
    http: port,
    tabs: { watch: () => () => undefined, exclusively: (name, work) => hold(worker, name, work) },
    clock: { now: () => clock.now() + browser.skew, after: clock.after },
  }
  void openQueue(ports, worker, storageOf(ledger, worker, unload)).run()
}
