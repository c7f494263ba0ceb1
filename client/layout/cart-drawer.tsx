import { lazy, Suspense } from 'react'
import { useCart } from '../stores/cart'

const MicrocartDrawer = lazy(async () => ({
  default: (await import('../cart/microcart-drawer')).MicrocartDrawer,
}))

/** The mini-cart; its code comes when it is opened for the first time. */
export function CartDrawer() {
  const isOpen = useCart((cart) => cart.isDrawerOpen)
  if (!isOpen) return null
  return (
    <Suspense>
      <MicrocartDrawer />
    </Suspense>
  )
}
