import type { DeliveryDays } from '../../shared/catalog/product'
import { deliveryWindow } from '../../shared/delivery/delivery-estimate'
import { formatWeekday } from '../../shared/i18n/date-text'
import type { Translate } from '../../shared/i18n/messages'
import type { StoreView } from '../../shared/store-view/store-view'

interface Shop {
  store: StoreView
  t: Translate
}

/**
 * When something comes that is ordered now, by the calendar of the shopper.
 * @param now milliseconds since 1970
 */
export function deliveryWords({ store, t }: Shop, now: number, days: DeliveryDays): string {
  const { from, to } = deliveryWindow(now, days)
  const [first, last] = [formatWeekday(from, store.i18n), formatWeekday(to, store.i18n)]
  return first === last
    ? t('product.delivery-on', { day: first })
    : t('product.delivery-between', { from: first, to: last })
}
