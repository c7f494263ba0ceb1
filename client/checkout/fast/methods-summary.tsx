import { isVirtualCart } from '../../../shared/cart/rules'
import { type Methods, standingDelivery } from '../../../shared/checkout/offered-methods'
import { isCollected } from '../../../shared/checkout/pickup-point'
import { formatWeekday } from '../../../shared/i18n/date-text'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useCheckoutCart } from '../../stores/checkout/shown-checkout'
import { useCheckoutMethods } from '../../stores/checkout/use-checkout-methods'
import { useDeliveryPromise } from '../../stores/checkout/use-delivery-promise'
import { usePickupPoints } from '../../stores/checkout/use-pickup-points'
import { useShop } from '../../stores/shop'
import styles from './fast.module.css'
import { useIsRead } from './use-folded'

/** How the order comes and how it is paid; room for both is kept while that is being asked. */
export function MethodsSummary() {
  const { t } = useShop()
  const isLoading = useCheckout((checkout) => checkout.fastCheckoutLoading)
  const { methods } = useCheckoutMethods()
  const hasDelivery = !isVirtualCart(useCheckoutCart().lines)
  const known = useIsRead() ? methods : null
  return (
    <>
      {hasDelivery && <DeliveryLines deliveries={known?.deliveries ?? []} />}
      <PaymentLine payments={known?.payments ?? []} />
      <p role="status" className="visually-hidden">
        {isLoading && t('checkout.methods-loading')}
      </p>
    </>
  )
}

function DeliveryLines({ deliveries }: Pick<Methods, 'deliveries'>) {
  const { store, t, price } = useShop()
  const shipping = useCheckout(({ details }) => details.shipping)
  const { points = [] } = usePickupPoints(isCollected(shipping))
  const promise = useDeliveryPromise()
  const delivery = standingDelivery(deliveries, shipping)
  const point = points.find(({ id }) => id === shipping.pickupPoint)
  const day = shipping.deliveryDate && formatWeekday(new Date(shipping.deliveryDate), store.i18n)
  const soonest = delivery?.days && promise(delivery.days)
  const place = point && `${point.name}, ${point.street}, ${point.postcode} ${point.city}`
  return (
    <>
      <p className={styles.line}>
        <span>{delivery?.title}</span>
        <span>{delivery && (delivery.price === 0 ? t('cart.free') : price(delivery.price))}</span>
      </p>
      <p className={styles.day}>{delivery && (isCollected(shipping) ? place : day || soonest)}</p>
    </>
  )
}

function PaymentLine({ payments }: Pick<Methods, 'payments'>) {
  const { price } = useShop()
  const chosen = useCheckout(({ details }) => details.payment.paymentMethod)
  const payment = payments.find(({ code }) => code === chosen)
  return (
    <p className={styles.line}>
      <span>{payment?.title}</span>
      {payment && payment.fee !== 0 && <span>{price(payment.fee)}</span>}
    </p>
  )
}
