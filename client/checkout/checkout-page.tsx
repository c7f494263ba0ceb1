import { useEffect, useRef, useState } from 'react'
import { CHECKOUT_PATH } from '../../shared/checkout/checkout-form'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { DepartmentLinks } from '../catalog/department-links'
import { createCheckoutMemory, type KeptOrder } from '../engine/checkout-memory'
import { isUnderWay } from '../engine/order-attempt'
import { useCart } from '../stores/cart'
import { CheckoutProvider, useCheckout } from '../stores/checkout/checkout-context'
import { useShownCheckout } from '../stores/checkout/shown-checkout'
import { useWaitingOrder } from '../stores/checkout/use-waiting-order'
import { ExpressButtons } from '../stores/express/express-buttons'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { PageMessage } from '../ui/page-message'
import { CheckoutForm } from './checkout-form'
import styles from './checkout-page.module.css'
import { useOrderOutcome } from './outcome/use-order-outcome'
import { StepList } from './step-list'
import { useUnknownCart } from './use-unknown-cart'
import { WaitingOrderGone } from './waiting-order-gone'
import { WaitingOrderView } from './waiting-order-view'
import { WithoutScript } from './without-script'

const NOBODY = { checkout: null, customer: null }

export function CheckoutPage({ data }: { data: PageData }) {
  const { checkout, customer } = data.route === 'checkout' ? data : NOBODY
  return (
    <CheckoutProvider drawn={checkout} customer={customer}>
      <Checkout />
    </CheckoutProvider>
  )
}

function Checkout() {
  const { t } = useShop()
  const shown = useShownCheckout()
  const order = useCheckout((checkout) => checkout.order)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const isEmpty = useCart((cart) => cart.lines.length === 0)
  const isPending = useCart((cart) => cart.isPending)
  // First: what was ordered must not wait any more when its attempt is forgotten.
  const waiting = useWaitingOrder()
  useOrderOutcome()
  const [orderBefore] = useState(useLastOrder())
  const title = useRef<HTMLHeadingElement>(null)
  const change = () => {
    waiting.change()
    title.current?.focus()
  }
  return (
    <div className={`contained ${styles.page}`}>
      <h1 ref={title} tabIndex={-1}>
        {t('checkout.title')}
      </h1>
      {order.phase === 'checking' ? (
        <OrderChecking />
      ) : isLoaded && isEmpty && !isPending && !isUnderWay(order) ? (
        waiting.order ? (
          <WaitingOrderGone order={waiting.order} drop={waiting.change} />
        ) : (
          <NothingToOrder numberBefore={orderBefore?.orderNumber} />
        )
      ) : waiting.order && waiting.isWhole ? (
        <WaitingOrderView {...waiting} order={waiting.order} change={change} />
      ) : (
        <>
          <WithoutScript>
            <DrawnInstead />
          </WithoutScript>
          <div className={shown?.cart.lines.length ? styles.parts : `${styles.parts} needs-script`}>
            <ExpressButtons drawn={shown?.cart.expressMethods} />
            <StepList />
            {isLoaded && waiting.order && <Notice>{t('offline.order-confirm')}</Notice>}
            <CheckoutForm waiting={waiting} />
          </div>
        </>
      )}
    </div>
  )
}

/** What stands in place of a form that cannot be posted: the cart is empty, or nobody can tell. */
function DrawnInstead() {
  const { store, chrome, t } = useShop()
  const shown = useShownCheckout()
  if (shown?.cart.lines.length) return null
  return (
    <PageMessage>
      <Notice kind="warning">
        {t(shown ? 'cart.empty-before-checkout' : 'cart.reason-unknown')}
      </Notice>
      <ButtonLink href={storePath(shown ? '/' : CHECKOUT_PATH, store)}>
        {t(shown ? 'cart.continue' : 'checkout.retry')}
      </ButtonLink>
      {shown && <DepartmentLinks menu={chrome.menu} />}
    </PageMessage>
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
  const { store, chrome, t } = useShop()
  const last = useLastOrder()
  const lastHref = `${storePath('/checkout-return', store)}?orderHash=${last?.attempt}`
  const isUnknown = useUnknownCart()
  const wasOrdered = Boolean(last?.orderNumber) && last?.orderNumber !== numberBefore
  return (
    <PageMessage>
      <Notice kind="warning">
        {wasOrdered
          ? t('checkout.refused-ordered')
          : t(isUnknown ? 'checkout.cart-unknown' : 'cart.empty-before-checkout')}
      </Notice>
      <div className={styles.choices}>
        <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
        {last?.orderNumber && (
          <ButtonLink kind="secondary" href={lastHref}>
            {t('checkout.show-order')}
          </ButtonLink>
        )}
      </div>
      <DepartmentLinks menu={chrome.menu} />
    </PageMessage>
  )
}

/** The outcome is not known yet. That is never shown as a failure (trust F-D2, experience 1.3). */
function OrderChecking() {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <PageMessage picture="clock" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('checkout.checking-title')}
      </h2>
      <p>{t('checkout.checking')}</p>
      <progress aria-label={t('checkout.checking-title')} />
    </PageMessage>
  )
}
