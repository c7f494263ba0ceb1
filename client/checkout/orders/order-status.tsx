import type { ReactNode } from 'react'
import {
  parseTrackedState,
  type TrackedLine,
  type TrackedOrder,
  type TrackedState,
} from '../../../shared/checkout/tracked-order'
import { imageUrl } from '../../../shared/content/image-url'
import type { PastOrder } from '../../../shared/customer/account-forms'
import { formatDay } from '../../../shared/i18n/date-text'
import type { MessageKey } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import { withdrawLink } from '../../../shared/routing/order-links'
import { TotalsList } from '../../catalog/totals-list'
import { useShop } from '../../stores/shop'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import pages from '../checkout-page.module.css'
import { BankTransfer } from './bank-transfer'
import { DownloadLinks } from './download-links'
import styles from './order-status.module.css'

/** What its shopper is told of each state. */
export const STATE_WORDS: Record<TrackedState, MessageKey> = {
  new: 'orders.state-new',
  pending_payment: 'orders.state-pending_payment',
  processing: 'orders.state-processing',
  sent: 'orders.state-sent',
  ready: 'orders.state-ready',
  complete: 'orders.state-complete',
  canceled: 'orders.state-canceled',
  withdrawn: 'orders.state-withdrawn',
  refunded: 'orders.state-refunded',
}

interface OrderStatusProps {
  order: TrackedOrder
  /** What happens to it from here on. */
  next?: ReactNode
  /** What else can be done with it. */
  children?: ReactNode
}

/** The page of an order. */
export function OrderStatus({ order, next, children }: OrderStatusProps) {
  const { store, t } = useShop()
  return (
    <div className={styles.page}>
      <h1>{t('orders.title', { number: order.orderNumber })}</h1>
      <OrderedFacts order={order} next={next} />
      {children}
      <ButtonLink kind="secondary" href={storePath('/', store)}>
        {t('cart.continue')}
      </ButtonLink>
    </div>
  )
}

/** What was ordered, what it cost and where it is. */
export function OrderedFacts({ order, next }: Pick<OrderStatusProps, 'order' | 'next'>) {
  const shop = useShop()
  const { store, t } = shop
  const { downloads, lines } = order
  return (
    <>
      <div className={styles.order}>
        <div className={styles.facts}>
          <Standing order={order} />
          {order.isDue && order.state !== 'withdrawn' && <HowToPay order={order} />}
          {next}
          {downloads.length > 0 && <DownloadLinks files={downloads} />}
        </div>
        <section className={pages.receipt} aria-labelledby="ordered-products">
          <h2 id="ordered-products">{t('orders.products')}</h2>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <OrderedLine key={line.position} line={line} />
            ))}
          </ul>
          <TotalsList totals={order.totals} hasDelivery={order.hasDelivery} shop={shop} />
        </section>
      </div>
      {order.mayWithdraw && (
        <a href={withdrawLink(order.orderHash, store)}>{t('withdraw.title')}</a>
      )}
    </>
  )
}

/** How far it has come, and what was agreed on. */
function Standing({ order }: { order: TrackedOrder }) {
  const { store, t } = useShop()
  const state = shownState(order)
  const day = (time: number | string) => formatDay(new Date(time), store.i18n)
  return (
    <div className={pages.facts}>
      {state === 'canceled' ? (
        <div role="status">
          <Notice>{t(STATE_WORDS[state])}</Notice>
        </div>
      ) : (
        state && (
          <p>
            <strong>{t(STATE_WORDS[state])}</strong>
          </p>
        )
      )}
      {order.placedAt && <p>{t('orders.placed', { day: day(order.placedAt) })}</p>}
      <p>{t('checkout.thanks-method', { method: order.paymentTitle })}</p>
      {order.deliveryDate && <p>{t('orders.delivery-date', { day: day(order.deliveryDate) })}</p>}
      {order.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {order.parcels.map(({ name, link }) => (
        <p key={name}>{link ? <a href={link}>{name}</a> : name}</p>
      ))}
    </div>
  )
}

/** What is paid at the door waits for nobody: it is being packed. */
export function shownState({
  state,
  isDue,
  paymentCode,
}: Pick<TrackedOrder, 'state' | 'isDue' | 'paymentCode'>): TrackedState | null {
  const isAwaited = isDue && paymentCode !== 'cashondelivery'
  return state === 'new' && !isAwaited ? 'processing' : state
}

/** The same of an order in the list of an account; null for a word that is not known. */
export function pastState({ status, paymentCode }: PastOrder): TrackedState | null {
  const state = parseTrackedState(status)
  return shownState({ state, isDue: state === 'new', paymentCode })
}

/** What is still to be paid outside the shop, and how. */
function HowToPay({ order }: { order: TrackedOrder }) {
  const { t } = useShop()
  const { paymentCode, orderNumber, amountDue } = order
  if (paymentCode === 'cashondelivery') return <p>{t('orders.at-door')}</p>
  if (paymentCode !== 'banktransfer') return null
  return <BankTransfer reference={orderNumber} amount={amountDue} />
}

function OrderedLine({ line }: { line: TrackedLine }) {
  const { name, qty, total, options, image, link } = line
  const { t, price } = useShop()
  return (
    <li>
      <div className={styles.picture}>
        {image && <img src={imageUrl(image, '150x150')} width={64} height={64} alt="" />}
      </div>
      <div>
        <p>
          {t('checkout.pieces', { qty })} {link ? <a href={link}>{name}</a> : name}
        </p>
        {options.map(({ label, value }) => (
          <p key={label} className={styles.option}>
            {label + t('text.colon') + value}
          </p>
        ))}
      </div>
      <p className={styles.sum}>{price(total)}</p>
    </li>
  )
}
