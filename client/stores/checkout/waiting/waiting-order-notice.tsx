import { useEffect, useState } from 'react'
import { CHECKOUT_PATH } from '../../../../shared/checkout/checkout-form'
import { storePath } from '../../../../shared/routing/links'
import {
  listProducts,
  readWaitingOrder,
  type WaitingOrder,
  watchWaitingOrder,
} from '../../../engine/waiting-order'
import { Notice } from '../../../ui/notice'
import { usePorts } from '../../ports'
import { useShop } from '../../shop'

/** Says which order waits on this device (spec 4): the shop knows nothing of it. */
export function WaitingOrderNotice() {
  const ports = usePorts()
  const { store, t, price } = useShop()
  const [order, setOrder] = useState<WaitingOrder | null>(null)
  useEffect(() => setOrder(readWaitingOrder(ports, store)), [ports, store])
  useEffect(() => watchWaitingOrder(ports, store, () => setOrder(null)), [ports, store])
  if (!order) return null
  return (
    <Notice>
      <strong>{t('offline.order-title')}</strong>
      <p>{[listProducts(order.lines), price(order.grandTotal)].filter(Boolean).join(' · ')}</p>
      <a href={storePath(CHECKOUT_PATH, store)}>{t('offline.order-waiting')}</a>
    </Notice>
  )
}
