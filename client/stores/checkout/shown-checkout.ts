import { createContext, use } from 'react'
import { type CartSummary, toOfflineTotals } from '../../../shared/cart/cart-summary'
import type { ShownCheckout } from '../../../shared/checkout/checkout-form'
import { useCart } from '../cart'
import { isCartTold } from '../is-cart-told'
import { useOnline } from '../use-online'
import { type ReviewedLine, toReviewed } from './reviewed-line'

/** What the server drew; null on a page that the browser itself has opened. */
export const ShownCheckoutContext = createContext<ShownCheckout | null>(null)

export function useShownCheckout(): ShownCheckout | null {
  return use(ShownCheckoutContext)
}

const NOTHING: ReviewedLine[] = []

interface CheckoutCart {
  lines: readonly ReviewedLine[]
  totals: CartSummary | null
  /** The sums are added up here: the server cannot be asked (spec 4). */
  isAlone: boolean
}

/** The cart of the checkout: as the server drew it until the browser's own is there, and told. */
export function useCheckoutCart(): CheckoutCart {
  const shown = useShownCheckout()
  const isOnline = useOnline()
  const isLoaded = useCart((cart) => cart.isLoaded)
  const isTold = useCart(isCartTold)
  const lines = useCart((cart) => cart.lines)
  const told = useCart((cart) => cart.totals)
  const isAlone = useCart((cart) => cart.isLoaded && !isOnline && (cart.isPending || !cart.totals))
  if (shown && !(isLoaded && (isTold || !isOnline))) {
    const totals = shown.methods?.totals ?? shown.cart.totals
    return { lines: shown.cart.lines, totals, isAlone }
  }
  const totals = isAlone ? toOfflineTotals(lines) : told
  return { lines: isLoaded ? lines.map(toReviewed) : NOTHING, totals, isAlone }
}
