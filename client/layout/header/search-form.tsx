import { MIN_TERM_LENGTH } from '../../../shared/search/search-term'
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

/** A plain form: it leads to the results with and without script. */
export function SearchForm({ action, isShown }: SearchFormProps) {
  const { t } = useShop()
  const { path, query } = useLocation()
  const keyword = path === action ? (query.get('q') ?? '') : ''
  return (
    <search className={headerStyles.search} data-search={isShown ? 'shown' : undefined}>
      <form className={styles.form} action={action} key={keyword}>
        <input
          id={SEARCH_FIELD_ID}
          type="search"
          name="q"
          defaultValue={keyword}
          required
          minLength={MIN_TERM_LENGTH}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('layout.search')}
          placeholder={t('layout.search-hint')}
        />
        <button type="submit" aria-label={t('layout.search')}>
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  )
}
