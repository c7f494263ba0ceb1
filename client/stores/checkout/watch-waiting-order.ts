import type { StoreView } from '../../../shared/store-view/store-view'
import { checkoutKey } from '../../engine/checkout-keys'
import type { Ports } from '../../engine/ports'
import { readWaitingOrder } from '../../engine/waiting-order'

/**
 * Calls back when no order waits any more because of another tab. A tab that slept has heard nothing of
 * it, so it looks when the shopper returns.
 */
export function watchWaitingOrder(
  ports: Pick<Ports, 'storage' | 'clock' | 'tabs' | 'online'>,
  store: Pick<StoreView, 'storeCode'>,
  ended: () => void,
): () => void {
  const look = () => {
    if (!readWaitingOrder(ports, store)) ended()
  }
  const stops = [
    ports.tabs.watch(checkoutKey(store, 'waiting-order'), look),
    ports.online.watchReturn(look),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
