import { useEffect, useEffectEvent } from 'react'
import { readWaitingOrder, watchWaitingOrder } from '../../engine/waiting-order'
import { useCartStore } from '../../stores/cart'
import { useLocation } from '../../stores/location'
import { useNotify } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useQueryHolder } from '../../stores/query-holder'
import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'
import { usePageChange } from '../../stores/use-page-change'
import { cartAtRest } from './cart-at-rest'
import { useNotificationStore } from './notification-stack'
import { endRecall, resumeWaitingOrder } from './resume-waiting-order'
import { useSyncTasks } from './use-sync-tasks'

/**
 * What waits for a connection, on each page that is loaded with one and when it is back, in this order
 * (spec 4): the sync queue, the cart, the order.
 */
export function useBackOnline(): void {
  const { store, t } = useShop()
  const ports = usePorts()
  const cart = useCartStore()
  const holder = useQueryHolder()
  const notify = useNotify()
  const { path, navigate } = useLocation()
  const { withdraw } = useNotificationStore().getState()
  const isOnline = useOnline()
  const sync = useSyncTasks()

  const here = useEffectEvent(() => path)
  const endIfOver = () => endRecall({ ports, store, withdraw, here: () => path })
  const look = useEffectEvent(endIfOver)
  const catchUp = useEffectEvent(async () => {
    await sync()
    // The cart has begun to load itself by then; what is ordered has to be newer than the queue.
    if (readWaitingOrder(ports, store)) cart.getState().refresh()
    const rest = await cartAtRest(cart, ports)
    if (rest === 'offline') return
    const setup = { ports, store, t, cart, holder, notify, navigate, here: () => here() }
    await resumeWaitingOrder(setup, rest === 'at-rest')
    look()
  })
  useEffect(() => {
    if (isOnline) void catchUp()
  }, [isOnline])

  usePageChange(endIfOver)
  useEffect(() => watchWaitingOrder(ports, store, () => look()), [ports, store])
  // What this tab hears of an order that another has sent changes its cart.
  useEffect(() => cart.subscribe(() => look()), [cart])
}
