import type { OpenProps } from '../stores/modals'
import { useShop } from '../stores/shop'
import { BottomSheet } from '../ui/bottom-sheet'
import styles from './product.module.css'

/** What delivery costs, how long it takes and how things go back (spec 9, shop wording). */
export function DeliveryAndReturnsSheet({ onClose }: OpenProps<null>) {
  const { store, t, price } = useShop()
  return (
    <BottomSheet
      title={t('product.delivery-and-returns')}
      closeLabel={t('layout.close')}
      onClose={onClose}
    >
      <ul className={styles.promises}>
        <li>{t('layout.next-day')}</li>
        <li>{t('layout.free-delivery', { amount: price(store.freeShippingAmount) })}</li>
        <li>{t('layout.free-returns')}</li>
      </ul>
    </BottomSheet>
  )
}
