import { type AddRequest, withUncertainStock } from '../../../shared/cart/add-request'
import { useCart } from '../../stores/cart'
import type { CurrentSync } from '../../stores/current-facts/use-current-facts'

/** Adds to the cart, and lets the shopper know where nobody could say whether it is in stock. */
export function useAdd({ hasFailed }: CurrentSync): (request: AddRequest) => Promise<boolean> {
  const add = useCart((cart) => cart.add)
  return (request) => add(hasFailed ? withUncertainStock(request) : request)
}
