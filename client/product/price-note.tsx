import { finalOf, type Price, unitPrice } from '../../shared/catalog/price'
import type { Product } from '../../shared/catalog/product'
import { isSent } from '../../shared/catalog/product-type'
import { DELIVERY_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import type { CurrentSync } from '../stores/current-facts/use-current-facts'
import { useShop } from '../stores/shop'
import styles from './product.module.css'

interface PriceNoteProps {
  product: Pick<Product, 'typeId' | 'measure'>
  price: Price
  /** Lowest price of the 30 days before it was reduced, in cents. */
  lowestBefore?: number | undefined
}

/**
 * What is in the price, and what comes on top of it. A gift card bears no tax: what it is spent on
 * does.
 */
export function PriceNote({ product, price, lowestBefore }: PriceNoteProps) {
  const { store, t, price: write } = useShop()
  if (product.typeId === 'amgiftcard') return null
  const isFree = finalOf(price) >= store.freeShippingAmount
  return (
    <small>
      {t('product.incl-tax')}
      {isSent(product) && (
        <>
          {', '}
          <a href={storePath(DELIVERY_PATH, store)}>
            {t(isFree ? 'product.free-delivery' : 'product.plus-delivery')}
          </a>
        </>
      )}
      {product.measure && (
        <span>
          {' · '}
          {t('catalog.unit-price', {
            price: write(unitPrice(finalOf(price), product.measure)),
            unit: product.measure.unit,
          })}
        </span>
      )}
      {price.special !== null && lowestBefore !== undefined && (
        <span className={styles.lowest}>
          {t('product.lowest-before', { price: write(lowestBefore) })}
        </span>
      )}
    </small>
  )
}

/** Says that price and stock may be others by now, where nobody could be asked (spec 4, price sync). */
export function SyncNote({ sync: { hasFailed, refreshedAt } }: { sync: CurrentSync }) {
  const { store, t } = useShop()
  const timeText = (time: number) =>
    new Intl.DateTimeFormat(store.i18n.defaultLocale, { timeStyle: 'short' }).format(time)
  return (
    <small role="status">
      {hasFailed && refreshedAt === null && t('product.not-current')}
      {hasFailed &&
        refreshedAt !== null &&
        t('product.current-at', { time: timeText(refreshedAt) })}
    </small>
  )
}
