// The queue of sync tasks (spec 4; contract 2.6): in the order in which they were asked for, by one tab
// at a time, until each has an outcome, which the shopper is told whatever it is. A service worker runs
// the same queue where no page is open; what came of it is told by the next page.
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { isRecord } from '../../../shared/json/is-record'
import type { HttpPort, TabsPort } from '../ports'
import { NOT_SENT } from './not-sent'
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
  /**
   * Sends what waits, as long as there are answers. What still waits; null where nothing can be read. A
   * task that the shop fails to do holds up those for the same path alone.
   */
  run: () => Promise<SyncTask[] | null>
  /** Hands over each outcome that no page has told yet, once; `code` is NOT_SENT where there is none. */
  acknowledge: (tell: (task: SyncTask) => void) => Promise<void>
  /**
   * A login is over (trust R7): what has not left and needs one fails, and the rest waits on.
   * @param known tasks that waited a moment ago: the browser may have been told to forget them
   */
  clearNotTransmited: (
    known: readonly SyncTask[],
    needsLogin: (task: SyncTask) => boolean,
  ) => Promise<void>
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
/** What has waited for so long fails, and what came of it is kept no longer. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** In the place of what this browser keeps and cannot read. */
const UNREADABLE: AskedTask = { url: '', payload: { method: 'GET' } }
const CART_ID = '{{cartId}}'
const NOT_FOUND = 404
const TOO_MANY = 429
const SERVER_FAULT = 500

/** Opens the queue. Its functions never throw. */
export function createTaskQueue(setup: Setup): TaskQueue {
  const { http, tabs, storage, now, uuid, report } = setup

  /** What is kept, in its order. What cannot be read and what has waited for too long has failed. */
  async function read(): Promise<SyncTask[]> {
    return (await storage.all()).map(({ key, kept }) => {
      const task = parseTask(kept)
      if (task?.task_id !== key) return failed(prepareTask(UNREADABLE, key, now()))
      return !task.transmited && isOld(task) ? failed(task) : task
    })
  }

  const isOld = (task: SyncTask) => now() - task.created_at > KEPT_FOR_MS

  function failed(task: SyncTask): SyncTask {
    report(`The sync task ${task.task_id} cannot be sent`)
    return withOutcome(task, { code: NOT_SENT, result: null }, now())
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

  async function sendAll(): Promise<SyncTask[]> {
    const waiting = (await read()).filter(({ transmited }) => !transmited)
    const left: SyncTask[] = []
    let mayGoOn = true
    for (const task of waiting) {
      const isHeldUp = !mayGoOn || left.some(({ url }) => url === task.url)
      const sent = isHeldUp ? null : await sendTask(http, task, now(), report)
      if (sent?.done) await storage.put(sent.done)
      else left.push(task)
      if (sent?.isDeaf) mayGoOn = false
    }
    return left
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
            if (!task.transmited) continue
            const isTold = task.acknowledged
            // First: a page that is closed meanwhile has told it, and none tells it twice.
            if (!task.is_result_cacheable || isOld(task)) await storage.remove([task.task_id])
            else if (!isTold) await storage.put({ ...task, acknowledged: true })
            if (!isTold) tell(task)
          }
        }),
      )
    },
    async clearNotTransmited(known, needsLogin) {
      await safely('Sync tasks cannot be cleared', () =>
        tabs.exclusively(LOCK, async () => {
          const kept = await read()
          const forgotten = known.filter(({ task_id }) =>
            kept.every((task) => task.task_id !== task_id),
          )
          for (const task of [...kept, ...forgotten]) {
            if (task.transmited) continue
            await storage.put(needsLogin(task) ? failed(task) : task)
          }
        }),
      )
    },
    async resultsOf(url) {
      const tasks = (await safely('Sync tasks cannot be read', read)) ?? []
      const isKept = (task: SyncTask) =>
        task.is_result_cacheable && task.transmited && task.code !== NOT_SENT
      return tasks.filter((task) => task.url === url && isKept(task)).map(({ result }) => result)
    },
  }
}

interface Sent {
  /** The task with its outcome; null where nobody has answered for good. */
  done: SyncTask | null
  /** Whatever is sent next is not answered either. */
  isDeaf: boolean
}

async function sendTask(
  http: HttpPort,
  task: SyncTask,
  now: number,
  report: Setup['report'],
): Promise<Sent> {
  const { method, body, headers } = task.payload
  const answer = await http.send({
    method,
    path: task.url,
    ...(body === undefined ? {} : { body }),
    // A copy of it is known by its name (trust C11).
    headers: { ...headers, [IDEMPOTENCY_HEADER]: task.task_id },
  })
  // "Not now" is no outcome, and neither is what something on the way has said.
  if (answer.kind === 'lost' || answer.code === TOO_MANY) return { done: null, isDeaf: true }
  if (answer.code >= SERVER_FAULT) return { done: null, isDeaf: false }
  if (!lacksCart(task, answer)) return { done: withOutcome(task, answer, now), isDeaf: false }
  const result = `Error executing sync task ${task.url} the required cartId argument is null. Re-creating shopping cart synchro`
  report(result)
  return { done: withOutcome(task, { ...answer, result }, now), isDeaf: false }
}

/** The task was about a cart, and the session has none (spec 5). */
function lacksCart({ url }: SyncTask, { code, meta }: { code: number; meta?: unknown }): boolean {
  const isGone = code === NOT_FOUND && isRecord(meta) && meta.reason === 'cart-not-found'
  return isGone && url.includes(CART_ID)
}
