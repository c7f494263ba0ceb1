import type { Filter, Listing } from '../../shared/search/listing'
import { useShop } from '../stores/shop'
import { Disclosure } from '../ui/disclosure'
import { FilterOptions } from './filter-options'
import styles from './filter-sections.module.css'
import type { ListingLinks } from './listing-links'
import { PriceFilter } from './price-filter'

interface FilterSectionsProps {
  listing: Listing
  links: ListingLinks
}

/** Sections that stand open from the start: the others wait to be asked. */
const OPEN_SECTIONS = 4

/** Everything a list can be narrowed by (spec 2, filters). */
export function FilterSections({ listing, links }: FilterSectionsProps) {
  const { t } = useShop()
  if (listing.filters.length === 0) return null
  return (
    <section className={styles.sections}>
      <h2>{t('listing.filters')}</h2>
      {listing.filters.map((filter, index) => (
        <Disclosure
          key={filter.code}
          title={filter.title || t('listing.price')}
          isOpen={index < OPEN_SECTIONS || filter.options.some(({ isActive }) => isActive)}
        >
          <Section filter={filter} links={links} />
        </Disclosure>
      ))}
    </section>
  )
}

function Section({ filter, links }: { filter: Filter; links: ListingLinks }) {
  if (filter.range) {
    const { from, to } = filter.range
    return <PriceFilter key={`${from} ${to}`} range={filter.range} links={links} />
  }
  return <FilterOptions filter={filter} links={links} />
}
