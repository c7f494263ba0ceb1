import { useEffect } from 'react'
import { countActive } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { useNotify } from '../stores/notifications'
import { useShop } from '../stores/shop'

/** Warns where a category has no products although nothing narrows it (spec 8, catalogue). */
export function useEmptyWarning({ total, filters, query }: Listing): void {
  const { t } = useShop()
  const notify = useNotify()
  const isEmpty = total === 0 && countActive(filters) === 0 && query.page === 1
  useEffect(() => {
    if (!isEmpty) return
    const action1 = { label: t('notification.ok') }
    notify({ type: 'warning', message: t('listing.not-synchronized'), action1 })
  }, [isEmpty, t, notify])
}
