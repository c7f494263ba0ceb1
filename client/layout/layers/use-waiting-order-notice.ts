import { useEffect, useEffectEvent } from 'react'
import { CHECKOUT_PATH } from '../../../shared/checkout/checkout-form'
import { storePath } from '../../../shared/routing/links'
import { RETURN_PATH } from '../../../shared/routing/order-links'
import { noteWaitingOrder } from '../../browser/offline/device-notice'
import { mayNotify } from '../../browser/offline/notify-permission'
import { mayHaveSentOrder } from '../../engine/checkout-keys'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { endWaitingOrder, readWaitingOrder } from '../../engine/waiting-order'
import { useCartStore } from '../../stores/cart'
import { useLocation } from '../../stores/location'
import { useNotify } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useQueryHolder } from '../../stores/query-holder'
import { useShop } from '../../stores/shop'
import { tryToLoad } from '../../stores/try-to-load'

/**
 * Sends an order that waits, where that is automatic, or else recalls it (spec 4). Where the cart holds
 * nothing any more the order waits no more.
 * @param timesReady how often the queue and the cart before it were done with a connection
 */
export function useWaitingOrderNotice(timesReady: number): void {
  const { store, t } = useShop()
  const ports = usePorts()
  const cart = useCartStore()
  const holder = useQueryHolder()
  const { path, navigate } = useLocation()
  const notify = useNotify()
  const checkout = storePath(CHECKOUT_PATH, store)
  const ok = { label: t('notification.ok') }

  const take = useEffectEvent(async () => {
    if (!readWaitingOrder(ports, store)) {
      // Its page may have been closed before the device was told.
      if (mayNotify()) void noteWaitingOrder(store.storeCode, null)
      return
    }
    if (mayHaveSentOrder(ports, store)) return
    if (cart.getState().lines.length === 0) return drop()
    if (!isAutomatic()) return recall()
    const load = () => import('../../stores/checkout/transmit-waiting-order')
    const code = await tryToLoad('waiting-order', load)
    const sent = await code?.transmitWaitingOrder({ ports, store, cart, holder })
    if (sent?.kind === 'placed') tellPlaced(sent.attempt)
    else if (sent?.kind === 'refused') tellRefused(sent.message)
    else if (sent?.kind !== 'none') recall()
  })

  /** The store wants it so, or the shopper reads the thanks for an order (spec 4). */
  function isAutomatic(): boolean {
    if (store.hasAutomaticTransmission) return true
    const last = createCheckoutMemory(ports, store).readOrder()
    const isThanked = last !== null && last.orderNumber !== '' && !last.isAwaitingPayment
    return isThanked && path === storePath(RETURN_PATH, store)
  }

  // The checkout shows it itself.
  const recall = useEffectEvent(() => {
    if (path === checkout) return
    const action1 = { label: t('offline.order-waiting'), href: checkout }
    notify({ type: 'info', message: t('offline.order-title'), action1, hasNoTimeout: true })
  })

  const tellPlaced = useEffectEvent((attempt: string) => {
    void noteWaitingOrder(store.storeCode, null)
    const href = `${storePath(RETURN_PATH, store)}?${new URLSearchParams({ orderHash: attempt })}`
    if (path === checkout) return navigate(href, { replace: true })
    const action1 = { label: t('checkout.show-order'), href }
    notify({ type: 'success', message: t('offline.order-sent'), action1, hasNoTimeout: true })
  })

  function tellRefused(reason: string) {
    void noteWaitingOrder(store.storeCode, null)
    const message = t('checkout.refused-other', { reason })
    notify({ type: 'warning', message, action1: ok, hasNoTimeout: true })
  }

  const drop = useEffectEvent(() => {
    if (path === checkout) return
    endWaitingOrder(ports, store, false)
    void noteWaitingOrder(store.storeCode, null)
    notify({ type: 'info', message: t('offline.order-dropped'), action1: ok })
  })

  useEffect(() => {
    if (timesReady > 0) void take()
  }, [timesReady])
}
