// The queue of sync tasks (spec 4; contract 2.6): in the order in which they were asked for, by one tab
// at a time, until each has an outcome. A service worker runs the same queue where no page is open; what
// came of it is told by the next page.
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { isRecord } from '../../../shared/json/is-record'
import type { GatewayAnswer, HttpPort, TabsPort } from '../ports'
import { type AskedTask, parseTask, prepareTask, type SyncTask, withOutcome } from './sync-task'

/** Tasks that this browser keeps. Each call may reject. */
export interface TaskStorage {
  /** Whatever is kept, in the order in which it came. */
  all(): Promise<{ key: string; kept: unknown }[]>
  put(task: SyncTask): Promise<void>
  remove(keys: readonly string[]): Promise<void>
}

export interface TaskQueue {
  /** False where this browser cannot keep it: then nothing is promised. */
  add: (asked: AskedTask) => Promise<boolean>
  /** Sends what waits, as long as there are answers. How many still wait; null where nothing can be read. */
  run: () => Promise<number | null>
  /** Hands over each outcome that no page has told yet, once. */
  acknowledge: (tell: (task: SyncTask) => void) => Promise<void>
  /** Drops what has not left. */
  clearNotTransmited: () => Promise<void>
  /** The kept results of this path, the newest last. */
  resultsOf: (url: string) => Promise<unknown[]>
}

interface Setup {
  http: HttpPort
  tabs: Pick<TabsPort, 'exclusively'>
  storage: TaskStorage
  now: () => number
  uuid: () => string
  report: (what: string, error?: unknown) => void
}

/** The lock under which one tab or worker at a time sends. */
const LOCK = 'sync-tasks'
/** Nobody wants it any more after so long. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000
const CART_ID = '{{cartId}}'
const NOT_FOUND = 404
const TOO_MANY = 429
const SERVER_FAULT = 500

/** Opens the queue. Its functions never throw. */
export function createTaskQueue(setup: Setup): TaskQueue {
  const { http, tabs, storage, now, uuid, report } = setup

  /** The tasks that can be read; what is broken or too old goes. */
  async function read(): Promise<SyncTask[]> {
    const all = (await storage.all()).map(({ key, kept }) => ({ key, task: parseTask(kept) }))
    const isLost = (task: SyncTask | null) => !task || now() - task.created_at > KEPT_FOR_MS
    const lost = all.filter(({ task }) => isLost(task)).map(({ key }) => key)
    if (lost.length > 0) {
      report(`${lost.length} sync tasks are broken or too old`)
      await storage.remove(lost)
    }
    return all.flatMap(({ task }) => (task && !isLost(task) ? [task] : []))
  }

  /** Nothing of the storage ends in an exception. */
  async function safely<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      report(what, error)
      return null
    }
  }

  async function sendAll(): Promise<number> {
    const waiting = (await read()).filter(({ transmited }) => !transmited)
    let sent = 0
    for (const task of waiting) {
      const done = await sendTask(http, task, now(), report)
      if (!done) break
      await storage.put(done)
      sent += 1
    }
    return waiting.length - sent
  }

  return {
    async add(asked) {
      const task = prepareTask(asked, `${now()}-${uuid()}`, now())
      const kept = await safely('A sync task cannot be kept', async () => {
        await storage.put(task)
        return true
      })
      return kept !== null
    },
    run: () => safely('Sync tasks cannot be read', () => tabs.exclusively(LOCK, sendAll)),
    async acknowledge(tell) {
      await safely('Sync tasks cannot be told', () =>
        tabs.exclusively(LOCK, async () => {
          for (const task of await read()) {
            if (!task.transmited || task.acknowledged) continue
            // First: a page that is closed meanwhile has told it, and none tells it twice.
            if (task.is_result_cacheable) await storage.put({ ...task, acknowledged: true })
            else await storage.remove([task.task_id])
            tell(task)
          }
        }),
      )
    },
    async clearNotTransmited() {
      await safely('Sync tasks cannot be cleared', () =>
        tabs.exclusively(LOCK, async () => {
          const waiting = (await read()).filter(({ transmited }) => !transmited)
          await storage.remove(waiting.map(({ task_id }) => task_id))
        }),
      )
    },
    async resultsOf(url) {
      const tasks = (await safely('Sync tasks cannot be read', read)) ?? []
      const isKept = (task: SyncTask) => task.is_result_cacheable && task.transmited
      return tasks.filter((task) => task.url === url && isKept(task)).map(({ result }) => result)
    },
  }
}

/** The task with its outcome; null where nobody has answered for good. */
async function sendTask(
  http: HttpPort,
  task: SyncTask,
  now: number,
  report: Setup['report'],
): Promise<SyncTask | null> {
  const { method, body, headers } = task.payload
  const answer = await http.send({
    method,
    path: task.url,
    ...(body === undefined ? {} : { body }),
    // A copy of it is known by its name (trust C11).
    headers: { ...headers, [IDEMPOTENCY_HEADER]: task.task_id },
  })
  if (!isFinal(answer)) return null
  if (!lacksCart(task, answer)) return withOutcome(task, answer, now)
  const result = `Error executing sync task ${task.url} the required cartId argument is null. Re-creating shopping cart synchro`
  report(result)
  return withOutcome(task, { ...answer, result }, now)
}

/** "Not now" is no outcome, and neither is what something on the way has said. */
function isFinal(answer: GatewayAnswer): answer is Extract<GatewayAnswer, { kind: 'answered' }> {
  return answer.kind === 'answered' && answer.code !== TOO_MANY && answer.code < SERVER_FAULT
}

/** The task was about a cart, and the session has none (spec 5). */
function lacksCart({ url }: SyncTask, { code, meta }: { code: number; meta?: unknown }): boolean {
  const isGone = code === NOT_FOUND && isRecord(meta) && meta.reason === 'cart-not-found'
  return isGone && url.includes(CART_ID)
}
