import type { DeliveryDays } from '../../shared/catalog/product'
import { deliveryWords } from '../catalog/delivery-words'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { useIsHydrated } from '../stores/use-is-hydrated'
import styles from './product.module.css'

/** When it comes: in working days, then by the calendar of the shopper, which a kept page cannot know. */
export function DeliveryLine({ days }: { days: DeliveryDays }) {
  const shop = useShop()
  const { t } = shop
  const { clock } = usePorts()
  const isHydrated = useIsHydrated()
  if (!isHydrated) {
    const words =
      days.max === 1 ? t('product.delivery-next') : t('product.delivery-days', { ...days })
    return <p className={styles.delivery}>{words}</p>
  }
  return <p className={styles.delivery}>{deliveryWords(shop, clock.now(), days)}</p>
}
