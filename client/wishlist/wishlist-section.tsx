import { useRef } from 'react'
import { storePath } from '../../shared/routing/links'
import { DepartmentLinks } from '../catalog/department-links'
import cardStyles from '../catalog/product-card-view.module.css'
import gridStyles from '../catalog/product-grid.module.css'
import { useHasWishlistFailed, useWishlist } from '../stores/kept-products/wishlist'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { Button, ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { PageMessage } from '../ui/page-message'
import styles from './wishlist.module.css'
import { WishlistProducts } from './wishlist-products'

interface WishlistSectionProps {
  /** An editor's words; the shop's own where they are empty. */
  title: string
  /** Said while nothing is on the list. */
  hint: string
  /** The page begins with it. */
  isFirst: boolean
}

/**
 * The wishlist of this browser. It is as high as the screen from the beginning, so that nothing moves
 * when its products are known.
 */
export function WishlistSection({ title, hint, isFirst }: WishlistSectionProps) {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const wishlist = useWishlist()
  const Title = isFirst ? 'h1' : 'h2'
  const toHeading = () => heading.current?.focus()
  return (
    <section className={`contained ${styles.section}`}>
      <div className={styles.head}>
        <Title ref={heading} tabIndex={-1}>
          {title || t('wishlist.title')}
        </Title>
        {wishlist && wishlist.items.length > 1 && (
          <Button
            kind="quiet"
            onClick={() => {
              wishlist.clear()
              toHeading()
            }}
          >
            {t('wishlist.clear')}
          </Button>
        )}
      </div>
      {!wishlist && <Waiting />}
      {wishlist?.items.length === 0 && <EmptyWishlist hint={hint} />}
      {wishlist && wishlist.items.length > 0 && (
        <>
          {isFirst && <h2 className="visually-hidden">{t('listing.products')}</h2>}
          <WishlistProducts wishlist={wishlist} onRemoved={toHeading} />
        </>
      )}
    </section>
  )
}

/** Where the first row of products is going to stand. */
const PLACES = [1, 2, 3, 4]

function Waiting() {
  const { t } = useShop()
  const hasFailed = useHasWishlistFailed()
  const { reload } = useLocation()
  if (hasFailed) {
    return (
      <Notice kind="warning">
        <p>{t('wishlist.failed')}</p>
        {/* Some browsers remember code that could not be had for as long as the page lives. */}
        <Button kind="secondary" onClick={reload}>
          {t('errors.try-again')}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <p role="status" className="visually-hidden needs-script">
        {t('layout.loading')}
      </p>
      <ul className={`${gridStyles.grid} ${gridStyles.four} ${styles.places}`} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className={cardStyles.media} />
        ))}
      </ul>
      <noscript>
        <p>{t('wishlist.needs-script')}</p>
      </noscript>
    </>
  )
}

function EmptyWishlist({ hint }: { hint: string }) {
  const { store, chrome, t } = useShop()
  return (
    <PageMessage picture="frame">
      <p>{t('wishlist.empty')}</p>
      <p>{hint || t('wishlist.empty-hint')}</p>
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
      <DepartmentLinks menu={chrome.menu} />
    </PageMessage>
  )
}
