import { type ReactNode, useEffect, useRef } from 'react'
import { storePath } from '../../../shared/routing/links'
import { orderStatusLink } from '../../../shared/routing/order-links'
import type { KeptOrder } from '../../engine/checkout-memory'
import { useNavigationHistory } from '../../stores/navigation-history'
import { useShop } from '../../stores/shop'
import { ButtonLink } from '../../ui/button'
import styles from '../checkout-page.module.css'
import { OrderContent } from '../order-review'
import { BankTransfer } from './bank-transfer'
import type { Due } from './find-outcome'

interface ThankYouProps {
  orderNumber: string
  /** What this browser remembers of it. */
  order: KeptOrder | null
  /** To be paid outside the shop, as the shop says. */
  due?: Due | undefined
}

/** The confirmation for the shopper who placed the order. */
export function ThankYou({ orderNumber, order, due }: ThankYouProps) {
  const { store, t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const amount = order?.totals?.grandTotal ?? due?.amount ?? null
  const forgetWay = useNavigationHistory((history) => history.clear)
  useEffect(() => heading.current?.focus(), [])
  // What was looked at before has been bought: from here the shop begins anew.
  useEffect(() => forgetWay(), [forgetWay])
  return (
    <div className={styles.message}>
      <h1 ref={heading} tabIndex={-1}>
        {t('checkout.thanks-title')}
      </h1>
      <div className={styles.facts}>
        {orderNumber && (
          <p>
            <strong>{t('checkout.thanks-number', { number: orderNumber })}</strong>
          </p>
        )}
        {order?.paymentTitle && (
          <p>{t('checkout.thanks-method', { method: order.paymentTitle })}</p>
        )}
        {order?.emailAddress && <p>{t('checkout.thanks-email', { email: order.emailAddress })}</p>}
      </div>
      <HowToPay method={due?.method || order?.paymentCode || ''} isDue={due !== undefined}>
        <BankTransfer reference={orderNumber} amount={amount} />
      </HowToPay>
      {order && (
        <div className={styles.receipt}>
          <OrderContent lines={order.lines} totals={order.totals} />
        </div>
      )}
      {order?.orderHash && <a href={orderStatusLink(order.orderHash, store)}>{t('orders.show')}</a>}
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
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
  return isDue ? null : <p>{t('checkout.next-paid')}</p>
}

/** For everybody else: no details of the order. */
export function NeutralOrder() {
  const { store, t } = useShop()
  return (
    <div className={styles.message}>
      <h1>{t('checkout.neutral-title')}</h1>
      <p>{t('checkout.neutral')}</p>
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
    </div>
  )
}
