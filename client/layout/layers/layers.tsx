import { CART_ADD_PATH } from '../../../shared/cart/form-paths'
import { storePath } from '../../../shared/routing/links'
import { CardForm } from '../../catalog/card-form'
import { lazyPart } from '../../stores/lazy-part'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'
import { ErrorBoundary } from '../../ui/error-boundary'
import { OfflineBadge } from '../offline-badge'
import type { StoreSwitchLink } from '../store-switch-link'

const OpenLayers = lazyPart(async () => (await import('./open-layers')).OpenLayers)

/**
 * What lies above every page (spec 2, default layout). Nothing of it is seen as a page opens, so its
 * code comes after hydration; what was opened before is drawn then. Code that could not be had is tried
 * again with the next page, and with the network.
 */
export function Layers({ stores }: { stores: StoreSwitchLink[] }) {
  const { store } = useShop()
  const { path } = useLocation()
  const isOnline = useOnline()
  return (
    <>
      <CardForm action={storePath(CART_ADD_PATH, store)} />
      <OfflineBadge />
      <ErrorBoundary part="layers" resetKey={`${path} ${isOnline}`} fallback={null}>
        <OpenLayers stores={stores} />
      </ErrorBoundary>
    </>
  )
}
