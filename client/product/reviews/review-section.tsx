import { useState } from 'react'
import type { Product } from '../../../shared/catalog/product'
import { imageUrl } from '../../../shared/content/image-url'
import { formatDay } from '../../../shared/i18n/date-text'
import { formatCount } from '../../../shared/i18n/number-text'
import {
  FIRST_REVIEWS,
  MAX_REVIEWS,
  type Review,
  type Reviews,
} from '../../../shared/reviews/review'
import { REVIEW_FIELDS } from '../../../shared/reviews/review-form'
import { storePath } from '../../../shared/routing/links'
import { REVIEW_PATH } from '../../../shared/routing/screen-paths'
import { useNotify } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useQueryHolder } from '../../stores/query-holder'
import { useShop } from '../../stores/shop'
import { tryToLoad } from '../../stores/try-to-load'
import { useUi } from '../../stores/ui'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import rating from './rating.module.css'
import { REVIEWS_ID, Stars } from './rating-link'
import styles from './reviews.module.css'

interface ReviewSectionProps {
  product: Pick<Product, 'id' | 'sku' | 'name'>
  reviews: Reviews
}

/** What shoppers wrote, newest first, and where to write (spec 2, review modal). */
export function ReviewSection({ product, reviews }: ReviewSectionProps) {
  const { store, t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const [all, setAll] = useState<Review[] | null>(null)
  const showAll = useLoadReviews(product.id, setAll)
  const { average, total, items, isUnknown } = reviews
  return (
    <section id={REVIEWS_ID} className={styles.section}>
      <h2>{t('product.reviews')}</h2>
      {average !== null && (
        <p className={rating.rating}>
          <Stars rating={average} />
          {t('product.review-count', { count: total, number: formatCount(total, store.i18n) })}
        </p>
      )}
      {!isUnknown && (
        <p className={styles.about}>
          {t(total > 0 ? 'product.reviews-checked' : 'product.no-reviews')}
        </p>
      )}
      <ul className={styles.list}>
        {(all ?? items).map((review, index) => (
          <ReviewItem key={review.id} review={review} isFirstMore={index === items.length} />
        ))}
      </ul>
      <div className={`${styles.actions} needs-script`}>
        {all === null && total > FIRST_REVIEWS && (
          <Button kind="secondary" onClick={showAll.start} isBusy={showAll.isBusy}>
            {total > MAX_REVIEWS
              ? t('product.reviews-newest', { count: MAX_REVIEWS })
              : t('product.reviews-all', { count: total, number: formatCount(total, store.i18n) })}
          </Button>
        )}
        <Button
          kind="secondary"
          onClick={() => openModal('review', { sku: product.sku, name: product.name })}
        >
          {t('product.review-write')}
        </Button>
      </div>
      <noscript>
        <a
          href={`${storePath(REVIEW_PATH, store)}?${REVIEW_FIELDS.sku}=${encodeURIComponent(product.sku)}`}
        >
          {t('product.review-write')}
        </a>
      </noscript>
    </section>
  )
}

/** Those that the page did not come with. A failure is said, and leaves the button where it is. */
function useLoadReviews(productId: number, loaded: (reviews: Review[]) => void) {
  const { http } = usePorts()
  const { store, t } = useShop()
  const notify = useNotify()
  const holder = useQueryHolder()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const code = await tryToLoad('reviews', () => import('./load-reviews'))
    const found = await code?.loadAllReviews({ http, store, holder }, productId).catch(() => null)
    setBusy(false)
    if (found) loaded(found.items)
    else notify({ type: 'danger', message: t('errors.unexpected-text') })
  }
  return { isBusy, start }
}

interface ReviewItemProps {
  review: Review
  /** The first that came when more were asked for: the focus goes on there, its button is gone. */
  isFirstMore: boolean
}

function ReviewItem({ review, isFirstMore }: ReviewItemProps) {
  const { title, detail, nickname, rating, writtenAt, isVerified, pictures } = review
  const { store, t } = useShop()
  const day = new Date(writtenAt)
  const written = Number.isNaN(day.getTime()) ? '' : formatDay(day, store.i18n)
  return (
    <li ref={isFirstMore ? takeFocus : undefined} tabIndex={isFirstMore ? -1 : undefined}>
      {rating !== null && <Stars rating={rating} />}
      <h3>{title}</h3>
      <p>{detail}</p>
      {pictures.length > 0 && <ReviewPictures review={review} />}
      {isVerified && (
        <span className={styles.verified}>
          <Icon name="check" size={18} />
          {t('product.review-verified')}
        </span>
      )}
      <small>{[nickname, written].filter((text) => text !== '').join(' · ')}</small>
    </li>
  )
}

/** Each leads to itself as it was sent. */
function ReviewPictures({ review: { nickname, pictures } }: { review: Review }) {
  const { t } = useShop()
  return (
    <div className={styles.pictures}>
      {pictures.map((path, index) => (
        <a key={path} href={`/media/${path}`} target="_blank" rel="noopener">
          <img
            src={imageUrl(path, '150x150')}
            width={100}
            height={100}
            loading="lazy"
            alt={t('product.review-picture', { number: index + 1, name: nickname })}
          />
        </a>
      ))}
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
