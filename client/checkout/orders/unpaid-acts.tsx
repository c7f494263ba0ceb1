import type { TrackedOrder } from '../../../shared/checkout/tracked-order'
import { PAY_PATH } from '../../../shared/routing/payment-forms'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import pages from '../checkout-page.module.css'
import { GiveUp } from './give-up'
import { OrderForm } from './order-form'

/** The two ways on from an order that waits for its payment, for its shopper: forms that need no script. */
export function UnpaidActs({ order }: { order: TrackedOrder }) {
  const { t } = useShop()
  if (!order.mayPay) return null
  return (
    <section className={pages.facts}>
      <p>{t('checkout.payment-open')}</p>
      <div className={pages.choices}>
        <OrderForm path={PAY_PATH} order={order}>
          <Button type="submit">{t('checkout.pay-now')}</Button>
        </OrderForm>
        <GiveUp order={order} words={t('orders.give-up')} />
      </div>
    </section>
  )
}
