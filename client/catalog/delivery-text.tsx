import type { DeliveryDays } from '../../shared/catalog/product'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { useIsHydrated } from '../stores/use-is-hydrated'
import { deliveryWords } from './delivery-words'

/** When it comes: in working days, then by the calendar of the shopper, which a kept page cannot know. */
export function DeliveryText({ days }: { days: DeliveryDays }) {
  const shop = useShop()
  const { t } = shop
  const { clock } = usePorts()
  if (useIsHydrated()) return deliveryWords(shop, clock.now(), days)
  return days.max === 1 ? t('product.delivery-next') : t('product.delivery-days', { ...days })
}
