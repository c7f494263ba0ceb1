import { useCart } from '../../stores/cart'
import { lazyPart } from '../lazy-part'
import { LayerBoundary } from './layer-boundary'

const MicrocartDrawer = lazyPart(
  async () => (await import('../../cart/microcart-drawer')).MicrocartDrawer,
)

/** The mini-cart; its code comes when it is opened for the first time. */
export function CartDrawer() {
  const isOpen = useCart((cart) => cart.isDrawerOpen)
  const closeDrawer = useCart((cart) => cart.closeDrawer)
  if (!isOpen) return null
  return (
    <LayerBoundary part="cart-drawer" onClose={closeDrawer}>
      <MicrocartDrawer />
    </LayerBoundary>
  )
}
