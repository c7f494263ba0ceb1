import { useCart } from '../../stores/cart'
import { lazyPart } from '../../stores/lazy-part'
import { useIsNavigating, useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { usePathChange } from '../../stores/use-path-change'
import { ErrorBoundary } from '../../ui/error-boundary'
import type { StoreSwitchLink } from '../store-switch-link'
import { LayerBoundary } from './layer-boundary'
import styles from './layers.module.css'
import { ModalLayer, SheetLayer } from './modal-layer'
import { NotificationStack } from './notification-stack'

/** Everything that may lie above a page. */
export function OpenLayers({ stores }: { stores: StoreSwitchLink[] }) {
  const { path } = useLocation()
  return (
    <>
      <ProgressBar />
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

/** Covers the page while something must not be disturbed (spec 2: with an optional message). */
function LoadingOverlay() {
  const { t } = useShop()
  const loader = useUi((ui) => ui.loader)
  if (!loader) return null
  return (
    <div className={styles.overlay} role="alert" aria-busy="true">
      {loader.message || <span className="visually-hidden">{t('layout.loading')}</span>}
    </div>
  )
}

/** A line at the top while the next page is on its way. */
function ProgressBar() {
  const isNavigating = useIsNavigating()
  return isNavigating ? <div className={styles.progress} aria-hidden="true" /> : null
}

const MicrocartDrawer = lazyPart(
  async () => (await import('../../cart/microcart-drawer')).MicrocartDrawer,
)

/** The mini-cart; its code comes when it is opened for the first time. Another page closes it. */
function CartDrawer() {
  const isOpen = useCart((cart) => cart.isDrawerOpen)
  const closeDrawer = useCart((cart) => cart.closeDrawer)
  usePathChange(closeDrawer)
  if (!isOpen) return null
  return (
    <LayerBoundary part="cart-drawer" onClose={closeDrawer}>
      <MicrocartDrawer />
    </LayerBoundary>
  )
}
