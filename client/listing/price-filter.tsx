import { type FormEvent, useState } from 'react'
import { withPrice } from '../../shared/search/filters'
import type { Filter } from '../../shared/search/listing'
import {
  clampChoice,
  isSinglePrice,
  PRICE_GAP,
  withLowerEnd,
  withUpperEnd,
} from '../../shared/search/price-range'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import type { ListingLinks } from './listing-links'
import styles from './price-filter.module.css'
import { QueryFields } from './sort-choice'

interface PriceFilterProps {
  range: NonNullable<Filter['range']>
  links: ListingLinks
}

/** Two sliders and two inputs for the same two ends; either does everything (spec 5, WCAG 2.5.7). */
export function PriceFilter({ range, links: { basePath, query, linkTo } }: PriceFilterProps) {
  const { t, store } = useShop()
  const { navigate } = useLocation()
  const [choice, setChoice] = useState(() => clampChoice(range, range))
  if (isSinglePrice(range)) return <p>{t('listing.one-price')}</p>
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = choice.from === range.min && choice.to === range.max
    navigate(linkTo(withPrice(query, isWhole ? null : choice)))
  }
  const setFrom = (text: string) => setChoice(withLowerEnd(range, choice, Number(text)))
  const setTo = (text: string) => setChoice(withUpperEnd(range, choice, Number(text)))
  const slider = { type: 'range', min: range.min, max: range.max, step: PRICE_GAP } as const
  return (
    <form className={styles.price} action={basePath} onSubmit={apply}>
      <QueryFields query={withPrice(query, null)} />
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
          aria-label={t('listing.price-from')}
          value={choice.from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <input
          {...slider}
          aria-label={t('listing.price-to')}
          value={choice.to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <div className={styles.inputs}>
        <PriceInput
          key={`from ${choice.from}`}
          name="price_from"
          label={t('listing.price-from')}
          sign={store.i18n.currencySign}
          value={choice.from}
          onCommit={setFrom}
        />
        <PriceInput
          key={`to ${choice.to}`}
          name="price_to"
          label={t('listing.price-to')}
          sign={store.i18n.currencySign}
          value={choice.to}
          onCommit={setTo}
        />
        <button type="submit">{t('listing.apply')}</button>
      </div>
    </form>
  )
}

interface PriceInputProps {
  name: string
  label: string
  sign: string
  value: number
  onCommit: (text: string) => void
}

/** Clamped when it is left, not while it is typed. */
function PriceInput({ name, label, sign, value, onCommit }: PriceInputProps) {
  return (
    <label>
      <span aria-hidden="true">{sign}</span>
      <input
        type="number"
        name={name}
        inputMode="numeric"
        aria-label={`${label} (${sign})`}
        defaultValue={value}
        onBlur={({ target }) => onCommit(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') onCommit(currentTarget.value)
        }}
      />
    </label>
  )
}
