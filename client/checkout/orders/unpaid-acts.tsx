import type { ReactNode } from 'react'
import type { TrackedOrder } from '../../../shared/checkout/tracked-order'
import { ACCOUNT_FIELDS } from '../../../shared/customer/account-forms'
import { storePath } from '../../../shared/routing/links'
import { GIVE_UP_PATH, ORDER_FIELD, PAY_PATH } from '../../../shared/routing/payment-forms'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import pages from '../checkout-page.module.css'
import styles from './order-status.module.css'

/**
 * The two ways on from an order that waits for its payment, for its shopper: forms that need no script. That
 * it is cancelled cannot be undone, so it is asked twice.
 */
export function UnpaidActs({ order }: { order: TrackedOrder }) {
  const { t } = useShop()
  if (!order.mayPay) return null
  return (
    <section className={pages.facts}>
      <p>{t('checkout.payment-open')}</p>
      <div className={pages.choices}>
        <ActForm path={PAY_PATH} order={order}>
          <Button type="submit">{t('checkout.pay-now')}</Button>
        </ActForm>
        <details className={styles.ask}>
          <summary>{t('orders.give-up')}</summary>
          <ActForm path={GIVE_UP_PATH} order={order}>
            <p>{t('orders.give-up-sure')}</p>
            <Button type="submit" kind="secondary">
              {t('orders.give-up-it')}
            </Button>
          </ActForm>
        </details>
      </div>
    </section>
  )
}

interface ActFormProps {
  path: string
  order: TrackedOrder
  children: ReactNode
}

function ActForm({ path, order, children }: ActFormProps) {
  const { store } = useShop()
  return (
    <form method="post" action={storePath(path, store)}>
      <input type="hidden" name={ORDER_FIELD} value={order.orderHash} />
      <input type="hidden" name={ACCOUNT_FIELDS.order} value={order.orderNumber} />
      {children}
    </form>
  )
}
