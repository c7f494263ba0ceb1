import type { DeliveryDays } from '../../shared/catalog/product'
import type { Translate } from '../../shared/i18n/messages'
import type { StoreView } from '../../shared/store-view/store-view'
import { deliveryWords } from './delivery-words'

interface DeliveryTextProps {
  days: DeliveryDays
  shop: { store: StoreView; t: Translate }
  /** Milliseconds since 1970; null in a page that is kept, which cannot know. */
  now: number | null
}

/** When it comes: in working days, or by the calendar of the shopper once that is known. */
export function DeliveryText({ days, shop, now }: DeliveryTextProps) {
  if (now !== null) return deliveryWords(shop, now, days)
  return days.max === 1
    ? shop.t('product.delivery-next')
    : shop.t('product.delivery-days', { ...days })
}
