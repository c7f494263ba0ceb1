import type { StoreView } from '../../shared/store-view/store-view'
import { checkoutKey } from './checkout-keys'
import type { Ports } from './ports'

/**
 * Whether an empty cart may be full: this browser keeps nothing (private mode, full disk), and the shop
 * cannot be asked (trust F-D4).
 */
export function isCartUnknown(
  { storage, online }: Pick<Ports, 'storage' | 'online'>,
  store: Pick<StoreView, 'storeCode'>,
): boolean {
  if (online.isOnline()) return false
  const key = checkoutKey(store, 'probe')
  const mayKeep = storage.write(key, '')
  storage.remove(key)
  return !mayKeep
}
