import { type ReactNode, useEffect, useRef } from 'react'
import type { Due, Guest, ThankedOrder } from '../../../shared/checkout/shown-return'
import { formatDay } from '../../../shared/i18n/date-text'
import { storePath } from '../../../shared/routing/links'
import { orderStatusLink } from '../../../shared/routing/order-links'
import type { KeptOrder } from '../../engine/checkout-memory'
import { toReviewed } from '../../stores/checkout/reviewed-line'
import { useTrackedOrder } from '../../stores/checkout/use-tracked-order'
import { RecentlyViewed } from '../../stores/kept-products/recently-viewed'
import { useNavigationHistory } from '../../stores/navigation-history'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { ButtonLink } from '../../ui/button'
import { displayText } from '../../ui/display-text'
import { onPlainClick } from '../../ui/on-plain-click'
import { PageMessage } from '../../ui/page-message'
import styles from '../checkout-page.module.css'
import { OrderContent } from '../order-review'
import { BankTransfer } from '../orders/bank-transfer'
import { OrderedFacts } from '../orders/order-status'
import { OrderSteps } from '../orders/order-steps'
import { AccountOffer } from './account-offer'
import { NextSteps } from './next-steps'

interface ThankYouProps {
  orderNumber: string
  /** By which its page knows it, where this browser does not remember. */
  orderHash?: string | undefined
  /** What this browser remembers of it. */
  order: KeptOrder | null
  /** The same as the server has drawn it. */
  placed?: ThankedOrder | null | undefined
  /** Code of the way in which it was paid, as the shop says. */
  method?: string | undefined
  /** To be paid outside the shop, as the shop says. */
  due?: Due | undefined
  /** Who may want an account; null for a customer. */
  guest?: Guest | null
}

/** The confirmation for the shopper who placed the order. */
export function ThankYou(props: ThankYouProps) {
  const { orderNumber, orderHash, order, due, guest = null } = props
  const { store, t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = orderHash || order?.orderHash
  const shown = order ? { ...order, lines: order.lines.map(toReviewed) } : props.placed
  const amount = shown?.totals?.grandTotal ?? due?.amount ?? null
  const openModal = useUi((ui) => ui.openModal)
  const forgetWay = useNavigationHistory((history) => history.clear)
  useEffect(() => heading.current?.focus(), [])
  // What was looked at before has been bought: from here the shop begins anew.
  useEffect(() => forgetWay(), [forgetWay])
  const method = due?.method || props.method || order?.paymentCode || ''
  return (
    <>
      <PageMessage picture="parcel">
        <h1 ref={heading} tabIndex={-1} className="display">
          {displayText(t('checkout.thanks-title'))}
        </h1>
        {orderNumber && (
          <p>
            <strong>{t('checkout.thanks-number', { number: orderNumber })}</strong>
          </p>
        )}
        <HowToPay method={method} isDue={due !== undefined}>
          <BankTransfer reference={orderNumber} amount={amount} />
        </HowToPay>
        <div className={styles.choices}>
          {name && <ButtonLink href={orderStatusLink(name, store)}>{t('orders.show')}</ButtonLink>}
          <ButtonLink kind="secondary" href={storePath('/', store)}>
            {t('cart.continue')}
          </ButtonLink>
          {name && (
            <span className="needs-script">
              <ButtonLink
                kind="quiet"
                href={orderStatusLink(name, store)}
                aria-haspopup="dialog"
                onClick={onPlainClick(() => openModal('order-confirmation', { orderHash: name }))}
              >
                {t('checkout.confirmation')}
              </ButtonLink>
            </span>
          )}
        </div>
      </PageMessage>
      {shown && (
        <div className={styles.after}>
          <NextSteps order={shown} method={method} />
          <div className={styles.receipt}>
            <OrderFacts order={shown} />
            <OrderContent lines={shown.lines} totals={shown.totals} isPlaced />
          </div>
        </div>
      )}
      {!shown && !due && name && (
        <div className={styles.after}>
          <WrittenOrder orderHash={name} />
        </div>
      )}
      {/* Late: where only this browser knows who ordered, it comes when the rest stands there. */}
      {guest && (
        <div className={styles.message}>
          <AccountOffer guest={guest} ordered={shown?.emailAddress} />
        </div>
      )}
      <RecentlyViewed
        orBestsellers
        but={shown?.lines.flatMap(({ sku, parentSku }) => [sku, parentSku])}
      />
    </>
  )
}

/** When it was placed, how it is paid and who hears of it. */
function OrderFacts({ order }: { order: ThankedOrder }) {
  const { store, t } = useShop()
  const { placedAt, paymentTitle, emailAddress } = order
  return (
    <div className={styles.facts}>
      {placedAt > 0 && (
        <p>{t('orders.placed', { day: formatDay(new Date(placedAt), store.i18n) })}</p>
      )}
      {paymentTitle && <p>{t('checkout.thanks-method', { method: paymentTitle })}</p>}
      {emailAddress && <p>{t('checkout.thanks-email', { email: emailAddress })}</p>}
    </div>
  )
}

interface HowToPayProps {
  /** Code of the way that the order was placed with; empty when nobody remembers. */
  method: string
  isDue: boolean
  /** What a bank transfer needs. */
  children: ReactNode
}

/** What is still to be paid outside the shop, and how. */
function HowToPay({ method, isDue, children }: HowToPayProps) {
  const { t } = useShop()
  if (method === 'banktransfer') return children
  if (method === 'cashondelivery') return <p>{t('checkout.next-at-door')}</p>
  return isDue || method === 'free' ? null : <p>{t('checkout.next-paid')}</p>
}

/** For everybody else: no details of the order. */
export function NeutralOrder() {
  const { store, t } = useShop()
  return (
    <PageMessage picture="parcel">
      <h1>{t('checkout.neutral-title')}</h1>
      <p>{t('checkout.neutral')}</p>
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
    </PageMessage>
  )
}

/** What was ordered, where this browser does not remember it itself: after PayPal or a wallet. */
function WrittenOrder({ orderHash }: { orderHash: string }) {
  const { order } = useTrackedOrder(orderHash)
  return order && <OrderedFacts order={order} next={<OrderSteps order={order} />} />
}
