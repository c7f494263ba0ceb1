import { GIVE_UP_PATH } from '../../../shared/routing/payment-forms'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { type NamedOrder, OrderForm } from './order-form'
import styles from './order-status.module.css'

interface GiveUpProps {
  order: NamedOrder
  /** How that is offered. */
  words: string
  /** Left out where the browser posts the form. */
  onPress?: (() => void) | undefined
}

/** Cancels an order that waits for its payment. That cannot be undone, so it is asked twice. */
export function GiveUp({ order, words, onPress }: GiveUpProps) {
  const { t } = useShop()
  return (
    <details className={styles.ask}>
      <summary>{words}</summary>
      <OrderForm path={GIVE_UP_PATH} order={order} onPress={onPress}>
        <p>{t('orders.give-up-sure')}</p>
        <Button type="submit" kind="secondary">
          {t('orders.give-up-it')}
        </Button>
      </OrderForm>
    </details>
  )
}
