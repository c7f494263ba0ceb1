import { useEffect, useRef, useState } from 'react'
import { differsFromCart, listProducts, type WaitingOrder } from '../engine/waiting-order'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import { isOrdering } from '../stores/checkout/checkout-state'
import { useCheckoutMethods } from '../stores/checkout/use-checkout-methods'
import { agreedWays } from '../stores/checkout/waiting/agreed-ways'
import type { WaitingOrders } from '../stores/checkout/waiting/use-waiting-order'
import { useShop } from '../stores/shop'
import { useUnsalable } from '../stores/use-cart-stock'
import { useOnline } from '../stores/use-online'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './checkout-page.module.css'
import { DetailsSummary } from './fast/details-summary'
import fast from './fast/fast.module.css'
import { MethodsSummary } from './fast/methods-summary'
import { LegalLinks } from './legal-links'
import { OrderReview } from './order-review'
import { PlacingNotice } from './placing-notice'

interface WaitingOrderViewProps extends Pick<WaitingOrders, 'confirm' | 'change' | 'remind'> {
  order: WaitingOrder
}

/**
 * An order that was made without a connection (spec 4): what it holds, and with a connection the button
 * that sends it. Whatever has changed since is shown first.
 */
export function WaitingOrderView({ order, confirm, change, remind }: WaitingOrderViewProps) {
  const { t } = useShop()
  const isOnline = useOnline()
  const isPlacing = useCheckout(isOrdering)
  const isPending = useCart((cart) => cart.isPending)
  const isAnother = useCart(({ lines }) => differsFromCart(order, lines))
  const isOtherWay = useCheckout(({ details }) => agreedWays(details) !== order.ways)
  const { isUpdating, fault } = useCheckoutMethods()
  const isUnsalable = useUnsalable().length > 0
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.message}>
      <h2 ref={heading} tabIndex={-1}>
        {t('offline.order-title')}
      </h2>
      <Notice>{t(isOnline ? 'offline.order-confirm' : 'offline.order-kept')}</Notice>
      {isAnother && (
        <Notice kind="warning">
          {t('offline.order-differs', { products: listProducts(order.lines) })}
        </Notice>
      )}
      {isOtherWay && <Notice kind="warning">{t('offline.order-ways')}</Notice>}
      {!isOnline && <Reminder remind={remind} onSettled={() => heading.current?.focus()} />}
      <div className={fast.lines}>
        <DetailsSummary />
      </div>
      <div className={fast.lines}>
        <MethodsSummary />
      </div>
      <div className={styles.receipt}>
        <OrderReview />
      </div>
      {isUnsalable && <Notice kind="danger">{t('cart.has-out-of-stock')}</Notice>}
      {isOnline && fault && <Notice kind="warning">{t('cart.unreachable')}</Notice>}
      <PlacingNotice />
      <div className={styles.choices}>
        <Button
          isBusy={isPlacing}
          disabled={!isPlacing && (!isOnline || isPending || isUpdating || isUnsalable)}
          onClick={() => void confirm()}
        >
          {t('checkout.place-order')}
        </Button>
        <Button kind="secondary" disabled={isPlacing} onClick={change}>
          {t('offline.order-change')}
        </Button>
      </div>
      <LegalLinks />
    </section>
  )
}

interface ReminderProps extends Pick<WaitingOrders, 'remind'> {
  /** The button is gone. */
  onSettled: () => void
}

/** Offers that the device recalls the order, and says whether it will. */
function Reminder({ remind, onSettled }: ReminderProps) {
  const { t } = useShop()
  const [isGranted, setGranted] = useState<boolean | null>(null)
  const ask = async (askDevice: () => Promise<boolean>) => {
    setGranted(await askDevice())
    onSettled()
  }
  return (
    <>
      <div role="status">
        {isGranted !== null &&
          t(isGranted ? 'offline.order-notified' : 'offline.order-not-notified')}
      </div>
      {remind && (
        <p>
          <Button kind="secondary" onClick={() => void ask(remind)}>
            {t('offline.order-notify')}
          </Button>
        </p>
      )}
    </>
  )
}
