import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { EntryStorage } from '../../engine/persistent-cache'

interface Entries extends DBSchema {
  entries: {
    key: string
    value: { key: string; text: string; writtenAt: number }
    indexes: { writtenAt: number }
  }
}

/** The entries of one database of this browser. */
export function openEntryStorage(name: string): EntryStorage {
  let opened: Promise<IDBPDatabase<Entries>> | null = null

  function database(): Promise<IDBPDatabase<Entries>> {
    opened ??= openDB<Entries>(name, 1, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'key' }).createIndex('writtenAt', 'writtenAt')
      },
      // Another tab makes it anew.
      blocking: () => void close(),
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
      const kept = await (await database()).getAllFromIndex('entries', 'writtenAt')
      return kept.map(({ key, text }) => [key, text] as const)
    },
    async write(entries) {
      const change = (await database()).transaction('entries', 'readwrite')
      const writtenAt = Date.now()
      await Promise.all([
        ...entries.map(([key, text]) => change.store.put({ key, text, writtenAt })),
        change.done,
      ])
    },
    async remove(keys) {
      const change = (await database()).transaction('entries', 'readwrite')
      await Promise.all([...keys.map((key) => change.store.delete(key)), change.done])
    },
    async clear() {
      await (await database()).clear('entries')
    },
    async recreate() {
      void close()
      await deleteDB(name)
    },
  }
}
