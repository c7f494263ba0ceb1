import { type ReactNode, useId } from 'react'
import type { Listing } from '../../shared/search/listing'
import { useShop } from '../stores/shop'
import { Button, ButtonLink } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { useOpenDialog } from '../ui/modal'
import styles from './listing-drawer.module.css'

interface ListingDrawerProps {
  kind: DrawerKind
  listing: Listing
  /** Empty when there is nothing to clear. */
  clearHref: string
  onClose: () => void
  children: ReactNode
}

/** The full-screen sidebar of a phone (spec 2). */
export function ListingDrawer(props: ListingDrawerProps) {
  const { kind, listing, clearHref, onClose, children } = props
  const { t } = useShop()
  const dialog = useOpenDialog()
  const titleId = useId()
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(kind === 'filters' ? 'listing.filters' : 'listing.sort-by')}</h2>
        <IconButton icon="close" label={t('layout.close')} onClick={close} />
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button isWide onClick={close}>
          {t('listing.show-products', { total: listing.total })}
        </Button>
        {kind === 'filters' && clearHref && (
          <ButtonLink kind="quiet" isWide href={clearHref}>
            {t('listing.clear-all')}
          </ButtonLink>
        )}
      </div>
    </dialog>
  )
}

export type DrawerKind = 'filters' | 'sort'
