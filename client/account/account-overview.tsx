import { RETURNS_PATH, SUPPORT_PATH } from '../../shared/content/service-paths'
import type { Account, AccountAddress, PastOrder } from '../../shared/customer/account-forms'
import { orderPage } from '../../shared/customer/order-page'
import { storePath } from '../../shared/routing/links'
import { ACCOUNT_PATH } from '../../shared/routing/screen-paths'
import { pastState, STATE_WORDS } from '../checkout/orders/order-status'
import { useShop } from '../stores/shop'
import styles from './account.module.css'
import { writtenAddress } from './address-book'

/** What is seen first of an account: the last order, where orders are sent, and ways on. */
export function AccountOverview({ account }: { account: Account }) {
  const { store, t } = useShop()
  const { orders, ordersPage, addresses } = account
  const [last] = orders
  return (
    <>
      {/* Pages of products are kept for everybody: without script nothing changes their prices. */}
      {account.hasGroupPrices && (
        <noscript>
          <p>{t('account.prices-need-script')}</p>
        </noscript>
      )}
      <div className={styles.overview}>
        {last && ordersPage === 1 && <LastOrder order={last} />}
        <MainAddress address={addresses.find(({ isDefault }) => isDefault) ?? addresses[0]} />
        <section>
          <h2>{t('account.ways-on')}</h2>
          <a href={storePath('/', store)}>{t('cart.continue')}</a>
          <a href={storePath(RETURNS_PATH, store)}>{t('account.to-returns')}</a>
          <a href={storePath(SUPPORT_PATH, store)}>{t('account.to-service')}</a>
        </section>
      </div>
    </>
  )
}

function LastOrder({ order }: { order: PastOrder }) {
  const { store, t, price } = useShop()
  const { orderNumber, placedOn, grandTotal } = order
  const state = pastState(order)
  return (
    <section>
      <h2>{t('account.last-order')}</h2>
      {state && <strong>{t(STATE_WORDS[state])}</strong>}
      {placedOn && <p>{t('orders.placed', { day: placedOn })}</p>}
      <p>{price(grandTotal)}</p>
      <a href={orderPage(storePath(ACCOUNT_PATH, store), orderNumber)}>{t('orders.show')}</a>
    </section>
  )
}

function MainAddress({ address }: { address: AccountAddress | undefined }) {
  const { t } = useShop()
  return (
    <section>
      <h2>{t('account.your-address')}</h2>
      <p className={styles.lines}>
        {address ? writtenAddress(address).join('\n') : t('account.no-address')}
      </p>
      <a href="#addresses">{t('account.addresses')}</a>
    </section>
  )
}
