import { isVirtualCart } from '../../../shared/cart/rules'
import { deliveryWindow } from '../../../shared/delivery/delivery-estimate'
import { formatWeekday } from '../../../shared/i18n/date-text'
import { RETURN_DAYS } from '../../../shared/store-view/merchant'
import type { KeptOrder } from '../../engine/checkout-memory'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import styles from '../checkout-page.module.css'

interface NextStepsProps {
  order: KeptOrder
  /** Nothing happens before money has come from outside the shop. */
  isDue: boolean
}

/** What happens to an order from here on, in the order in which it does. */
export function NextSteps({ order, isDue }: NextStepsProps) {
  const { t } = useShop()
  const comes = useComesWords(order)
  const hasDelivery = !isVirtualCart(order.lines)
  const packed = order.isCollected ? 'checkout.now-collect' : 'checkout.now-pack'
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('checkout.now-title')}</h2>
      <ol>
        <li>{t('checkout.now-mail')}</li>
        {hasDelivery && (
          <li>
            {t(isDue ? 'checkout.now-after-payment' : packed)} {!isDue && comes}
          </li>
        )}
        {hasDelivery && <li>{t('checkout.now-returns', { days: RETURN_DAYS })}</li>}
      </ol>
    </section>
  )
}

/** The day that was wished for, or those between which it comes; empty where nobody can tell. */
function useComesWords({ totals, deliveryDate, isCollected, placedAt }: KeptOrder): string {
  const { store, t } = useShop()
  const { clock } = usePorts()
  const days = totals?.deliveryDays
  if (!days || isCollected) return ''
  const write = (day: Date) => formatWeekday(day, store.i18n)
  if (deliveryDate !== '') return t('orders.delivery-date', { day: write(new Date(deliveryDate)) })
  const { from, to } = deliveryWindow(placedAt || clock.now(), days)
  return from.getTime() === to.getTime()
    ? t('checkout.comes-on', { day: write(from) })
    : t('checkout.comes-between', { from: write(from), to: write(to) })
}
