import { useEffect, useState } from 'react'
import { isCartUnknown } from '../../engine/is-cart-unknown'
import { useCart } from '../cart'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { useOnline } from '../use-online'

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
