import type { StoreView } from '../../../shared/store-view/store-view'
import type { Ports } from '../../engine/ports'
import type { AskedTask } from '../../engine/sync-tasks/sync-task'
import { tryToLoad } from '../try-to-load'

/** Keeps a call until there is a connection (spec 4); false where this browser cannot keep it. */
export async function keepForLater(
  ports: Ports,
  store: StoreView,
  asked: AskedTask,
): Promise<boolean> {
  const code = await tryToLoad('sync-tasks', () => import('./open-tasks'))
  return (await code?.openTasks(ports, store).keep(asked)) ?? false
}
