import type { MessageKey } from '../../shared/i18n/messages'
import { withSort } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { type ListingQuery, listingParameters } from '../../shared/search/query'
import type { SortId } from '../../shared/search/sort-options'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import type { ListingLinks } from './listing-links'
import styles from './sort-choice.module.css'

export const SORT_WORDS: Record<SortId, MessageKey> = {
  relevance: 'listing.sort-relevance',
  'updated_at:desc': 'listing.sort-latest',
  'final_price:asc': 'listing.sort-price-up',
  'final_price:desc': 'listing.sort-price-down',
}

interface SortProps {
  listing: Listing
  links: ListingLinks
}

/**
 * The order on a desktop. Choosing the current one again does nothing (spec 4). Without script a
 * button sends it.
 */
export function SortSelect({ listing, links, onSort }: SortProps & { onSort: () => void }) {
  const { t } = useShop()
  const { navigate } = useLocation()
  const active = listing.sorts.find(({ isActive }) => isActive) ?? listing.sorts[0]
  const unsorted = { ...links.query, page: 1, sort: null }
  const form = links.addressOf(unsorted)
  const sortBy = (sort: string) => {
    onSort()
    navigate(links.linkTo(withSort(links.query, sort)))
  }
  return (
    <form className={styles.form} action={form.path}>
      <QueryFields query={form.query} />
      <label className={styles.select}>
        <span>{t('listing.sort-by')}</span>
        <select
          name="sort"
          autoComplete="off"
          value={active?.id}
          onChange={({ target }) => sortBy(target.value)}
        >
          {listing.sorts.map(({ id }) => (
            <option key={id} value={id}>
              {t(SORT_WORDS[id])}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </label>
      <noscript>
        <Button type="submit" kind="secondary">
          {t('listing.apply')}
        </Button>
      </noscript>
    </form>
  )
}

/** What a form of a listing keeps of where the list is now, for a browser that sends it by itself. */
export function QueryFields({ query }: { query: ListingQuery }) {
  return listingParameters(query).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
