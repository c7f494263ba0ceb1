import { useState } from 'react'
import { toggleFilter } from '../../shared/search/filters'
import type { Filter, FilterOption } from '../../shared/search/listing'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './filter-options.module.css'
import type { ListingLinks } from './listing-links'

/** With more options than this some are hidden behind a link (spec 9, show-more threshold). */
const SHOWN_OPTIONS = 5

/** Painted for a colour that is none, such as "multicoloured" (spec 9: a light default). */
const NO_COLOR = '#e7e0d5'

interface FilterOptionsProps {
  filter: Filter
  links: ListingLinks
  id: string
}

/** The options of a filter as links: pressing an active one takes it away (spec 4). */
export function FilterOptions({ filter, links, id }: FilterOptionsProps) {
  const { t } = useShop()
  const [isExpanded, setExpanded] = useState(false)
  const { options } = filter
  const hasMore = options.length > SHOWN_OPTIONS
  const shown = isExpanded || !hasMore ? options : collapsed(options)
  return (
    <>
      <ul id={id} className={styles.options}>
        {shown.map((option) => (
          <Option key={option.id} option={option} filter={filter} links={links} />
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'listing.show-less' : 'listing.show-more')}
        </button>
      )}
    </>
  )
}

/** What is chosen stays in sight. */
function collapsed(options: FilterOption[]): FilterOption[] {
  return options.filter(({ isActive }, index) => isActive || index < SHOWN_OPTIONS)
}

interface OptionProps {
  option: FilterOption
  filter: Filter
  links: ListingLinks
}

function Option({ option, filter, links: { query, linkTo } }: OptionProps) {
  const { id, label, count, isActive, swatch } = option
  return (
    <li>
      <a
        href={linkTo(toggleFilter(query, filter.code, id, filter.isSingleChoice))}
        aria-current={isActive || undefined}
        rel="nofollow"
      >
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
