import { createContext, use } from 'react'
import type { CartLine } from '../../../shared/cart/cart-line'
import type { CartSummary } from '../../../shared/cart/cart-summary'
import type { ShownCheckout } from '../../../shared/checkout/checkout-form'
import { useCart } from '../cart'

/** What the server drew; null on a page that the browser itself has opened. */
export const ShownCheckoutContext = createContext<ShownCheckout | null>(null)

export function useShownCheckout(): ShownCheckout | null {
  return use(ShownCheckoutContext)
}

const NOTHING: CartLine[] = []

/** The cart of the checkout: as the server drew it until the browser's own is there. */
export function useCheckoutCart(): { lines: readonly CartLine[]; totals: CartSummary | null } {
  const shown = useShownCheckout()
  const isLoaded = useCart((cart) => cart.isLoaded)
  const lines = useCart((cart) => cart.lines)
  const totals = useCart((cart) => cart.totals)
  if (isLoaded || !shown) return { lines: isLoaded ? lines : NOTHING, totals }
  return { lines: shown.cart.lines, totals: shown.methods?.totals ?? shown.cart.totals }
}
