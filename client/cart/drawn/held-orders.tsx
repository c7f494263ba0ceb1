import type { HeldOrder } from '../../../shared/cart/shown-cart'
import { storePath } from '../../../shared/routing/links'
import { RETURN_PATH } from '../../../shared/routing/order-links'
import { useShop } from '../../stores/shop'
import { Notice } from '../../ui/notice'

/** What was ordered and is not in the cart: why, and the way to what can be done about it. */
export function HeldOrders({ orders }: { orders: readonly HeldOrder[] }) {
  const { store, t } = useShop()
  return orders.map(({ attempt, orderNumber: number, isRefused }) => (
    <Notice key={attempt} kind="warning">
      <p>{t(isRefused ? 'cart.order-refused' : 'cart.order-unpaid', { number })}</p>
      {!isRefused && (
        <a href={`${storePath(RETURN_PATH, store)}?orderHash=${attempt}`}>
          {t('checkout.show-order')}
        </a>
      )}
    </Notice>
  ))
}
