import type { DeliveryDays } from '../../shared/catalog/product'
import { deliveryWindow } from '../../shared/checkout/delivery-estimate'
import { formatWeekday } from '../../shared/i18n/date-text'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { useIsHydrated } from '../stores/use-is-hydrated'
import styles from './product.module.css'

/** When it comes: in working days, then by the calendar of the shopper, which a kept page cannot know. */
export function DeliveryLine({ days }: { days: DeliveryDays }) {
  const { store, t } = useShop()
  const { clock } = usePorts()
  const isHydrated = useIsHydrated()
  if (!isHydrated) {
    const words =
      days.max === 1 ? t('product.delivery-next') : t('product.delivery-days', { ...days })
    return <p className={styles.delivery}>{words}</p>
  }
  const { from, to } = deliveryWindow(clock.now(), days)
  const dayText = (day: Date) => formatWeekday(day, store.i18n)
  const isOneDay = from.getTime() === to.getTime()
  return (
    <p className={styles.delivery}>
      {isOneDay
        ? t('product.delivery-on', { day: dayText(from) })
        : t('product.delivery-between', { from: dayText(from), to: dayText(to) })}
    </p>
  )
}
