import { useEffect, useEffectEvent, useState } from 'react'
import type { OnlinePort } from '../../engine/ports'
import { readWaitingOrder } from '../../engine/waiting-order'
import { useCartStore } from '../../stores/cart'
import type { CartStore } from '../../stores/cart-store'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'
import { useSyncTasks } from './use-sync-tasks'
import { useWaitingOrderNotice } from './use-waiting-order-notice'

/**
 * What waits for a connection, on each page that is loaded with one and when it is back, in this order
 * (spec 4): the sync queue, the cart, the order.
 */
export function useBackOnline(): void {
  const { store } = useShop()
  const ports = usePorts()
  const cart = useCartStore()
  const isOnline = useOnline()
  const sync = useSyncTasks()
  const [timesReady, setTimesReady] = useState(0)
  useWaitingOrderNotice(timesReady)

  const catchUp = useEffectEvent(async () => {
    await sync()
    // The cart has begun to load itself by then; what is ordered has to be newer than the queue.
    if (readWaitingOrder(ports, store)) cart.getState().refresh()
    if (await cartAtRest(cart, ports.online)) setTimesReady((times) => times + 1)
  })
  useEffect(() => {
    if (isOnline) void catchUp()
  }, [isOnline])
}

/** Waits until nothing of the cart is on its way; false when the connection is lost before. */
function cartAtRest(cart: CartStore, online: OnlinePort): Promise<boolean> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    function look() {
      const { isLoaded, isPending } = cart.getState()
      const isAtRest = isLoaded && !isPending
      if (online.isOnline() && !isAtRest) return
      for (const stop of stops) stop()
      resolve(isAtRest && online.isOnline())
    }
    stops.push(cart.subscribe(look), online.watch(look))
    look()
  })
}
