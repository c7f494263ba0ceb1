import { type FormEvent, useState } from 'react'
import { withRange } from '../../../shared/search/filters'
import type { FilterRange } from '../../../shared/search/listing'
import {
  clampChoice,
  isSinglePrice,
  PRICE_GAP,
  withLowerEnd,
  withUpperEnd,
} from '../../../shared/search/price-range'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import type { ListingLinks } from '../listing-links'
import { QueryFields } from '../sort-choice'
import { PriceBuckets } from './price-buckets'
import styles from './range-filter.module.css'

interface RangeFilterProps {
  /** `price`, or the code of an attribute with more values than can be listed. */
  code: string
  title: string
  range: FilterRange
  links: ListingLinks
}

/** Two sliders and two inputs for the same two ends; either does everything (spec 5, WCAG 2.5.7). */
export function RangeFilter({ code, title, range, links }: RangeFilterProps) {
  const { t, store } = useShop()
  const { navigate } = useLocation()
  const [choice, setChoice] = useState(() => clampChoice(range, range))
  const [drawn, setDrawn] = useState(range)
  // What was moved belongs to the old ends. The control itself stays, and so does the focus.
  if (!isSame(drawn, range)) {
    setDrawn(range)
    setChoice(clampChoice(range, range))
  }
  if (isSinglePrice(range)) {
    return <p>{code === 'price' ? t('listing.one-price') : `${range.min}`}</p>
  }
  const isPrice = code === 'price'
  const sign = isPrice ? store.i18n.currencySign : ''
  const [lower, upper] = isPrice
    ? [t('listing.price-from'), t('listing.price-to')]
    : [t('listing.range-from', { name: title }), t('listing.range-to', { name: title })]
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = choice.from === range.min && choice.to === range.max
    navigate(links.linkTo(withRange(links.query, code, isWhole ? null : choice)))
  }
  const setFrom = (text: string) => setChoice(withLowerEnd(range, choice, Number(text)))
  const setTo = (text: string) => setChoice(withUpperEnd(range, choice, Number(text)))
  const slider = { type: 'range', min: range.min, max: range.max, step: PRICE_GAP } as const
  const form = links.addressOf(withRange(links.query, code, null))
  return (
    <>
      {isPrice && <PriceBuckets range={range} links={links} />}
      <form className={styles.range} action={form.path} onSubmit={apply}>
        <QueryFields query={form.query} />
        <div className={styles.sliders}>
          <svg
            viewBox={`0 0 ${range.max - range.min} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect x={choice.from - range.min} width={choice.to - choice.from} height={1} />
          </svg>
          <input
            {...slider}
            aria-label={lower}
            value={choice.from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <input
            {...slider}
            aria-label={upper}
            value={choice.to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <div className={styles.inputs}>
          <EndInput
            name={`${code}_from`}
            label={lower}
            sign={sign}
            value={choice.from}
            onCommit={setFrom}
          />
          <EndInput
            name={`${code}_to`}
            label={upper}
            sign={sign}
            value={choice.to}
            onCommit={setTo}
          />
          <button type="submit">{t('listing.apply')}</button>
        </div>
      </form>
    </>
  )
}

function isSame(one: FilterRange, other: FilterRange): boolean {
  return (['min', 'max', 'from', 'to'] as const).every((end) => one[end] === other[end])
}

interface EndInputProps {
  name: string
  label: string
  /** Of the currency; empty for what is no price. */
  sign: string
  value: number
  onCommit: (text: string) => void
}

/** Clamped when it is left, not while it is typed (spec 5, entered values). */
function EndInput({ name, label, sign, value, onCommit }: EndInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed !== '') onCommit(typed)
    setTyped(null)
  }
  return (
    <label>
      {sign && <span aria-hidden="true">{sign}</span>}
      <input
        type="number"
        name={name}
        inputMode="numeric"
        aria-label={sign ? `${label} (${sign})` : label}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
      />
    </label>
  )
}
