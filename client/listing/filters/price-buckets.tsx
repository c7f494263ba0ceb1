import { withRange } from '../../../shared/search/filters'
import type { FilterRange, PriceBucket } from '../../../shared/search/listing'
import { useShop } from '../../stores/shop'
import type { ListingLinks } from '../listing-links'
import options from './filter-options.module.css'
import styles from './range-filter.module.css'

interface PriceBucketsProps {
  range: FilterRange
  links: ListingLinks
}

/** Ready-made price ranges: a press for what the sliders do in four (spec 9, price range buckets). */
export function PriceBuckets({ range, links: { query, linkTo } }: PriceBucketsProps) {
  const { price } = useShop()
  if (range.buckets.length < 2) return null
  return (
    <ul className={`${options.options} ${styles.buckets}`}>
      {range.buckets.map((bucket) => {
        const { from, to, count } = bucket
        const isActive = query.price?.from === from && query.price.to === to
        const label = labelOf(bucket, (amount) => price(amount * 100))
        return (
          <li key={label}>
            <a
              href={linkTo(withRange(query, 'price', isActive ? null : { from, to }))}
              aria-current={isActive || undefined}
              rel="nofollow"
            >
              {label}
              <small>{count}</small>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Labels use `< ` for the first and `> ` for the last (spec 9). */
function labelOf({ from, to }: PriceBucket, price: (amount: number) => string): string {
  if (from === null) return `< ${price(to ?? 0)}`
  return to === null ? `> ${price(from)}` : `${price(from)} – ${price(to)}`
}
