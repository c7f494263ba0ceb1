// The queue of sync tasks of this page (spec 4). Its code comes when something has to wait, or has waited.
import { isRecord } from '../../../shared/json/is-record'
import { SYNC_TASKS } from '../../../shared/routing/offline'
import type { StoreView } from '../../../shared/store-view/store-view'
import { wakeWorkerLater } from '../../browser/offline/service-worker'
import { openTaskStorage } from '../../browser/offline/task-storage'
import type { GatewayRequest, Ports } from '../../engine/ports'
import { sendAsPerson } from '../../engine/send-as-person'
import type { AskedTask, SyncTask } from '../../engine/sync-tasks/sync-task'
import { createTaskQueue, type TaskStorage } from '../../engine/sync-tasks/task-queue'
import { solveCaptchaLate } from '../account/solve-captcha-late'
import { tasksKey } from './may-have-tasks'

export interface PageTasks {
  /** False where this browser cannot keep it. */
  keep: (asked: AskedTask) => Promise<boolean>
  /** Sends what waits, and hands over every outcome. What still waits. */
  sync: (tell: (task: SyncTask) => void) => Promise<SyncTask[]>
  /** A login is over: what this page knew to wait is kept again where the browser was to forget it. */
  putBack: (waiting: readonly SyncTask[]) => Promise<void>
}

/** The lock of the note: what waits does not change while it is written or taken away. */
const LOCK = 'sync-tasks-note'

export function openTasks(
  ports: Ports,
  store: StoreView,
  storage: TaskStorage = openTaskStorage(store.storeCode),
): PageTasks {
  const key = tasksKey(store)
  const queue = createTaskQueue({
    http: {
      send: (request) => sendAsPerson(sendWith(ports, request), { solve: solveCaptchaLate }),
    },
    tabs: ports.tabs,
    storage,
    login: ports.page.login,
    now: ports.clock.now,
    uuid: ports.random.uuid,
    report: (what, error) => console.warn(what, error),
  })
  return {
    async keep(asked) {
      // Without this note no later page looks for it.
      const isKept = await ports.tabs.exclusively(
        LOCK,
        async () => ports.storage.write(key, '1') && queue.add(asked),
      )
      if (isKept) await wakeWorkerLater(SYNC_TASKS)
      return isKept
    },
    async sync(tell) {
      const left = await queue.run()
      await queue.acknowledge(tell)
      await ports.tabs.exclusively(LOCK, async () => {
        if (await queue.isDone()) ports.storage.write(key, '')
      })
      return left ?? []
    },
    async putBack(waiting) {
      // With the note still there nothing was forgotten: what is no longer kept was sent and told.
      if (waiting.length === 0 || ports.storage.read(key) !== null) return
      ports.storage.write(key, '1')
      await queue.putBack(waiting)
    },
  }
}

/** The same call, with a token where the shop wants to know that a person asks. */
function sendWith({ http }: Ports, request: GatewayRequest) {
  return (token: string | undefined) => {
    const { body } = request
    return http.send(token && isRecord(body) ? { ...request, body: { ...body, token } } : request)
  }
}
