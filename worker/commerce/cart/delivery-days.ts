import type { DeliveryDays } from '../../../shared/catalog/product'
import { isSent } from '../../../shared/catalog/product-type'
import { slowestOf } from '../../../shared/delivery/delivery-days'
import type { FilledLine } from './cart'

/** How long the parcels of a cart take together; null where nobody knows of one of them. */
export function deliveryDaysOfCart(lines: readonly FilledLine[]): DeliveryDays | null {
  const sent = lines.map(({ product }) => product).filter(isSent)
  return slowestOf(sent.map(({ deliveryDays }) => deliveryDays))
}
