import { useEffect, useEffectEvent, useState } from 'react'
import { CHECKOUT_PATH } from '../../../shared/checkout/checkout-form'
import { storePath } from '../../../shared/routing/links'
import { mayNotify, noteWaitingOrder } from '../../browser/offline/device-notice'
import { mayHaveSentOrder } from '../../engine/checkout-keys'
import { endWaitingOrder, readWaitingOrder } from '../../engine/waiting-order'
import { useCart } from '../../stores/cart'
import { useLocation } from '../../stores/location'
import { useNotify } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'

/**
 * Recalls an order that waits to be confirmed (spec 4): on each page that is loaded with a connection,
 * and when that is back, as soon as it is known what the cart holds. Where it holds nothing any more the
 * order waits no more.
 */
export function useWaitingOrderNotice(): void {
  const { store, t } = useShop()
  const ports = usePorts()
  const { path } = useLocation()
  const notify = useNotify()
  const isOnline = useOnline()
  const isKnown = useCart(({ isLoaded, isPending }) => isLoaded && !isPending)
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  const [isSettled, setSettled] = useState(false)
  const checkout = storePath(CHECKOUT_PATH, store)

  const recall = useEffectEvent(() => {
    if (!readWaitingOrder(ports, store)) {
      // Its page may have been closed before the device was told.
      if (mayNotify()) void noteWaitingOrder(store.storeCode, null)
      return
    }
    // The checkout shows it itself.
    if (path === checkout || mayHaveSentOrder(ports, store)) return
    if (isEmpty) drop()
    else {
      const action1 = { label: t('offline.order-waiting'), href: checkout }
      notify({ type: 'info', message: t('offline.order-title'), action1, hasNoTimeout: true })
    }
  })

  function drop() {
    endWaitingOrder(ports, store, false)
    void noteWaitingOrder(store.storeCode, null)
    const action1 = { label: t('notification.ok') }
    notify({ type: 'info', message: t('offline.order-dropped'), action1 })
  }

  useEffect(() => setSettled((was) => isOnline && (was || isKnown)), [isOnline, isKnown])
  useEffect(() => {
    if (isSettled) recall()
  }, [isSettled])
}
