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
  const shop = useShop()
  const { t } = shop
  const active = listOf(listing, links, shop)
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
  { t, price }: ReturnType<typeof useShop>,
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
      .map(({ id, label }) => ({
        key: `${code} ${id}`,
        text: filter.isSingleChoice ? title + t('text.colon') + label : label,
        href: toggle(filter, id),
      }))
  })
}
