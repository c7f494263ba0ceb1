import { useLocation } from '../stores/location'
import { ErrorBoundary } from '../ui/error-boundary'
import { CartDrawer } from './cart-drawer'
import { LoadingOverlay } from './loading-overlay'
import { ModalLayer } from './modal-layer'
import { NotificationStack } from './notification-stack'
import { OfflineBadge } from './offline-badge'
import { ProgressBar } from './progress-bar'
import { SheetLayer } from './sheet-layer'
import type { StoreLink } from './store-links'

/** What lies above every page (spec 2, default layout). */
export function Layers({ stores }: { stores: StoreLink[] }) {
  const { path } = useLocation()
  return (
    <>
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
