import type { CartLine } from '../../../shared/cart/cart-line'
import { isVirtualCart } from '../../../shared/cart/rules'
import type { ThankedOrder } from '../../../shared/checkout/shown-return'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { DeliverySteps, StepList } from '../orders/delivery-steps'

interface NextStepsProps {
  order: Omit<ThankedOrder, 'lines'> & { lines: readonly Pick<CartLine, 'typeId'>[] }
  /** Code of the way in which it is paid. */
  method: string
}

/** What happens to an order from here on. */
export function NextSteps({ order, method }: NextStepsProps) {
  const { t } = useShop()
  const { clock } = usePorts()
  const { lines, isCollected, placedAt, deliveryDate, totals } = order
  const hasType = (typeId: string) => lines.some((line) => line.typeId === typeId)
  // Nothing happens before money has come from outside the shop.
  const isDue = method === 'banktransfer'
  const isPaid = !isDue && method !== 'cashondelivery'
  const awaited = {
    stage: isDue ? ('due' as const) : ('packing' as const),
    isCollected,
    isByAppointment: totals?.isByAppointment === true,
    where: isCollected ? t('checkout.now-collect-where') : '',
    start: placedAt || clock.now(),
    deliveryDate,
    deliveryDays: totals?.deliveryDays,
  }
  return (
    <StepList>
      <li>{t('checkout.now-mail')}</li>
      {hasType('downloadable') && (
        <li>{t(isPaid ? 'checkout.now-download-paid' : 'checkout.now-download')}</li>
      )}
      {hasType('amgiftcard') && (
        <li>{t(isPaid ? 'checkout.now-gift-card-paid' : 'checkout.now-gift-card')}</li>
      )}
      {!isVirtualCart(lines) && <DeliverySteps order={awaited} />}
    </StepList>
  )
}
