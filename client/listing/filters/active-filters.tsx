import type { ReactNode } from 'react'
import { withRange } from '../../../shared/search/filters'
import type { Listing } from '../../../shared/search/listing'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import type { ListingLinks } from '../listing-links'
import styles from './active-filters.module.css'

interface ActiveFiltersProps {
  listing: Listing
  links: ListingLinks
  /** What takes all of them away, where nothing else does. */
  children?: ReactNode
}

interface ActiveFilter {
  key: string
  text: string
  href: string
}

/** What narrows the list now; each can be taken away. */
export function ActiveFilters({ listing, links, children }: ActiveFiltersProps) {
  const { t, price } = useShop()
  const active = listOf(listing, links, price)
  if (active.length === 0) return null
  return (
    <section className={styles.active}>
      <h2>{t('listing.active-filters')}</h2>
      <ul>
        {active.map(({ key, text, href }) => (
          <li key={key}>
            <a href={href} aria-label={t('listing.remove-filter', { name: text })}>
              {text}
              <Icon name="close" size={16} />
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

function listOf(
  { filters }: Listing,
  { query, linkTo, toggle }: ListingLinks,
  price: (cents: number) => string,
): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const { code, title, options, range } = filter
    if (range?.isActive) {
      const ends = [range.from, range.to]
      const text =
        code === 'price'
          ? ends.map((end) => price(end * 100)).join(' – ')
          : `${title} ${ends.join(' – ')}`
      return [{ key: code, text, href: linkTo(withRange(query, code, null)) }]
    }
    return options
      .filter(({ isActive }) => isActive)
      .map(({ id, label }) => ({ key: `${code} ${id}`, text: label, href: toggle(filter, id) }))
  })
}
