import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Ports } from '../../../engine/ports'
import { endWaitingOrder } from '../../../engine/waiting-order'
import { noteOnDevice } from './note-on-device'

/** An order waits no more: neither this browser nor the device itself speaks of it from now on. */
export function settleWaitingOrder(
  ports: Pick<Ports, 'storage' | 'clock'>,
  store: Pick<StoreView, 'storeCode'>,
  transmited: boolean,
): void {
  endWaitingOrder(ports, store, transmited)
  void noteOnDevice(store, null)
}
