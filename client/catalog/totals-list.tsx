import type { CartSummary } from '../../shared/cart/cart-summary'
import styles from './totals-list.module.css'
import type { ShopWords } from './words'

interface TotalsListProps {
  /** Null while the server has not said anything yet. */
  totals: CartSummary | null
  /** Whether anything is sent: of gift cards alone, nothing is. */
  hasDelivery: boolean
  /** What is written may change in a moment. Left out for sums that stand for good. */
  isUpdating?: boolean
  words: ShopWords
}

/** What an order costs, as the server computed it: never added up here. */
export function TotalsList({ totals, hasDelivery, isUpdating, words }: TotalsListProps) {
  const { t } = words
  return (
    <div className={styles.totals} aria-busy={isUpdating}>
      {totals ? (
        <Rows totals={totals} hasDelivery={hasDelivery} words={words} />
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

interface RowsProps {
  totals: CartSummary
  hasDelivery: boolean
  words: ShopWords
}

function Rows({ totals, hasDelivery, words: { t, price } }: RowsProps) {
  const { subtotalInclTax, discount, shippingInclTax, paymentFee, tax, grandTotal } = totals
  return (
    <dl className={styles.rows}>
      <Row label={t('cart.subtotal')} value={price(subtotalInclTax)} />
      {discount !== 0 && <Row label={t('cart.discount')} value={price(discount)} />}
      {hasDelivery && (
        <Row label={t('cart.shipping')} value={shippingText(shippingInclTax, { t, price })} />
      )}
      {paymentFee !== 0 && <Row label={t('cart.payment-fee')} value={price(paymentFee)} />}
      <Row label={t('cart.grand-total')} value={price(grandTotal)} name={styles.grand} />
      <Row label={t('cart.tax')} value={price(tax)} name={styles.tax} />
    </dl>
  )
}

function shippingText(cents: number | null, { t, price }: ShopWords): string {
  if (cents === null) return t('cart.shipping-later')
  return cents === 0 ? t('cart.free') : price(cents)
}

function Row({ label, value, name }: { label: string; value: string; name?: string | undefined }) {
  return (
    <div className={name}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
