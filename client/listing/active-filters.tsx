import { clearFilters, toggleFilter, withPrice } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './active-filters.module.css'
import type { ListingLinks } from './listing-links'

interface ActiveFiltersProps {
  listing: Listing
  links: ListingLinks
}

interface ActiveFilter {
  key: string
  text: string
  href: string
}

/** What narrows the list now; each can be taken away. */
export function ActiveFilters({ listing, links }: ActiveFiltersProps) {
  const { t, price } = useShop()
  const active = listOf(listing, links, (from, to) => `${price(from * 100)} – ${price(to * 100)}`)
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
      <a href={links.linkTo(clearFilters(links.query))}>{t('listing.clear-all')}</a>
    </section>
  )
}

function listOf(
  { filters }: Listing,
  { query, linkTo }: ListingLinks,
  priceText: (from: number, to: number) => string,
): ActiveFilter[] {
  return filters.flatMap(({ code, options, range, isSingleChoice }) => {
    if (range && query.price) {
      const text = priceText(range.from, range.to)
      return [{ key: code, text, href: linkTo(withPrice(query, null)) }]
    }
    return options
      .filter(({ isActive }) => isActive)
      .map(({ id, label }) => ({
        key: `${code} ${id}`,
        text: label,
        href: linkTo(toggleFilter(query, code, id, isSingleChoice)),
      }))
  })
}
