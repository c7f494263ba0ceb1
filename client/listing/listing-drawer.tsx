import { type MouseEvent, useId } from 'react'
import { formatCount } from '../../shared/i18n/number-text'
import type { Listing } from '../../shared/search/listing'
import { useShop } from '../stores/shop'
import { Button, ButtonLink } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { useOpenDialog } from '../ui/modal'
import { ActiveFilters } from './filters/active-filters'
import { FilterSections } from './filters/filter-sections'
import styles from './listing-drawer.module.css'
import type { ListingLinks } from './listing-links'
import { SortList } from './sort-list'
import type { DrawerKind } from './toolbar'

export interface ListingDrawerProps {
  kind: DrawerKind
  listing: Listing
  links: ListingLinks
  /** Called when another order was chosen. */
  onSort: (event: MouseEvent) => void
  onClose: () => void
}

/** The full-screen sidebar of a phone (spec 2). */
export function ListingDrawer({ kind, listing, links, onSort, onClose }: ListingDrawerProps) {
  const { store, t } = useShop()
  const dialog = useOpenDialog()
  const titleId = useId()
  const close = () => dialog.current?.close()
  const isFilters = kind === 'filters'
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(isFilters ? 'listing.filters' : 'listing.sort-by')}</h2>
        <IconButton icon="close" label={t('layout.close')} onClick={close} />
      </div>
      <div className={styles.body}>
        {isFilters ? (
          <>
            <ActiveFilters listing={listing} links={links} />
            <FilterSections listing={listing} links={links} />
          </>
        ) : (
          <SortList listing={listing} links={links} onSort={onSort} />
        )}
      </div>
      <div className={styles.foot}>
        <Button isWide onClick={close}>
          {t('listing.show-products', {
            count: listing.total,
            number: formatCount(listing.total, store.i18n),
          })}
        </Button>
        {isFilters && links.clearLink && (
          <ButtonLink kind="quiet" isWide href={links.clearLink}>
            {t('listing.clear-all')}
          </ButtonLink>
        )}
      </div>
    </dialog>
  )
}
