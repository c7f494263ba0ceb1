import type { StoreView } from '../../../../shared/store-view/store-view'
import type { DeviceNotice } from '../../../browser/offline/task-storage'
import { tryToLoad } from '../../try-to-load'

/** Tells the device what to say of an order that waits (spec 9); null when none does any more. */
export async function noteOnDevice(
  { storeCode }: Pick<StoreView, 'storeCode'>,
  notice: DeviceNotice | null,
): Promise<void> {
  const load = () => import('../../../browser/offline/device-notice')
  const code = await tryToLoad('device-notice', load)
  await code?.noteWaitingOrder(storeCode, notice)
}
