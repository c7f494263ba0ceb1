import { useEffect } from 'react'
import { areComplete } from '../../../shared/checkout/address-rules'
import { lacksPickupPoint } from '../../../shared/checkout/pickup-point'
import { useCart } from '../../stores/cart'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useCheckoutMethods } from '../../stores/checkout/use-checkout-methods'
import { useOnline } from '../../stores/use-online'

/** Which parts of the form are a summary. */
export function useFolded(): { details: boolean; methods: boolean } {
  const isFast = useCheckout((checkout) => checkout.fastCheckout)
  const unfolded = useCheckout((checkout) => checkout.unfolded)
  const unfold = useCheckout((checkout) => checkout.unfold)
  const mustChoose = useMustChoose()
  // It stays open: the shopper is at it when what was missing comes.
  useEffect(() => {
    if (mustChoose) unfold('methods')
  }, [mustChoose, unfold])
  return {
    details: isFast && !unfolded.has('details'),
    methods: isFast && !unfolded.has('methods') && !mustChoose,
  }
}

/** Whether something about the methods has to be said or chosen, so that no summary will do. */
function useMustChoose(): boolean {
  const { methods, fault, isUpdating } = useCheckoutMethods()
  const shipping = useCheckout(({ details }) => details.shipping)
  const isRead = useIsRead()
  const isDateGone = useCheckout((checkout) => checkout.isDateGone)
  const isUnreachable = useCart((cart) => cart.isUnreachable)
  const isOnline = useOnline()
  if (!isRead) return false
  if (fault) return !isUpdating
  if (!methods) return !isOnline || isUnreachable === true
  return isDateGone || !methods.payment || lacksPickupPoint(shipping)
}

/**
 * Whether a summary knows the details: those that only this browser has are read once it is hydrated. What
 * is incomplete after that is open.
 */
export function useIsRead(): boolean {
  return useCheckout(({ details, unfolded }) => unfolded.has('details') || areComplete(details))
}
