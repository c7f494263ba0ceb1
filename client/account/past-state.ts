import { parseTrackedState, type TrackedState } from '../../shared/checkout/tracked-order'
import type { PastOrder } from '../../shared/customer/account-forms'
import { shownState } from '../checkout/orders/order-status'

/** Where an order of the account stands, as its own page says it; null for a word that is not known. */
export function pastState({ status, paymentCode }: PastOrder): TrackedState | null {
  const state = parseTrackedState(status)
  return shownState({ state, isDue: state === 'new', paymentCode })
}
