import type { CartSummary } from '../../../shared/cart/cart-summary'
import { deliveryWindow } from '../../../shared/delivery/delivery-estimate'
import { formatWeekday } from '../../../shared/i18n/date-text'
import { RETURN_DAYS } from '../../../shared/store-view/merchant'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import styles from '../checkout-page.module.css'

interface NextStepsProps {
  totals: CartSummary | null
  /** Something of it is sent. */
  hasDelivery: boolean
  /** Nothing happens before money has come from outside the shop. */
  isDue: boolean
}

/** What happens to an order from here on, in the order in which it does. */
export function NextSteps({ totals, hasDelivery, isDue }: NextStepsProps) {
  const { t } = useShop()
  const comes = useComesWords(totals, isDue)
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('checkout.now-title')}</h2>
      <ol>
        <li>{t('checkout.now-mail')}</li>
        {hasDelivery && (
          <li>
            {t(isDue ? 'checkout.now-after-payment' : 'checkout.now-pack')} {comes}
          </li>
        )}
        {hasDelivery && <li>{t('checkout.now-returns', { days: RETURN_DAYS })}</li>}
      </ol>
    </section>
  )
}

/** The day that was wished for, or those between which it comes; empty where nobody can tell. */
function useComesWords(totals: CartSummary | null, isDue: boolean): string {
  const { store, t } = useShop()
  const ports = usePorts()
  const days = totals?.deliveryDays
  if (!days || isDue) return ''
  const write = (day: Date) => formatWeekday(day, store.i18n)
  const wished = createCheckoutMemory(ports, store).readDetails().shipping.deliveryDate
  if (wished !== '') return t('orders.delivery-date', { day: write(new Date(wished)) })
  const { from, to } = deliveryWindow(ports.clock.now(), days)
  return from.getTime() === to.getTime()
    ? t('checkout.comes-on', { day: write(from) })
    : t('checkout.comes-between', { from: write(from), to: write(to) })
}
