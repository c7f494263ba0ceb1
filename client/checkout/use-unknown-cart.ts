import { useEffect, useState } from 'react'
import type { StoreView } from '../../shared/store-view/store-view'
import { checkoutKey } from '../engine/checkout-keys'
import type { Ports } from '../engine/ports'
import { useCart } from '../stores/cart'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'

/** Whether an empty cart may be full; with a connection the shop is asked. */
export function useUnknownCart(): boolean {
  const ports = usePorts()
  const { store } = useShop()
  const isOnline = useOnline()
  const refresh = useCart((cart) => cart.refresh)
  const [wasUnknown] = useState(() => isCartUnknown(ports, store))
  useEffect(() => {
    if (wasUnknown && isOnline) refresh()
  }, [wasUnknown, isOnline, refresh])
  return wasUnknown && !isOnline
}

/** This browser keeps nothing (private mode, full disk), and the shop cannot be asked (trust F-D4). */
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
