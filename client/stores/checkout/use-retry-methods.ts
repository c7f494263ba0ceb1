import { useCart } from '../cart'
import { useCheckout } from './checkout-context'
import { useCheckoutMethods } from './use-checkout-methods'

/** Asks for the methods again, or for the cart where it is still on its way: they follow it (spec 4). */
export function useRetryMethods(): () => unknown {
  const { fault } = useCheckoutMethods()
  const refreshMethods = useCheckout((checkout) => checkout.refreshMethods)
  const refreshCart = useCart((cart) => cart.refresh)
  return fault ? refreshMethods : refreshCart
}
