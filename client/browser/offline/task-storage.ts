// Where pages and the service worker of a store keep what waits for a connection.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TaskStorage } from '../../engine/sync-tasks/task-queue'

/** Said by the device while no page of the shop is open. */
export interface DeviceNotice {
  title: string
  body: string
  /** Path that a press opens. */
  url: string
}

interface Waiting extends DBSchema {
  tasks: { key: string; value: unknown }
  notices: { key: string; value: DeviceNotice }
}

interface NoticeStorage {
  readNotice: (name: string) => Promise<DeviceNotice | null>
  writeNotice: (name: string, notice: DeviceNotice | null) => Promise<void>
}

/** Opens what is kept for a store. Each call rejects where the browser keeps nothing. */
export function openTaskStorage(storeCode: string): TaskStorage & NoticeStorage {
  let opened: Promise<IDBPDatabase<Waiting>> | null = null

  function database(): Promise<IDBPDatabase<Waiting>> {
    opened ??= openDB<Waiting>(`${storeCode}-shop/waiting`, 1, {
      upgrade(db) {
        db.createObjectStore('tasks')
        db.createObjectStore('notices')
      },
      // Somebody has emptied this device, or wants to.
      blocking: () => void close(),
      terminated: () => void close(),
    })
    return opened
  }

  async function close(): Promise<void> {
    const before = opened
    opened = null
    const db = await before?.catch(() => null)
    db?.close()
  }

  return {
    async all() {
      const { store } = (await database()).transaction('tasks')
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return keys.map((key, nth) => ({ key, kept: values[nth] }))
    },
    async put(task) {
      await (await database()).put('tasks', task, task.task_id)
    },
    async remove(keys) {
      const change = (await database()).transaction('tasks', 'readwrite')
      await Promise.all([...keys.map((key) => change.store.delete(key)), change.done])
    },
    async readNotice(name) {
      return (await (await database()).get('notices', name)) ?? null
    },
    async writeNotice(name, notice) {
      const db = await database()
      await (notice ? db.put('notices', notice, name) : db.delete('notices', name))
    },
  }
}
