import { useEffect, useEffectEvent, useState } from 'react'
import { storePath } from '../../../shared/routing/links'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { ButtonLink } from '../../ui/button'
import { onPlainClick } from '../../ui/on-plain-click'
import { PageMessage } from '../../ui/page-message'
import styles from '../checkout-page.module.css'

/** A payment was refused or given up: nothing is lost, least of all the cart. */
export function CheckoutFailedPage() {
  const { query } = useLocation()
  return (
    <div className={`contained ${styles.page}`}>
      <CheckoutFailed isCartWaiting={query.get('cart') === 'waiting'} />
    </div>
  )
}

interface CheckoutFailedProps {
  isCartWaiting: boolean
  /** This browser gives the cart back first: until then a press is only remembered. */
  isBusy?: boolean
}

/** What to do after it. */
export function CheckoutFailed({ isCartWaiting, isBusy = false }: CheckoutFailedProps) {
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const [pressed, setPressed] = useState('')
  // Whoever tries again is not led back to a failure that is over.
  const leave = useEffectEvent((href: string) => navigate(href, { replace: true }))
  useEffect(() => {
    if (pressed && !isBusy) leave(pressed)
  }, [pressed, isBusy])
  // Another cart is no second try at that order.
  const next = isCartWaiting ? 'cart.to-checkout' : 'checkout.retry'
  const leadTo = (path: string) => {
    const href = storePath(path, store)
    return { href, onClick: onPlainClick(() => setPressed(href)) }
  }
  return (
    <PageMessage aria-busy={isBusy && pressed !== ''}>
      <h1 tabIndex={-1}>{t('checkout.failed-title')}</h1>
      <p>{t(isCartWaiting ? 'checkout.cart-waits' : 'checkout.failed')}</p>
      <div className={styles.choices}>
        <ButtonLink {...leadTo('/checkout')}>{t(next)}</ButtonLink>
        <ButtonLink kind="secondary" {...leadTo('/cart')}>
          {t('cart.view-cart')}
        </ButtonLink>
      </div>
    </PageMessage>
  )
}
