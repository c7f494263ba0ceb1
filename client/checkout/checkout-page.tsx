import { useEffect, useRef, useState } from 'react'
import { storePath } from '../../shared/routing/links'
import { createCheckoutMemory, type KeptOrder } from '../engine/checkout-memory'
import { isUnderWay } from '../engine/order-attempt'
import { useCart } from '../stores/cart'
import { CheckoutProvider, useCheckout } from '../stores/checkout/checkout-context'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { CheckoutForm } from './checkout-form'
import styles from './checkout-page.module.css'
import { useOrderOutcome } from './outcome/use-order-outcome'
import { StepList } from './step-list'

export function CheckoutPage() {
  return (
    <CheckoutProvider>
      <Checkout />
    </CheckoutProvider>
  )
}

function Checkout() {
  const { t } = useShop()
  const order = useCheckout((checkout) => checkout.order)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const isEmpty = useCart((cart) => cart.lines.length === 0)
  const isPending = useCart((cart) => cart.isPending)
  useOrderOutcome()
  const [orderBefore] = useState(useLastOrder())
  return (
    <div className={`contained ${styles.page}`}>
      <h1>{t('checkout.title')}</h1>
      {order.phase === 'checking' ? (
        <OrderChecking />
      ) : isLoaded && isEmpty && !isPending && !isUnderWay(order) ? (
        <NothingToOrder numberBefore={orderBefore?.orderNumber} />
      ) : (
        <>
          <noscript>
            <Notice kind="warning">{t('checkout.needs-script')}</Notice>
          </noscript>
          <StepList />
          <CheckoutForm />
        </>
      )}
    </div>
  )
}

/** The last order that this browser remembers. */
function useLastOrder(): KeptOrder | null {
  const ports = usePorts()
  const { store } = useShop()
  return createCheckoutMemory(ports, store).readOrder()
}

interface NothingToOrderProps {
  /** Of the last order when this page was opened: a later one was placed in another tab. */
  numberBefore: string | undefined
}

function NothingToOrder({ numberBefore }: NothingToOrderProps) {
  const { store, t } = useShop()
  const last = useLastOrder()
  const lastHref = `${storePath('/checkout-return', store)}?orderHash=${last?.attempt}`
  const wasOrdered = Boolean(last?.orderNumber) && last?.orderNumber !== numberBefore
  return (
    <>
      <Notice kind="warning">
        {t(wasOrdered ? 'checkout.refused-ordered' : 'cart.empty-before-checkout')}
      </Notice>
      <div className={styles.choices}>
        <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
        {last?.orderNumber && (
          <ButtonLink kind="secondary" href={lastHref}>
            {t('checkout.show-order')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** The outcome is not known yet. That is never shown as a failure (trust F-D2, experience 1.3). */
function OrderChecking() {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.message} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('checkout.checking-title')}
      </h2>
      <p>{t('checkout.checking')}</p>
      <progress aria-label={t('checkout.checking-title')} />
    </div>
  )
}
