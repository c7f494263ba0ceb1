import { CART_ADD_PATH } from '../../../shared/cart/form-paths'
import { storePath } from '../../../shared/routing/links'
import { CardForm } from '../../catalog/card-form'
import { lazyPart } from '../../stores/lazy-part'
import { useShop } from '../../stores/shop'
import { ErrorBoundary } from '../../ui/error-boundary'
import type { StoreSwitchLink } from '../store-switch-link'

const OpenLayers = lazyPart(async () => (await import('./open-layers')).OpenLayers)

/**
 * What lies above every page (spec 2, default layout). Nothing of it is seen as a page opens, so its
 * code comes after hydration; what was opened before is drawn then.
 */
export function Layers({ stores }: { stores: StoreSwitchLink[] }) {
  const { store } = useShop()
  return (
    <>
      <CardForm action={storePath(CART_ADD_PATH, store)} />
      <ErrorBoundary part="layers" fallback={null}>
        <OpenLayers stores={stores} />
      </ErrorBoundary>
    </>
  )
}
