import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { CartSummary } from '../../../shared/cart/cart-summary'
import type { ShownCheckout } from '../../../shared/checkout/checkout-form'
import type { KnownCustomer } from '../../../shared/checkout/own-address'
import { useCart, useCartStore } from '../cart'
import { useIsHydrated } from '../hydration/use-is-hydrated'
import { usePorts } from '../ports'
import { queryClientOf } from '../query-client'
import { useQueryHolder } from '../query-holder'
import { useShop } from '../shop'
import { useOnline } from '../use-online'
import { createCheckoutStore } from './checkout'
import type { CheckoutState, CheckoutStore } from './checkout-state'
import { ShownCheckoutContext } from './shown-checkout'

const CheckoutContext = createContext<CheckoutStore | null>(null)

interface CheckoutProviderProps {
  /** As the server drew it into the page. */
  drawn: ShownCheckout | null
  /** What is known of who is logged in. */
  customer: KnownCustomer | null
  children: ReactNode
}

/** One checkout for each visit of its screen. */
export function CheckoutProvider({ drawn, customer, children }: CheckoutProviderProps) {
  // A page that the browser opens by itself may have been drawn long before.
  const isHydrated = useIsHydrated()
  const [shown] = useState(isHydrated ? null : drawn)
  const ports = usePorts()
  const cart = useCartStore()
  const { store } = useShop()
  const queries = queryClientOf(useQueryHolder())
  const [checkout] = useState(() =>
    createCheckoutStore({
      ports,
      store,
      cart,
      queries,
      shown,
      customer,
      isDrawnHere: isHydrated,
    }),
  )
  useEffect(() => checkout.getState().start(), [checkout])
  useFreshMethods(checkout)
  return (
    <ShownCheckoutContext value={shown}>
      <CheckoutContext value={checkout}>{children}</CheckoutContext>
    </ShownCheckoutContext>
  )
}

/** Methods and totals follow the country and the cart, once the cart is at rest (spec 4). */
function useFreshMethods(checkout: CheckoutStore) {
  const country = useStore(checkout, ({ details }) => details.shipping.country)
  const content = useCart(({ lines }) => lines.map(({ key, qty }) => `${key}×${qty}`).join())
  const worth = useCart(({ totals }) => totals && worthOf(totals))
  const isAtRest = useCart(({ isLoaded, isPending }) => isLoaded && !isPending)
  const isOnline = useOnline()
  const asked = useRef('')
  // What was chosen without a connection is asked for again once there is one.
  const question = `${isOnline} ${country} ${content} ${worth}`
  useEffect(() => {
    if (!isAtRest || content === '' || asked.current === question) return
    asked.current = question
    void checkout.getState().refreshMethods()
  }, [checkout, isAtRest, content, question])
}

/** What methods are offered for: a coupon changes the delivery, gift cards how the rest is paid. */
function worthOf({ subtotalInclTax, couponCode, giftCards }: CartSummary): string {
  const cards = giftCards.map(({ itemId }) => itemId)
  return [subtotalInclTax, couponCode, ...cards].join()
}

/** A part of the checkout, or one of the things that can be done with it. */
export function useCheckout<T>(select: (checkout: CheckoutState) => T): T {
  const checkout = use(CheckoutContext)
  if (!checkout) throw new Error('useCheckout outside of a CheckoutProvider')
  return useStore(checkout, select)
}
