import type { ReactNode } from 'react'
import { formatCount } from '../../shared/i18n/number-text'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { onPlainClick } from '../ui/on-plain-click'
import styles from './toolbar.module.css'

export type DrawerKind = 'filters' | 'sort'

interface ToolbarProps {
  total: number
  activeCount: number
  isSingleColumn: boolean
  onDrawer: (kind: DrawerKind) => void
  onColumns: (isSingle: boolean) => void
  /** The order, where there is room for it. */
  children: ReactNode
}

/** What the two links of a phone show in its place while the drawers cannot be opened yet. */
export const FILTERS_ID: DrawerKind = 'filters'
const SORT_ID: DrawerKind = 'sort'

/** Above the products: on a phone two buttons, on a desktop the order and the columns (spec 2). */
export function Toolbar(props: ToolbarProps) {
  const { total, activeCount, isSingleColumn, onDrawer, onColumns, children } = props
  const { store, t } = useShop()
  const filters = t('listing.filters')
  return (
    <div className={styles.toolbar}>
      <p className={styles.total} role="status">
        {t('listing.products-found', { count: total, number: formatCount(total, store.i18n) })}
      </p>
      <div className={styles.phone}>
        <ButtonLink
          kind="secondary"
          href={`#${FILTERS_ID}`}
          aria-haspopup="dialog"
          onClick={onPlainClick(() => onDrawer('filters'))}
        >
          <Icon name="filter" size={20} />
          {activeCount > 0 ? `${filters} (${activeCount})` : filters}
        </ButtonLink>
        <ButtonLink
          kind="secondary"
          href={`#${SORT_ID}`}
          aria-haspopup="dialog"
          onClick={onPlainClick(() => onDrawer('sort'))}
        >
          <Icon name="sort" size={20} />
          {t('listing.sort-by')}
        </ButtonLink>
      </div>
      <div id={SORT_ID} className={styles.desktop}>
        {children}
      </div>
      <div className={`${styles.columns} needs-script`}>
        <IconButton
          icon="split"
          label={t('listing.columns-split')}
          aria-pressed={!isSingleColumn}
          onClick={() => onColumns(false)}
        />
        <IconButton
          icon="single"
          label={t('listing.columns-single')}
          aria-pressed={isSingleColumn}
          onClick={() => onColumns(true)}
        />
      </div>
    </div>
  )
}
