import type { MouseEvent } from 'react'
import { toggleSort } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { useShop } from '../stores/shop'
import type { ListingLinks } from './listing-links'
import { SORT_WORDS } from './sort-choice'
import styles from './sort-list.module.css'

interface SortListProps {
  listing: Listing
  links: ListingLinks
  /** Called when another order was chosen. */
  onSort: (event: MouseEvent) => void
}

/** The order on a phone, where the current one can be taken back (spec 4). */
export function SortList({ listing, links: { query, linkTo }, onSort }: SortListProps) {
  const { t } = useShop()
  return (
    <ul className={styles.list}>
      {listing.sorts.map(({ id, isActive }) => (
        <li key={id}>
          <a
            href={linkTo(toggleSort(query, id))}
            aria-current={isActive || undefined}
            onClick={onSort}
          >
            {t(SORT_WORDS[id])}
          </a>
        </li>
      ))}
    </ul>
  )
}
