import { useShop } from '../../stores/shop'
import { OrderedFacts } from '../orders/order-status'
import { OrderSteps } from '../orders/order-steps'
import { useTrackedOrder } from '../orders/use-tracked-order'

/** What was ordered, where this browser does not remember it itself: after PayPal or a wallet. */
export function WrittenOrder({ orderHash }: { orderHash: string }) {
  const { t } = useShop()
  const { order, isPending } = useTrackedOrder(orderHash)
  if (isPending) return <p role="status">{t('layout.loading')}</p>
  return order && <OrderedFacts order={order} next={<OrderSteps order={order} />} />
}
