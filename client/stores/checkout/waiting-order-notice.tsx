import { useEffect, useState } from 'react'
import { CHECKOUT_PATH } from '../../../shared/checkout/checkout-form'
import { storePath } from '../../../shared/routing/links'
import { readWaitingOrder, watchWaitingOrder } from '../../engine/waiting-order'
import { Notice } from '../../ui/notice'
import { usePorts } from '../ports'
import { useShop } from '../shop'

/** Says that an order waits on this device (spec 4): the shop knows nothing of it. */
export function WaitingOrderNotice() {
  const ports = usePorts()
  const { store, t } = useShop()
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => setWaiting(readWaitingOrder(ports, store) !== null), [ports, store])
  useEffect(() => watchWaitingOrder(ports, store, () => setWaiting(false)), [ports, store])
  if (!isWaiting) return null
  return (
    <Notice>
      <strong>{t('offline.order-title')}</strong>{' '}
      <a href={storePath(CHECKOUT_PATH, store)}>{t('offline.order-waiting')}</a>
    </Notice>
  )
}
