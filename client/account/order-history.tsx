import { ACCOUNT_FIELDS, type Account, type PastOrder } from '../../shared/customer/account-forms'
import { orderPage } from '../../shared/customer/order-page'
import { storePath } from '../../shared/routing/links'
import { ACCOUNT_PATH } from '../../shared/routing/screen-paths'
import { pastState, STATE_WORDS } from '../checkout/orders/order-status'
import { useShop } from '../stores/shop'
import styles from './account.module.css'

/** What was ordered, newest first, twenty on a page (spec 9). */
export function OrderHistory({ account }: { account: Account }) {
  const { t } = useShop()
  const { orders, ordersPage: page, ordersPages: pages } = account
  return (
    <section id="orders" className={styles.section}>
      <h2>{t('account.orders')}</h2>
      {orders.length === 0 && <p>{t('account.no-orders')}</p>}
      <ul className={styles.list}>
        {orders.map((order) => (
          <Order key={order.orderNumber} order={order} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.acts} aria-label={t('account.orders')}>
          {page > 1 && <PageLink page={page - 1} label={t('account.newer')} />}
          <span>{t('account.orders-page', { page, pages })}</span>
          {page < pages && <PageLink page={page + 1} label={t('account.older')} />}
        </nav>
      )}
    </section>
  )
}

function Order({ order }: { order: PastOrder }) {
  const { store, t, price } = useShop()
  const { orderNumber, placedOn, grandTotal, items } = order
  const state = pastState(order)
  const title = t('orders.title', { number: orderNumber })
  return (
    <li>
      <strong>
        <a href={orderPage(storePath(ACCOUNT_PATH, store), orderNumber)}>{title}</a>
      </strong>
      <span>
        {[placedOn && t('orders.placed', { day: placedOn }), price(grandTotal)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {state && <span>{t(STATE_WORDS[state])}</span>}
      <span>{items.map(({ name, qty }) => `${qty} × ${name}`).join(', ')}</span>
    </li>
  )
}

function PageLink({ page, label }: { page: number; label: string }) {
  const { store } = useShop()
  return <a href={`${storePath(ACCOUNT_PATH, store)}?${ACCOUNT_FIELDS.orders}=${page}`}>{label}</a>
}
