import type { StoreView } from '../../../shared/store-view/store-view'
import type { Ports } from '../../engine/ports'

/**
 * Where this browser notes that something waits, for pages that have not loaded the queue: empty once
 * all was sent and told, and not there at all where nothing was ever asked or all was to be forgotten.
 */
export function tasksKey({ storeCode }: Pick<StoreView, 'storeCode'>): string {
  return `${storeCode}-shop/sync-tasks`
}

/** A cheap check for every page: whether something may wait to be sent, or its outcome to be told. */
export function mayHaveTasks({ storage }: Pick<Ports, 'storage'>, store: StoreView): boolean {
  return !!storage.read(tasksKey(store))
}
