import { useState } from 'react'
import { isFoldable, shownOptions } from '../../../shared/routing/fold-listing'
import type { Filter, FilterOption } from '../../../shared/search/listing'
import { ALL_OPTIONS, allOptionsLink } from '../../../shared/search/query'
import { useLocation } from '../../stores/location'
import { useNotify } from '../../stores/notifications/notifications'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import { onPlainClick } from '../../ui/on-plain-click'
import type { ListingLinks } from '../listing-links'
import styles from './filter-options.module.css'

/** Painted for a colour that is none, such as "multicoloured" (spec 9: a light default). */
const NO_COLOR = '#e7e0d5'

interface FilterOptionsProps {
  filter: Filter
  links: ListingLinks
}

/** The options of a filter as links: pressing an active one takes it away (spec 4). */
export function FilterOptions({ filter, links }: FilterOptionsProps) {
  const { t } = useShop()
  const { loadAllFilters, query } = useLocation()
  const [isExpanded, setExpanded] = useState(query.has(ALL_OPTIONS))
  const notify = useNotify()
  const { options, folded, expandText, collapseText } = filter
  const here = links.linkTo(links.query)
  const hasMore = isFoldable(filter)
  const shown = isExpanded ? options : shownOptions(filter)
  const toggle = async () => {
    if (folded > 0 && !(await loadAllFilters())) {
      notify({ type: 'danger', message: t('listing.filters-failed') })
      return
    }
    setExpanded(!isExpanded)
  }
  return (
    <>
      <ul className={styles.options}>
        {shown.map((option) => (
          <Option key={option.id} option={option} filter={filter} links={links} />
        ))}
      </ul>
      {hasMore && (
        <a
          className={styles.more}
          href={isExpanded ? here : allOptionsLink(here)}
          aria-expanded={isExpanded}
          onClick={onPlainClick(toggle)}
        >
          {isExpanded
            ? collapseText || t('listing.show-less')
            : expandText || t('listing.show-more')}
        </a>
      )}
    </>
  )
}

interface OptionProps {
  option: FilterOption
  filter: Filter
  links: ListingLinks
}

function Option({ option, filter, links }: OptionProps) {
  const { id, label, count, isActive, swatch } = option
  return (
    <li>
      <a href={links.toggle(filter, id)} aria-current={isActive || undefined} rel="nofollow">
        {filter.kind === 'color' ? (
          <svg aria-hidden="true">
            <circle fill={swatch ?? NO_COLOR} />
          </svg>
        ) : (
          <i>{isActive && <Icon name="check" size={16} />}</i>
        )}
        {label}
        <small>{count}</small>
      </a>
    </li>
  )
}
