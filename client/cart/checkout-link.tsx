import { useState } from 'react'
import { storePath } from '../../shared/routing/links'
import { useLocation } from '../stores/location'
import { useNotify } from '../stores/notifications/notifications'
import { useShop } from '../stores/shop'
import { useAskUnsalable } from '../stores/use-cart-stock'
import { ButtonLink } from '../ui/button'
import { onPlainClick } from '../ui/on-plain-click'
import { findQuantityFault } from './line-quantity'

/**
 * The way to pay. What can no longer be had keeps the shopper here, it has to go first (spec 8), and so
 * does a field whose quantity cannot be ordered.
 */
export function CheckoutLink() {
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const notify = useNotify()
  const askUnsalable = useAskUnsalable()
  const [isAsking, setAsking] = useState(false)
  const href = storePath('/checkout', store)

  async function go() {
    if (isAsking) return
    const fault = findQuantityFault()
    if (fault)
      return notify({ type: 'danger', message: fault, action1: { label: t('notification.ok') } })
    setAsking(true)
    const unsalable = await askUnsalable()
    setAsking(false)
    if (unsalable.length === 0) return navigate(href)
    const action1 = { label: t('notification.ok') }
    notify({ type: 'danger', message: t('cart.has-out-of-stock'), action1 })
  }

  return (
    <ButtonLink
      isWide
      href={href}
      aria-busy={isAsking || undefined}
      onClick={onPlainClick(() => void go())}
    >
      {t('cart.to-checkout')}
    </ButtonLink>
  )
}
