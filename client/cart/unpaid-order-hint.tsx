import { storePath } from '../../shared/routing/links'
import { createCheckoutMemory } from '../engine/checkout-memory'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'

/** Why the cart is empty, where its order waits for a payment: it can be paid or given up there. */
export function UnpaidOrderHint() {
  const ports = usePorts()
  const { store, t } = useShop()
  const order = createCheckoutMemory(ports, store).readOrder()
  if (!order?.isAwaitingPayment || !order.orderNumber) return null
  return (
    <>
      <Notice kind="warning">{t('cart.order-unpaid', { number: order.orderNumber })}</Notice>
      <ButtonLink href={`${storePath('/checkout-return', store)}?orderHash=${order.attempt}`}>
        {t('checkout.show-order')}
      </ButtonLink>
    </>
  )
}
