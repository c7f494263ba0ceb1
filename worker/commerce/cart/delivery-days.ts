import type { DeliveryDays } from '../../../shared/catalog/product'
import { isSent } from '../../../shared/catalog/product-type'
import { PICKUP } from '../../../shared/checkout/shipping-methods'
import { slowestOf, writeDeliveryDays } from '../../../shared/delivery/delivery-days'
import type { FilledLine } from './cart'
import type { PricedCart } from './price-cart'

/** How long the parcels of a cart take together; null where nobody knows of one of them. */
export function deliveryDaysOfCart(lines: readonly FilledLine[]): DeliveryDays | null {
  const sent = lines.map(({ product }) => product).filter(isSent)
  return slowestOf(sent.map(({ deliveryDays }) => deliveryDays))
}

/** As they are written; null where nobody knows, or where it is collected. */
export function promisedDays({ shipping, lines }: PricedCart): string | null {
  const days = shipping?.carrierCode === PICKUP ? null : deliveryDaysOfCart(lines)
  return days && writeDeliveryDays(days)
}

/** Whether its shopper is contacted to arrange a day, since something of it is brought by appointment. */
export function isByAppointment({ shipping, lines }: PricedCart): boolean {
  const sent = lines.map(({ product }) => product).filter(isSent)
  return shipping?.carrierCode !== PICKUP && sent.some((product) => product.isByAppointment)
}
