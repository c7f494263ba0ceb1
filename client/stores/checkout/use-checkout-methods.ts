import { skipToken } from '@tanstack/react-query'
import type { Methods } from '../../../shared/checkout/offered-methods'
import type { MethodsFault } from '../../engine/method-calls'
import { useCart } from '../cart'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { useOnline } from '../use-online'
import { useSharedQuery } from '../use-shared-query'
import { useCheckout } from './checkout-context'
import { isFault, METHODS_KEY } from './checkout-methods'
import { findOfflineOffers, type Offers, withChoiceOf } from './offline-offers'
import { useShownCheckout } from './shown-checkout'

/** What is offered, whether it is being asked for, and why it could not be had. */
export function useCheckoutMethods() {
  const shown = useShownCheckout()?.methods
  const { data, error, isFetching } = useSharedQuery<Methods, MethodsFault>({
    queryKey: METHODS_KEY,
    queryFn: skipToken,
    gcTime: 0,
  })
  const told = data ?? shown ?? null
  const offers = useOfflineOffers(told)
  const methods: Offers | null = offers ?? told
  const isOnline = useOnline()
  const fault = isFault(error, methods, isOnline) ? error : null
  return { methods, fault, isUpdating: isFetching }
}

/** Asks for the methods again, or for the cart where it is still on its way: they follow it (spec 4). */
export function useRetryMethods(): () => unknown {
  const { fault } = useCheckoutMethods()
  const refreshMethods = useCheckout((checkout) => checkout.refreshMethods)
  const refreshCart = useCart((cart) => cart.refresh)
  return fault ? refreshMethods : refreshCart
}

/**
 * What may be chosen without a connection; null with one.
 * @param told what was offered last with one
 */
function useOfflineOffers(told: Offers | null): Offers | null {
  const ports = usePorts()
  const { store, t } = useShop()
  const isOnline = useOnline()
  const details = useCheckout((checkout) => checkout.details)
  const lines = useCart((cart) => cart.lines)
  if (isOnline) return null
  return told ? withChoiceOf(told, details) : findOfflineOffers(ports, { store, details, lines, t })
}
