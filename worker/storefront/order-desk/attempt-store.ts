import type { Attempt } from './attempt'
import type { DeskPorts } from './desk-ports'

const KEY = 'attempt'

/**
 * The one attempt of a desk in its own SQLite. Both directions are synchronous, so that nothing can
 * come between a look and a write; workerd holds every answer and every call back until the write
 * is safe. Reading from a desk that was never used writes nothing.
 */
export function attemptStore(
  storage: DurableObjectStorage,
  waitUntil: (work: Promise<unknown>) => void,
): Pick<DeskPorts, 'load' | 'save'> {
  const { kv } = storage
  /** Nothing stays of the object, not even its empty database: there is one for each attempt. */
  function forget() {
    kv.delete(KEY)
    waitUntil(storage.deleteAll())
  }

  return {
    load: () => kv.get<Attempt>(KEY) ?? null,
    save(attempt) {
      if (attempt) kv.put(KEY, attempt)
      else forget()
    },
  }
}
