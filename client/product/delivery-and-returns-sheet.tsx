import { DELIVERY_PATH, RETURNS_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import type { OpenProps, SheetPayloads } from '../stores/modals'
import { useShop } from '../stores/shop'
import { BottomSheet } from '../ui/bottom-sheet'
import styles from './product.module.css'

/** What delivery costs, how long it takes and how things go back (spec 9, shop wording). */
export function DeliveryAndReturnsSheet({
  payload,
  onClose,
}: OpenProps<SheetPayloads['delivery-and-returns']>) {
  const { store, t, price } = useShop()
  return (
    <BottomSheet
      title={t('product.delivery-and-returns')}
      closeLabel={t('layout.close')}
      onClose={onClose}
    >
      <ul className={styles.usps}>
        {payload.arrivesNextDay && <li>{t('layout.next-day')}</li>}
        <li>{t('layout.free-delivery', { amount: price(store.freeShippingAmount) })}</li>
        <li>{t('layout.free-returns')}</li>
        <li>
          <a href={storePath(DELIVERY_PATH, store)}>{t('product.all-of-delivery')}</a>
        </li>
        <li>
          <a href={storePath(RETURNS_PATH, store)}>{t('product.all-of-returns')}</a>
        </li>
      </ul>
    </BottomSheet>
  )
}
