// The queue of sync tasks of this page (spec 4). Its code comes when something has to wait, or has waited.
import { isRecord } from '../../../shared/json/is-record'
import { SYNC_TASKS } from '../../../shared/routing/offline'
import type { StoreView } from '../../../shared/store-view/store-view'
import { wakeWorkerLater } from '../../browser/offline/service-worker'
import { openTaskStorage } from '../../browser/offline/task-storage'
import type { GatewayRequest, Ports } from '../../engine/ports'
import { sendAsPerson } from '../../engine/send-as-person'
import type { AskedTask, SyncTask } from '../../engine/sync-tasks/sync-task'
import { createTaskQueue, type TaskQueue } from '../../engine/sync-tasks/task-queue'
import { solveCaptchaLate } from '../account/solve-captcha-late'
import { tasksKey } from './may-have-tasks'

export interface PageTasks {
  /** False where this browser cannot keep it. */
  keep: (asked: AskedTask) => Promise<boolean>
  /** Sends what waits, and hands over every outcome. */
  sync: (tell: (task: SyncTask) => void) => Promise<void>
  clear: () => Promise<void>
}

export function openTasks(ports: Ports, store: StoreView): PageTasks {
  const key = tasksKey(store)
  const queue: TaskQueue = createTaskQueue({
    http: {
      send: (request) => sendAsPerson(sendWith(ports, request), { solve: solveCaptchaLate }),
    },
    tabs: ports.tabs,
    storage: openTaskStorage(store.storeCode),
    now: ports.clock.now,
    uuid: ports.random.uuid,
    report: (what, error) => console.warn(what, error),
  })
  return {
    async keep(asked) {
      const isKept = await queue.add(asked)
      if (!isKept) return false
      ports.storage.write(key, '1')
      await wakeWorkerLater(SYNC_TASKS)
      return true
    },
    async sync(tell) {
      const left = await queue.run()
      await queue.acknowledge(tell)
      if (left === 0) ports.storage.remove(key)
    },
    async clear() {
      await queue.clearNotTransmited()
      ports.storage.remove(key)
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
