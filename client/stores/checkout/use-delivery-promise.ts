import type { DeliveryDays } from '../../../shared/catalog/product'
import { deliveryWords } from '../../catalog/delivery-words'
import { useShop } from '../shop'
import { useCheckout } from './checkout-context'
import { useShownNow } from './use-shown-now'

/** What may be said of when an order comes: with a transfer its days count from when its money is there. */
export function useDeliveryPromise(): (days: DeliveryDays) => string {
  const shop = useShop()
  const now = useShownNow()
  const isByTransfer = useIsByTransfer()
  return (days) =>
    isByTransfer
      ? shop.t('checkout.comes-after', { days: days.max })
      : deliveryWords(shop, now, days)
}

/** Whether a bank transfer is chosen, which is paid after the order. */
export function useIsByTransfer(): boolean {
  return useCheckout(({ details }) => details.payment.paymentMethod === 'banktransfer')
}
