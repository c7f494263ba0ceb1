import { CART_ADD_PATH } from '../../../shared/cart/form-paths'
import { storePath } from '../../../shared/routing/links'
import { CardForm } from '../../catalog/card-form'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { ErrorBoundary } from '../../ui/error-boundary'
import type { StoreSwitchLink } from '../store-switch-link'
import { CartDrawer } from './cart-drawer'
import { LoadingOverlay } from './loading-overlay'
import { ModalLayer } from './modal-layer'
import { NotificationStack } from './notification-stack'
import { OfflineBadge } from './offline-badge'
import { ProgressBar } from './progress-bar'
import { SheetLayer } from './sheet-layer'

/** What lies above every page (spec 2, default layout). */
export function Layers({ stores }: { stores: StoreSwitchLink[] }) {
  const { path } = useLocation()
  const { store } = useShop()
  return (
    <>
      <CardForm action={storePath(CART_ADD_PATH, store)} />
      <ProgressBar />
      <OfflineBadge />
      <ErrorBoundary part="notifications" resetKey={path} fallback={null}>
        <NotificationStack />
      </ErrorBoundary>
      <CartDrawer />
      <ModalLayer stores={stores} />
      <SheetLayer />
      <LoadingOverlay />
    </>
  )
}
