import { useShop } from '../stores/shop'
import styles from './buying/buy-box.module.css'

interface StockLineProps {
  isInStock: boolean
  /** It is one child of a product: another may be had. */
  isVariant?: boolean
  /** How many are left, when they are few. */
  fewLeft?: number | null
  /** Nothing is said about missing stock. */
  hidesAlert: boolean
}

/** Whether it can be had, in a few words. */
export function StockLine(props: StockLineProps) {
  const { isInStock, isVariant = false, fewLeft = null, hidesAlert } = props
  const { t } = useShop()
  if (!isInStock && hidesAlert) return null
  const level = fewLeft === null ? 'in' : 'few'
  return (
    <p className={styles.stock} data-level={isInStock ? level : undefined} role="status">
      {isInStock && fewLeft === null && t('product.in-stock')}
      {isInStock && fewLeft !== null && t('product.few-left', { count: fewLeft })}
      {!isInStock && t(isVariant ? 'product.variant-sold-out' : 'catalog.sold-out')}
    </p>
  )
}
