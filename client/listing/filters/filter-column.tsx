import { useRef } from 'react'
import type { Listing } from '../../../shared/search/listing'
import { useEarlyControls } from '../../stores/late-part'
import { useShop } from '../../stores/shop'
import styles from '../listing.module.css'
import type { ListingLinks } from '../listing-links'
import { FILTERS_ID } from '../toolbar'
import { ActiveFilters } from './active-filters'
import { FilterSections } from './filter-sections'

interface FilterColumnProps {
  listing: Listing
  links: ListingLinks
}

/** What narrows the list, beside it on a desktop. Its code comes late: until then it is links and forms. */
export function FilterColumn({ listing, links }: FilterColumnProps) {
  const { t } = useShop()
  const column = useRef<HTMLElement>(null)
  useEarlyControls(column)
  return (
    <aside
      ref={column}
      id={FILTERS_ID}
      className={styles.sidebar}
      aria-label={t('listing.filters')}
    >
      <ActiveFilters listing={listing} links={links}>
        <a href={links.clearLink}>{t('listing.clear-all')}</a>
      </ActiveFilters>
      <FilterSections key={listing.place.basePath} listing={listing} links={links} />
    </aside>
  )
}
