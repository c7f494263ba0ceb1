import type { TabsPort } from '../engine/ports'

/** Other tabs of this store: told by storage events, kept apart by the browser's locks. */
export const browserTabs: TabsPort = {
  watch(key, changed) {
    const hear = (event: StorageEvent) => {
      // A key of null means that everything was cleared.
      if (event.key === key) changed(event.newValue)
      if (event.key === null) changed(null)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
  exclusively(name, work) {
    return 'locks' in navigator ? navigator.locks.request(name, work) : work()
  },
}
