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
   * task that the shop fails to do holds up those for the same path alone. What cannot be read, has
   * waited for too long, or was asked under another login (trust R7) has failed.
   */
  run: () => Promise<SyncTask[] | null>
  /** Hands over each outcome that no page has told yet, once; `code` is NOT_SENT where it has failed. */
  acknowledge: (tell: (task: SyncTask) => void) => Promise<void>
  /** Whether everything that is kept was sent and told; false where nobody knows. */
  isDone: () => Promise<boolean>
  /** Keeps again what waited before this browser was told to forget all. */
  putBack: (waiting: readonly SyncTask[]) => Promise<void>
  /** The kept results of this path, the newest last. */
  resultsOf: (url: string) => Promise<unknown[]>
}

interface Setup {
  http: HttpPort
  tabs: Pick<TabsPort, 'exclusively'>
  storage: TaskStorage
  /** Which login this browser has now; null for a guest. */
  login: () => string | null | Promise<string | null>
  now: () => number
  uuid: () => string
  report: (what: string, error?: unknown) => void
}

/** The lock under which one tab or worker at a time sends. */
const LOCK = 'sync-tasks'
/** What has waited for so long fails, and what came of it is kept no longer. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** In the place of what this browser keeps and cannot read. */
const UNREADABLE: AskedTask = { url: '/', payload: { method: 'GET' } }
const CART_ID = '{{cartId}}'
const NOT_FOUND = 404
const TOO_MANY = 429
const SERVER_FAULT = 500

/** Opens the queue. Its functions never throw. */
export function createTaskQueue(setup: Setup): TaskQueue {
  const { http, tabs, storage, login, now, uuid, report } = setup

  /** What is kept, in its order; a null task cannot be read. */
  async function read() {
    return (await storage.all()).map(({ key, kept }) => {
      const task = parseTask(kept)
      return { key, task: task?.task_id === key ? task : null }
    })
  }

  async function readTasks(): Promise<SyncTask[]> {
    return (await read()).flatMap(({ task }) => task ?? [])
  }

  const isOld = (task: SyncTask) => now() - task.created_at > KEPT_FOR_MS

  /** What waits and can be sent. The rest of it has failed, and is kept as such. */
  async function readWaiting(): Promise<SyncTask[]> {
    const present = await login()
    const waiting: SyncTask[] = []
    for (const { key, task } of await read()) {
      if (task?.transmited) continue
      const isOfOtherLogin = task?.login != null && task.login !== present
      if (task && !isOld(task) && !isOfOtherLogin) waiting.push(task)
      else await fail(task ?? prepareTask(UNREADABLE, key, now()))
    }
    return waiting
  }

  async function fail(task: SyncTask): Promise<void> {
    report(`The sync task ${task.task_id} cannot be sent`)
    await storage.put(withOutcome(task, { code: NOT_SENT, result: null }, now()))
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
    const left: SyncTask[] = []
    let mayGoOn = true
    for (const task of await readWaiting()) {
      const isHeldUp = !mayGoOn || left.some(({ url }) => url === task.url)
      const sent = isHeldUp ? 'later' : await sendTask(http, task, now(), report)
      if (sent === 'stop') mayGoOn = false
      if (typeof sent === 'string') left.push(task)
      else await storage.put(sent)
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
          for (const task of await readTasks()) {
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
    async isDone() {
      const isTold = ({ task }: { task: SyncTask | null }) => task?.acknowledged === true
      return (await safely('Sync tasks cannot be read', read))?.every(isTold) ?? false
    },
    async putBack(waiting) {
      await safely('Sync tasks cannot be kept', async () => {
        for (const task of waiting) await storage.put(task)
      })
    },
    async resultsOf(url) {
      const tasks = (await safely('Sync tasks cannot be read', readTasks)) ?? []
      const isKept = (task: SyncTask) =>
        task.is_result_cacheable && task.transmited && task.code !== NOT_SENT
      return tasks.filter((task) => task.url === url && isKept(task)).map(({ result }) => result)
    },
  }
}

/**
 * The task with its outcome, or what becomes of it without one: it is sent again later, or nothing is
 * sent now, because whatever comes next is not answered either.
 */
type Sent = SyncTask | 'later' | 'stop'

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
  if (answer.kind === 'lost' || answer.code === TOO_MANY) return 'stop'
  if (answer.code >= SERVER_FAULT) return 'later'
  if (!lacksCart(task, answer)) return withOutcome(task, answer, now)
  const result = `Error executing sync task ${task.url} the required cartId argument is null. Re-creating shopping cart synchro`
  report(result)
  return withOutcome(task, { ...answer, result }, now)
}

/** The task was about a cart, and the session has none (spec 5). */
function lacksCart({ url }: SyncTask, { code, meta }: { code: number; meta?: unknown }): boolean {
  const isGone = code === NOT_FOUND && isRecord(meta) && meta.reason === 'cart-not-found'
  return isGone && url.includes(CART_ID)
}
