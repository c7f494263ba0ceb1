import { formatCount, formatTenths } from '../../../shared/i18n/number-text'
import type { Reviews } from '../../../shared/reviews/review'
import { useShop } from '../../stores/shop'
import styles from './rating.module.css'

export const REVIEWS_ID = 'reviews'

/** What shoppers think of it on average, beside the name; leads to what they wrote. */
export function RatingLink({ reviews: { average, total } }: { reviews: Reviews }) {
  const { store, t } = useShop()
  if (average === null || total === 0) return null
  return (
    <a className={styles.rating} href={`#${REVIEWS_ID}`}>
      <Stars rating={average} />
      {t('product.review-count', { count: total, number: formatCount(total, store.i18n) })}
    </a>
  )
}

/** A rating from 1 to 5 as five stars, of which some are full. */
export function Stars({ rating }: { rating: number }) {
  const { store, t } = useShop()
  const label = t('product.rating', { rating: formatTenths(rating, store.i18n) })
  return (
    <svg className={styles.stars} viewBox="0 0 5 1" preserveAspectRatio="none" role="img">
      <title>{label}</title>
      <rect width={Math.round(rating * 100) / 100} height="1" />
    </svg>
  )
}
