import { useEffect } from 'react'
import { NEWSLETTER_PATH } from '../../../shared/content/service-paths'
import { REFRESH_EXCEEDED_MESSAGE } from '../../../shared/customer/token-lock'
import { storePath } from '../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { readLogin } from '../../browser/account/known-login'
import { watchLink } from '../../browser/links/watch-link'
import { useCart } from '../../stores/cart'
import { lazyPart } from '../../stores/lazy-part'
import { useIsNavigating, useLocation } from '../../stores/location'
import { useNotify } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { usePageChange } from '../../stores/use-page-change'
import { whilePressed } from '../../stores/while-pressed'
import { ErrorBoundary } from '../../ui/error-boundary'
import type { StoreSwitchLink } from '../store-switch-link'
import { LayerBoundary } from './layer-boundary'
import styles from './layers.module.css'
import { ModalLayer, SheetLayer } from './modal-layer'
import { NotificationStack } from './notification-stack'
import { useBackOnline } from './use-back-online'
import { useLoginChange } from './use-login-change'
import { useOfflineNotices } from './use-offline-notices'

/** Everything that may lie above a page. */
export function OpenLayers({ stores }: { stores: StoreSwitchLink[] }) {
  const { path } = useLocation()
  useAccountPress()
  useNewsletterPress()
  useOfflineNotices()
  useBackOnline()
  useSignedOut()
  useLoginChange()
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

/** Guests who press the account's link in the header log in above the page on which they are. */
function useAccountPress(): void {
  const { store } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const href = storePath(ACCOUNT_PATH, store)
  useEffect(
    () =>
      watchLink({ within: 'header', href }, () => {
        const isGuest = !readLogin()
        if (isGuest) openModal('authentication', null)
        return isGuest
      }),
    [href, openModal],
  )
}

/**
 * The newsletter's link in the footer opens its form above the page on which one is (spec 2, modals). It
 * never opens by itself.
 */
function useNewsletterPress(): void {
  const { store } = useShop()
  const { path } = useLocation()
  const openModal = useUi((ui) => ui.openModal)
  const href = storePath(NEWSLETTER_PATH, store)
  useEffect(
    () =>
      watchLink({ within: 'footer', href }, () => {
        const isElsewhere = path !== href
        if (isElsewhere) openModal('newsletter', null)
        return isElsewhere
      }),
    [href, path, openModal],
  )
}

/** Whom the shop logs out, silently, may log in again where they are; too many refreshes are said (spec 8). */
function useSignedOut(): void {
  const { t } = useShop()
  const { page } = usePorts()
  const notify = useNotify()
  const openModal = useUi((ui) => ui.openModal)
  const isOpen = useUi((ui) => ui.modal?.name === 'authentication')
  useEffect(
    () =>
      page.watchSignedOut(({ detail }) => {
        if (detail?.kind === 'answered' && detail.result === REFRESH_EXCEEDED_MESSAGE) {
          notify({ type: 'danger', message: t('account.refresh-exceeded') })
        }
        // Race: several calls hear of it one after the other. What is typed into the form by then stays.
        if (!isOpen) openModal('authentication', null)
      }),
    [page, notify, openModal, isOpen, t],
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
  whilePressed(async () => (await import('../../cart/microcart-drawer')).MicrocartDrawer),
)

/** The mini-cart; its code comes when it is opened for the first time. Whatever page is gone to closes it. */
function CartDrawer() {
  const isOpen = useCart((cart) => cart.isDrawerOpen)
  const closeDrawer = useCart((cart) => cart.closeDrawer)
  usePageChange(closeDrawer, 'visits')
  if (!isOpen) return null
  return (
    <LayerBoundary part="cart-drawer" onClose={closeDrawer}>
      <MicrocartDrawer />
    </LayerBoundary>
  )
}
