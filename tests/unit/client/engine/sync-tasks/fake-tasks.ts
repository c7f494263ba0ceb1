// A shop and a browser that keep sync tasks, for tests: the server knows copies of a call by their name.
import type { GatewayAnswer, GatewayRequest } from '../../../../../client/engine/ports'
import type { SyncTask } from '../../../../../client/engine/sync-tasks/sync-task'
import {
  createTaskQueue,
  type TaskStorage,
} from '../../../../../client/engine/sync-tasks/task-queue'
import { IDEMPOTENCY_HEADER } from '../../../../../shared/contract/wire/wire-names'

export const answered = (code: number, result: unknown = 'ok', meta?: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  meta,
  retryAfterMs: null,
})
export const LOST: GatewayAnswer = { kind: 'lost', reason: 'network' }

export interface FakeShop {
  /** What was done, in order, each once. */
  done: string[]
  /** Requests that are being answered: never more than one. */
  atOnce: number
  most: number
  /** What becomes of the next requests; then all is well. */
  answers: (GatewayAnswer | 'answer lost')[]
  sent: GatewayRequest[]
}

export const openFakeShop = (): FakeShop => ({
  done: [],
  atOnce: 0,
  most: 0,
  answers: [],
  sent: [],
})

async function answer(shop: FakeShop, request: GatewayRequest): Promise<GatewayAnswer> {
  shop.sent.push(request)
  const next = shop.answers.shift() ?? answered(200)
  if (next !== 'answer lost' && (next.kind === 'lost' || next.code >= 429)) return next
  const name = request.headers?.[IDEMPOTENCY_HEADER] ?? ''
  if (!shop.done.includes(name)) shop.done.push(name)
  return next === 'answer lost' ? LOST : next
}

export interface FakeBrowser {
  kept: Map<string, unknown>
  /** Nothing can be kept or read. */
  isBroken: boolean
  now: number
  reports: string[]
  /** Which login it has; null for a guest. */
  login: string | null
  /** The tail of who holds the lock. */
  lock: Promise<unknown>
}

export const openFakeBrowser = (): FakeBrowser => ({
  kept: new Map(),
  isBroken: false,
  now: 1_000_000,
  reports: [],
  login: null,
  lock: Promise.resolve(),
})

/** Nothing of a tab that has died goes on. */
const forever = () => new Promise<never>(() => undefined)

function storageOf(browser: FakeBrowser, tab: { isAlive: boolean }): TaskStorage {
  function inTab<T>(work: () => T): Promise<T> {
    if (!tab.isAlive) return forever()
    if (browser.isBroken) return Promise.reject(new DOMException('Full', 'QuotaExceededError'))
    const done = work()
    return Promise.resolve().then(() => (tab.isAlive ? done : forever()))
  }
  return {
    all: () => inTab(() => [...browser.kept].map(([key, kept]) => ({ key, kept }))),
    put: (task) => inTab(() => void browser.kept.set(task.task_id, structuredClone(task))),
    remove: (keys) =>
      inTab(() => {
        for (const key of keys) browser.kept.delete(key)
      }),
  }
}

/** The queue of one tab. A tab that dies does nothing more. */
export function openTab(browser: FakeBrowser, shop: FakeShop) {
  const tab = { isAlive: true }
  const told: SyncTask[] = []
  const deaths: (() => void)[] = []
  const queue = createTaskQueue({
    http: {
      async send(request) {
        if (!tab.isAlive) return forever()
        shop.atOnce += 1
        shop.most = Math.max(shop.most, shop.atOnce)
        await Promise.resolve()
        const said = await answer(shop, request)
        shop.atOnce -= 1
        return tab.isAlive ? said : forever()
      },
    },
    tabs: {
      exclusively(_name, work) {
        const before = browser.lock
        const turn = before.then(() => (tab.isAlive ? work() : forever()))
        // A tab that dies lets go of it.
        const died = new Promise<void>((over) => {
          deaths.push(over)
        })
        browser.lock = Promise.race([turn.catch(() => undefined), died])
        return turn
      },
    },
    storage: storageOf(browser, tab),
    login: () => browser.login,
    now: () => browser.now,
    uuid: () => crypto.randomUUID(),
    report: (what) => browser.reports.push(what),
  })
  return {
    ...queue,
    told,
    tell: () => queue.acknowledge((task) => told.push(task)),
    die() {
      tab.isAlive = false
      for (const over of deaths) over()
    },
  }
}
