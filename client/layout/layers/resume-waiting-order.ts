// What becomes of an order that was made without a connection, now that there is one (spec 4).
import { CHECKOUT_PATH } from '../../../shared/checkout/checkout-form'
import type { Translate } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import { RETURN_PATH } from '../../../shared/routing/order-links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { mayNotify } from '../../browser/offline/notify-permission'
import { mayHaveSentOrder } from '../../engine/checkout-keys'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import type { Ports } from '../../engine/ports'
import { expireWaitingOrder, readWaitingOrder } from '../../engine/waiting-order'
import type { CartStore } from '../../stores/cart-store'
import { noteOnDevice } from '../../stores/checkout/waiting/note-on-device'
import { settleWaitingOrder } from '../../stores/checkout/waiting/settle-waiting-order'
import type { ShopLocation } from '../../stores/location'
import type {
  NewNotification,
  NotificationState,
} from '../../stores/notifications/notification-store'
import type { QueryHolder } from '../../stores/query-holder'
import { tryToLoad } from '../../stores/try-to-load'

interface Setup {
  ports: Ports
  store: StoreView
  t: Translate
  cart: CartStore
  holder: QueryHolder
  notify: (notification: NewNotification) => void
  navigate: ShopLocation['navigate']
  /** Path of the page on which the shopper is by now. */
  here: () => string
}

/**
 * Sends an order that waits, where that is automatic, or else recalls it. Where the cart holds nothing any
 * more the order waits no more. Call it when the queue and the cart before it are done.
 * @param isCartKnown whether the cart is at rest. Else it is only recalled, which needs no cart
 */
export async function resumeWaitingOrder(setup: Setup, isCartKnown: boolean): Promise<void> {
  const { ports, store, t, cart, holder } = setup
  if (!mayHaveSentOrder(ports, store) && expireWaitingOrder(ports, store)) {
    void noteOnDevice(store, null)
    return warn(t('offline.order-expired'), setup)
  }
  if (!readWaitingOrder(ports, store)) {
    // The page that ended it may have been closed before the device was told. Only of who asked to be reminded.
    if (mayNotify()) void noteOnDevice(store, null)
    return
  }
  if (mayHaveSentOrder(ports, store)) return
  if (!isCartKnown) return recall(setup)
  if (cart.getState().lines.length === 0) return drop(setup)
  if (!isAutomatic(setup)) return recall(setup)
  const load = () => import('../../stores/checkout/waiting/transmit-waiting-order')
  const code = await tryToLoad('waiting-order', load)
  const sent = await code?.transmitWaitingOrder({ ports, store, cart, holder })
  if (sent?.kind === 'placed') tellPlaced(sent.attempt, setup)
  else if (sent?.kind === 'refused') tellRefused(sent.message, setup)
  else if (sent?.kind !== 'none') recall(setup)
}

/** The store wants it so, or the shopper reads the thanks for an order (spec 4). */
function isAutomatic({ ports, store, here }: Setup): boolean {
  if (store.hasAutomaticTransmission) return true
  const last = createCheckoutMemory(ports, store).readOrder()
  const isThanked = last !== null && last.orderNumber !== '' && !last.isAwaitingPayment
  return isThanked && here() === storePath(RETURN_PATH, store)
}

function recall(setup: Setup): void {
  const { store, t, notify } = setup
  if (!isToBeRecalled(setup)) return
  const action1 = { label: t('offline.order-waiting'), href: storePath(CHECKOUT_PATH, store) }
  const message = t('offline.order-title')
  notify({ type: 'info', message, action1, hasNoTimeout: true, about: 'waiting-order' })
}

type Recall = Pick<Setup, 'ports' | 'store' | 'here'>

/** Takes the recall away where there is nothing to recall any more: else the shopper orders again. */
export function endRecall(setup: Recall & Pick<NotificationState, 'withdraw'>): void {
  if (!isToBeRecalled(setup)) setup.withdraw('waiting-order')
}

/** On the checkout an order that waits is shown anyway. Race: another tab may have ended it. */
function isToBeRecalled({ ports, store, here }: Recall): boolean {
  return here() !== storePath(CHECKOUT_PATH, store) && readWaitingOrder(ports, store) !== null
}

function tellPlaced(attempt: string, { store, t, notify, navigate, here }: Setup): void {
  const href = `${storePath(RETURN_PATH, store)}?${new URLSearchParams({ orderHash: attempt })}`
  if (here() === storePath(CHECKOUT_PATH, store)) {
    navigate(href, { replace: true })
    return
  }
  const action1 = { label: t('checkout.show-order'), href }
  notify({ type: 'success', message: t('offline.order-sent'), action1, hasNoTimeout: true })
}

function tellRefused(reason: string, setup: Setup): void {
  warn(setup.t('checkout.refused-other', { reason }), setup)
}

function drop(setup: Setup): void {
  const { ports, store, t, here } = setup
  if (here() === storePath(CHECKOUT_PATH, store)) return
  settleWaitingOrder(ports, store, false)
  warn(t('offline.order-dropped'), setup)
}

/** It stays until it was read: an order that was promised will not come. */
function warn(message: string, { t, notify }: Setup): void {
  const action1 = { label: t('notification.ok') }
  notify({ type: 'warning', message, action1, hasNoTimeout: true })
}
