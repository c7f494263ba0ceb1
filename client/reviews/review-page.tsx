import type { PageData } from '../../shared/routing/page'
import { useShop } from '../stores/shop'
import { ReviewForm } from './review-form'
import styles from './review-page.module.css'

/**
 * The review of a product as a page, for browsers without script. What was written and chosen stands there
 * again where it was refused.
 */
export function ReviewPage({ data }: { data: PageData }) {
  const { t } = useShop()
  if (data.route !== 'review') return null
  const { product, attempt, refused, isSent } = data
  return (
    <div className={`contained ${styles.page}`}>
      <h1>{t('product.review-of', { name: product.name })}</h1>
      <ReviewForm sku={product.sku} attempt={attempt} refused={refused} isSent={isSent} />
      <a href={product.link}>{product.name}</a>
    </div>
  )
}
