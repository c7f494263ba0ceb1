import type { MouseEvent } from 'react'
import { withPage } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { visiblePages } from '../../shared/search/pagination'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './listing.module.css'
import type { ListingLinks } from './listing-links'

interface PaginationProps {
  listing: Listing
  links: ListingLinks
  /** Called when another page was chosen. */
  onTurn: (event: MouseEvent) => void
}

/** Three page numbers and the way back and forth (spec 9). */
export function Pagination({ listing, links: { query, linkTo }, onTurn }: PaginationProps) {
  const { t } = useShop()
  const { page, totalPages } = listing
  if (totalPages < 2) return null
  const hrefOf = (number: number) => linkTo(withPage(query, number))
  return (
    <nav className={styles.pagination} aria-label={t('listing.pages')}>
      {page > 1 && (
        <a
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label={t('listing.previous-page')}
          onClick={onTurn}
        >
          <Icon name="chevron-left" />
        </a>
      )}
      {visiblePages(page, totalPages).map((number) => (
        <a
          key={number}
          href={hrefOf(number)}
          aria-label={t('listing.page', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={onTurn}
        >
          {number}
        </a>
      ))}
      {page < totalPages && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t('listing.next-page')} onClick={onTurn}>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
