import { areComplete } from '../../../shared/checkout/address-rules'
import { useCheckout } from '../../stores/checkout/checkout-context'

/**
 * Whether a summary knows the details: those that only this browser has are read once it is hydrated. What
 * is incomplete after that is open.
 */
export function useIsRead(): boolean {
  return useCheckout(({ details, unfolded }) => unfolded.has('details') || areComplete(details))
}
