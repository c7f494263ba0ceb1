import { type ReactNode, useId } from 'react'
import type { DeliveryDays } from '../../../shared/catalog/product'
import { deliveryWindow } from '../../../shared/delivery/delivery-estimate'
import { formatWeekday } from '../../../shared/i18n/date-text'
import { RETURN_DAYS } from '../../../shared/store-view/merchant'
import { useNow } from '../../stores/hydration/use-now'
import { useShop } from '../../stores/shop'
import styles from '../checkout-page.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

/** Until money has come from outside the shop nothing is packed. */
export type Stage = 'due' | 'packing' | 'sent'

/** An order as far as it decides what happens next. */
export interface AwaitedOrder {
  stage: Stage
  isCollected: boolean
  /** Its shopper is contacted to arrange a day. */
  isByAppointment: boolean
  /** What is said of the place where it is collected. */
  where: string
  /** From when its days count, milliseconds since 1970. */
  start: number
  /** The day that was wished for; empty for the soonest. */
  deliveryDate: string
  /** Left out where nobody knows. */
  deliveryDays: DeliveryDays | undefined
}

export function StepList({ children }: { children: ReactNode }) {
  const { t } = useShop()
  const titleId = useId()
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('checkout.now-title')}</h2>
      <ol>{children}</ol>
    </section>
  )
}

/** What happens to an order that is sent or collected, in the order in which it does. */
export function DeliverySteps({ order }: { order: AwaitedOrder }) {
  const { t } = useShop()
  const { stage, isCollected, isByAppointment, where } = order
  const isArranged = isByAppointment && !isCollected
  const comes = useComesWords(order) || where
  const unarranged = isCollected ? 'checkout.now-collect' : 'checkout.now-pack'
  const packed = isArranged ? 'checkout.now-appointment' : unarranged
  return (
    <>
      {stage === 'due' && (
        <li>
          {t('checkout.now-after-payment')} {comes}
        </li>
      )}
      {stage === 'due' && isArranged && <li>{t('checkout.now-appointment')}</li>}
      {stage === 'packing' && (
        <li>
          {t(packed)} {comes}
        </li>
      )}
      {stage === 'sent' && comes && <li>{comes}</li>}
      <li>{t('checkout.now-returns', { days: RETURN_DAYS })}</li>
    </>
  )
}

/**
 * The day that was wished for, by when it comes after its payment, or the days between which it comes;
 * empty where nobody can tell.
 */
function useComesWords(order: AwaitedOrder): string {
  const { stage, deliveryDays, deliveryDate, isCollected, start } = order
  const { store, t } = useShop()
  const now = useNow()
  if (!deliveryDays || isCollected) return ''
  const write = (day: Date) => formatWeekday(day, store.i18n)
  if (deliveryDate !== '') return t('orders.delivery-date', { day: write(new Date(deliveryDate)) })
  if (stage === 'due') return t('checkout.comes-after', { days: deliveryDays.max })
  const { from, to } = deliveryWindow(start, deliveryDays)
  if (now !== null && now > to.getTime() + DAY_MS) return ''
  return from.getTime() === to.getTime()
    ? t('checkout.comes-on', { day: write(from) })
    : t('checkout.comes-between', { from: write(from), to: write(to) })
}
