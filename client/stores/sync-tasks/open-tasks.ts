// The queue of sync tasks of this page (spec 4). Its code comes when something has to wait, or has waited.
import { isRecord } from '../../../shared/json/is-record'
import { SYNC_TASKS } from '../../../shared/routing/offline'
import type { StoreView } from '../../../shared/store-view/store-view'
import { wakeWorkerLater } from '../../browser/offline/service-worker'
import { openTaskStorage } from '../../browser/offline/task-storage'
import type { GatewayRequest, Ports } from '../../engine/ports'
import { sendAsPerson } from '../../engine/send-as-person'
import type { AskedTask, SyncTask } from '../../engine/sync-tasks/sync-task'
import {
  createTaskQueue,
  type TaskQueue,
  type TaskStorage,
} from '../../engine/sync-tasks/task-queue'
import { solveCaptchaLate } from '../account/solve-captcha-late'
import { tasksKey } from './may-have-tasks'

export interface PageTasks {
  /** False where this browser cannot keep it. */
  keep: (asked: AskedTask) => Promise<boolean>
  /** Sends what waits, and hands over every outcome. What still waits. */
  sync: (tell: (task: SyncTask) => void) => Promise<SyncTask[]>
  /** A login is over: what needs it fails, the rest of what this page knew to wait is kept. */
  clear: TaskQueue['clearNotTransmited']
}

export function openTasks(
  ports: Ports,
  store: StoreView,
  storage: TaskStorage = openTaskStorage(store.storeCode),
): PageTasks {
  const key = tasksKey(store)
  const queue: TaskQueue = createTaskQueue({
    http: {
      send: (request) => sendAsPerson(sendWith(ports, request), { solve: solveCaptchaLate }),
    },
    tabs: ports.tabs,
    storage,
    now: ports.clock.now,
    uuid: ports.random.uuid,
    report: (what, error) => console.warn(what, error),
  })
  return {
    async keep(asked) {
      // Without this note no later page looks for it.
      if (!ports.storage.write(key, '1') || !(await queue.add(asked))) return false
      await wakeWorkerLater(SYNC_TASKS)
      return true
    },
    async sync(tell) {
      const left = await queue.run()
      await queue.acknowledge(tell)
      if (left?.length === 0) ports.storage.remove(key)
      return left ?? []
    },
    async clear(known, needsLogin) {
      await queue.clearNotTransmited(known, needsLogin)
      ports.storage.write(key, '1')
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
