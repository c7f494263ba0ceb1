import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_TERM_LENGTH } from '../../../shared/search/search-term'
import { loadCode } from '../../browser/load-code'
import { tellFault } from '../../browser/watch-faults'
import type { SearchPanelOf } from '../../search/load-search-panel'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import headerStyles from './header.module.css'
import styles from './search-form.module.css'

/** A label with this id focuses the field, also before the scripts have loaded. */
export const SEARCH_FIELD_ID = 'search-field'

interface SearchFormProps {
  action: string
  /** On a phone it shows while it is used, or for good; a desktop always shows it. */
  isShown: boolean
}

/** A plain form: it leads to the results with and without script. Coming near it brings its panel. */
export function SearchForm({ action, isShown }: SearchFormProps) {
  const { t } = useShop()
  const { path, query } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const { panel, load } = useSearchPanel(field)
  const keyword = path === action ? (query.get('q') ?? '') : ''
  return (
    <search
      className={headerStyles.search}
      data-search={isShown ? 'shown' : undefined}
      onPointerEnter={load}
      onFocus={load}
      onInput={load}
    >
      <form className={styles.form} action={action}>
        <input
          ref={field}
          id={SEARCH_FIELD_ID}
          type="search"
          name="q"
          defaultValue={keyword}
          required
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('layout.search')}
          placeholder={t('layout.search-hint')}
        />
        <button type="submit" aria-label={t('layout.search')}>
          <Icon name="search" size={22} />
        </button>
      </form>
      {panel && <panel.Panel field={panel.field} />}
    </search>
  )
}

interface LoadedPanel {
  Panel: SearchPanelOf
  field: HTMLInputElement
}

/** The panel once `load` has brought its code; the form works without it, and the next call tries again. */
function useSearchPanel(field: RefObject<HTMLInputElement | null>) {
  const { store } = useShop()
  const [panel, setPanel] = useState<LoadedPanel | null>(null)
  const load = () => {
    if (panel) return
    loadCode(() => import('../../search/load-search-panel'))
      .then(({ loadSearchPanel }) => loadSearchPanel(store.storeCode))
      .then(
        (Panel) => setPanel((known) => known ?? (field.current && { Panel, field: field.current })),
        (error: unknown) => tellFault('search-panel', error),
      )
  }
  // The focus may have come before the page was hydrated.
  const look = useEffectEvent(() => field.current?.matches(':focus') && load())
  useEffect(() => {
    look()
  }, [])
  return { panel, load }
}
