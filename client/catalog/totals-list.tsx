import type { ReactNode } from 'react'
import type { CartSummary } from '../../shared/cart/cart-summary'
import { discountedSubtotal, missingForFreeShipping } from '../../shared/cart/free-shipping'
import { DELIVERY_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import type { ShopWords } from './shop-words'
import styles from './totals-list.module.css'

interface TotalsListProps {
  /** Null while the server has not said anything yet. */
  totals: CartSummary | null
  /** Whether anything is sent: of gift cards alone, nothing is. */
  hasDelivery: boolean
  /** What is written may change in a moment. Left out for sums that stand for good. */
  isUpdating?: boolean
  shop: ShopWords & { store: StoreView }
}

/** What an order costs, as the server computed it: never added up here. */
export function TotalsList({ totals, hasDelivery, isUpdating, shop }: TotalsListProps) {
  const { t } = shop
  return (
    <div className={styles.totals} aria-busy={isUpdating}>
      {totals ? (
        <Rows totals={totals} hasDelivery={hasDelivery} shop={shop} />
      ) : (
        <p className={styles.waiting}>…</p>
      )}
      {isUpdating !== undefined && (
        <p className={styles.updating} role="status">
          {isUpdating && t('cart.updating')}
        </p>
      )}
    </div>
  )
}

type RowsProps = Pick<TotalsListProps, 'hasDelivery' | 'shop'> & { totals: CartSummary }

function Rows({ totals, hasDelivery, shop }: RowsProps) {
  const { t, price } = shop
  const { subtotalInclTax, discount, couponCode, giftCards, paymentFee, tax, grandTotal } = totals
  const discountLabel = t('cart.discount') + (couponCode && ` (${couponCode})`)
  return (
    <dl className={styles.rows}>
      <Row label={t('cart.subtotal')} value={price(subtotalInclTax)} />
      {discount !== 0 && <Row label={discountLabel} value={price(discount)} />}
      {hasDelivery && <Row label={t('cart.shipping')} value={<Shipping {...{ totals, shop }} />} />}
      {paymentFee !== 0 && <Row label={t('cart.payment-fee')} value={price(paymentFee)} />}
      {giftCards.map(({ itemId, codeEnd, amount }) => (
        <Row
          key={itemId}
          label={t('cart.gift-card-used', { end: codeEnd })}
          value={price(-amount)}
        />
      ))}
      <Row label={t('cart.grand-total')} value={price(grandTotal)} name={styles.grand} />
      {tax !== 0 && <Row label={t('cart.tax')} value={price(tax)} name={styles.tax} />}
    </dl>
  )
}

/** Before an address is known: free where enough is bought, else what it may cost is one press away. */
function Shipping({ totals, shop }: Pick<RowsProps, 'totals' | 'shop'>) {
  const { t, price, store } = shop
  const isFree = missingForFreeShipping(discountedSubtotal(totals), store.freeShippingAmount) === 0
  const cents = totals.shippingInclTax ?? (isFree ? 0 : null)
  if (cents === null) {
    return <a href={storePath(DELIVERY_PATH, store)}>{t('cart.shipping-later')}</a>
  }
  return cents === 0 ? t('cart.free') : price(cents)
}

function Row({
  label,
  value,
  name,
}: {
  label: string
  value: ReactNode
  name?: string | undefined
}) {
  return (
    <div className={name}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
