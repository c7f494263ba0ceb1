import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { CHECKOUT_PATH } from '../../shared/checkout/checkout-form'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { DepartmentLinks } from '../catalog/department-links'
import { createCheckoutMemory, type KeptOrder } from '../engine/checkout-memory'
import { isUnderWay } from '../engine/order-attempt'
import { CartContext, useCart, useCartStore } from '../stores/cart'
import type { CartStoreState } from '../stores/cart-store'
import { CheckoutProvider, useCheckout } from '../stores/checkout/checkout-context'
import { useShownCheckout } from '../stores/checkout/shown-checkout'
import { useWaitingOrder, type WaitingOrders } from '../stores/checkout/waiting/use-waiting-order'
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
  // First: what was ordered must not wait any more when its attempt is forgotten.
  const waiting = useWaitingOrder()
  useOrderOutcome()
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
      <StandingCart>
        <CheckoutBody waiting={{ ...waiting, change }} />
      </StandingCart>
    </div>
  )
}

/** What was ordered leaves the cart before the next page is there: until then all of it stays in sight. */
function StandingCart({ children }: { children: ReactNode }) {
  const cart = useCartStore()
  const isPlaced = useCheckout(({ order }) => order.phase === 'placed')
  const shown = useMemo(
    () => (isPlaced ? createStore<CartStoreState>(cart.getState) : cart),
    [cart, isPlaced],
  )
  return <CartContext value={shown}>{children}</CartContext>
}

/** What the cart and the order stand at decides: the form, or what to do instead. */
function CheckoutBody({ waiting }: { waiting: WaitingOrders }) {
  const { t } = useShop()
  const shown = useShownCheckout()
  const order = useCheckout((checkout) => checkout.order)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const isEmpty = useCart((cart) => cart.isLoaded && !cart.isPending && cart.lines.length === 0)
  const [orderBefore] = useState(useLastOrder())
  if (order.phase === 'checking') return <OrderChecking />
  if (isEmpty && !isUnderWay(order)) {
    return waiting.order ? (
      <WaitingOrderGone order={waiting.order} drop={waiting.change} />
    ) : (
      <NothingToOrder numberBefore={orderBefore?.orderNumber} />
    )
  }
  if (waiting.order && waiting.isWhole)
    return <WaitingOrderView {...waiting} order={waiting.order} />
  if (!isLoaded && shown?.cart.lines.length === 0) return <DrawnEmpty />
  return (
    <>
      {!shown && (
        <WithoutScript>
          <DrawnUnknown />
        </WithoutScript>
      )}
      <div className={shown ? styles.parts : `${styles.parts} needs-script`}>
        <ExpressButtons drawn={shown?.cart.expressMethods} />
        <StepList />
        {isLoaded && waiting.order && <Notice>{t('offline.order-confirm')}</Notice>}
        <CheckoutForm waiting={waiting} />
      </div>
    </>
  )
}

/** The server knows the cart: it is empty. The browser's own is shown as soon as it is read. */
function DrawnEmpty() {
  const { store, chrome, t } = useShop()
  return (
    <PageMessage picture="basket">
      <Notice kind="warning">{t('cart.empty-before-checkout')}</Notice>
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
      <DepartmentLinks menu={chrome.menu} />
    </PageMessage>
  )
}

/** What stands in place of the form without script, where nobody can tell what is in the cart. */
function DrawnUnknown() {
  const { store, t } = useShop()
  return (
    <PageMessage>
      <Notice kind="warning">{t('cart.reason-unknown')}</Notice>
      <ButtonLink href={storePath(CHECKOUT_PATH, store)}>{t('checkout.retry')}</ButtonLink>
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
  const number = last?.orderNumber
  const isUnpaid = number && last.isAwaitingPayment
  const showOrder = number && (
    <ButtonLink kind={isUnpaid ? 'primary' : 'secondary'} href={lastHref}>
      {t('checkout.show-order')}
    </ButtonLink>
  )
  return (
    <PageMessage picture={isUnpaid ? 'parcel' : 'basket'}>
      <Notice kind="warning">
        {isUnpaid
          ? t('cart.order-unpaid', { number })
          : number && number !== numberBefore
            ? t('checkout.refused-ordered')
            : t(isUnknown ? 'checkout.cart-unknown' : 'cart.empty-before-checkout')}
      </Notice>
      <div className={styles.choices}>
        {isUnpaid && showOrder}
        <ButtonLink kind={isUnpaid ? 'secondary' : 'primary'} href={storePath('/', store)}>
          {t('cart.continue')}
        </ButtonLink>
        {!isUnpaid && showOrder}
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
