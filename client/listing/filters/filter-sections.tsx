import type { Filter, Listing } from '../../../shared/search/listing'
import { useShop } from '../../stores/shop'
import { Disclosure } from '../../ui/disclosure'
import type { ListingLinks } from '../listing-links'
import { FilterOptions } from './filter-options'
import styles from './filter-sections.module.css'
import { RangeFilter } from './range-filter'

interface FilterSectionsProps {
  listing: Listing
  links: ListingLinks
}

/**
 * Everything a list can be narrowed by (spec 2, filters). A section starts closed if it is said to be
 * collapsed, unless something in it is chosen (spec 4).
 */
export function FilterSections({ listing, links }: FilterSectionsProps) {
  const { t } = useShop()
  if (listing.filters.length === 0) return null
  return (
    <section className={styles.sections}>
      <h2>{t('listing.filters')}</h2>
      {listing.filters.map((filter) => (
        <Disclosure
          key={filter.code}
          title={filter.title || t('listing.price')}
          isOpen={!filter.isCollapsed || isActive(filter)}
        >
          <Section filter={filter} links={links} />
        </Disclosure>
      ))}
    </section>
  )
}

function isActive({ options, range }: Filter): boolean {
  return range?.isActive || options.some((option) => option.isActive)
}

function Section({ filter, links }: { filter: Filter; links: ListingLinks }) {
  const { code, range } = filter
  if (!range) return <FilterOptions filter={filter} links={links} />
  return <RangeFilter code={code} title={filter.title} range={range} links={links} />
}
