// The cart as a page opens: an order or a payment that was left behind comes first, and what the cart
// has to say is said in the words of the store.
import type { MessageKey, Translate } from '../../shared/i18n/messages'
import { storePath } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import { expirePerson, mayAwaitPayment, mayHaveSentOrder } from '../engine/checkout-keys'
import type { RecoveredOrder, RecoveredPayment } from '../engine/order-recovery'
import type { Ports } from '../engine/ports'
import type { CartStore } from './cart-store'
import { toNotification, toRefusalNotification } from './notifications/cart-notifications'
import type { NewNotification } from './notifications/notification-store'
import { runCart } from './run-cart'
import { tryToLoad } from './try-to-load'

interface Setup {
  ports: Ports
  view: StoreView
  t: Translate
  notify: (notification: NewNotification) => void
  /** Says something to those who do not see the page. */
  announce: (text: string) => void
  /** The page shows by itself what became of a payment. */
  isReturning: boolean
}

/** What everybody sees who sees the lines. */
const SEEN_IN_LINES: readonly MessageKey[] = ['cart.quantity-updated', 'cart.line-edited']

/** Opens the cart of this page load; returns how to close it. */
export function openCart(cart: CartStore, setup: Setup): () => void {
  const { ports, view, t, notify, announce, isReturning } = setup
  const recovery = createRecovery(cart, setup)
  const run = runCart(cart, {
    ports,
    view,
    heldBack: recovery.followLater,
    tellNotice(notice, areLinesShown) {
      const notification = toNotification(notice, setup)
      const { showCouponFault } = cart.getState()
      // Nothing but a coupon is refused by its code.
      const code = notice.type === 'danger' && notice.values?.code
      if (areLinesShown && SEEN_IN_LINES.includes(notice.key)) announce(t(notice.key))
      else if (showCouponFault && code) showCouponFault(String(code), notification.message)
      else notify(notification)
    },
    tellRefusals(refusals) {
      for (const refusal of refusals) notify(toRefusalNotification(refusal, t))
    },
  })
  expirePerson(ports, view)
  const closings = [startAfterRecovery(run, recovery, setup)]
  if (!isReturning && mayAwaitPayment(ports, view)) closings.push(takePaymentBack(cart, setup))
  return () => {
    for (const close of closings) close()
  }
}

/** Pauses between two questions, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 10_000]
/** The tab that has sent an order asks first, in milliseconds. */
const OTHERS_FIRST_MS = 5000

function pause(ms: number, { clock }: Pick<Ports, 'clock'>): Promise<void> {
  return new Promise((over) => void clock.after(ms, over))
}

/** The pause after the first, second, … question. */
function pauseAfter(nth: number, ports: Pick<Ports, 'clock'>): Promise<void> {
  return pause(PAUSES_MS[Math.min(nth, PAUSES_MS.length - 1)] ?? 0, ports)
}

interface Recovery {
  /** Asks what became of an order until that is known; `asked` is called after the first answer. */
  follow: (asked: () => void) => Promise<void>
  /** The same, unless the tab that has sent the order finds out before. */
  followLater: () => void
  close: () => void
}

/** Finds out about an order that left this browser, one question at a time. */
function createRecovery(cart: CartStore, setup: Setup): Recovery {
  const { ports, view } = setup
  let isOver = false
  let isBusy = false
  async function ask(asked: () => void): Promise<void> {
    const recovery = await loadRecovery()
    for (let nth = 0; !isOver; nth += 1) {
      const order = await recovery?.recoverOrder(ports, view)
      // Race: the cart was closed while the answer was awaited.
      if (isOver) return
      if (nth === 0) asked()
      if (order?.kind !== 'checking') return tellOrder(cart, order, setup)
      await pauseAfter(nth, ports)
    }
  }

  async function follow(asked: () => void): Promise<void> {
    if (isBusy) return
    isBusy = true
    await ask(asked)
    isBusy = false
  }

  return {
    follow,
    followLater: () => void pause(OTHERS_FIRST_MS, ports).then(() => follow(() => {})),
    close() {
      isOver = true
    },
  }
}

/**
 * An order that left before the page was closed comes first: if it was placed, the cart that is
 * kept here is that order, and must not be filled up again on the server.
 */
function startAfterRecovery(run: () => () => void, recovery: Recovery, setup: Setup): () => void {
  let stop = () => {}
  const start = () => {
    stop = run()
  }
  if (mayHaveSentOrder(setup.ports, setup.view)) void recovery.follow(start)
  else start()
  return () => {
    recovery.close()
    stop()
  }
}

function tellOrder(cart: CartStore, order: RecoveredOrder | undefined, setup: Setup): void {
  if (order?.kind === 'placed') {
    cart.getState().clear(order.ordered)
    order.settle()
    tellRecovered(order.attempt, setup)
  }
  if (order?.kind !== 'refused') return
  const { t, notify } = setup
  const message = t('checkout.refused-other', { reason: order.message })
  notify({ type: 'warning', message, action1: { label: t('notification.ok') }, hasNoTimeout: true })
}

/** Tells shoppers who did not return from the payment page, on the next page that they open. */
function takePaymentBack(cart: CartStore, setup: Setup): () => void {
  const { ports, view } = setup
  let isOver = false
  void loadRecovery().then(async (recovery) => {
    for (let nth = 0; recovery && !isOver; nth += 1) {
      const payment = await recovery.recoverPayment(ports, view)
      // Race: the cart was closed while the answer was awaited.
      if (isOver || payment.kind === 'open') return
      if (payment.kind === 'decided') return tellPayment(cart, payment, setup)
      await pauseAfter(nth, ports)
    }
  })
  return () => {
    isOver = true
  }
}

function tellPayment(cart: CartStore, payment: RecoveredPayment, setup: Setup): void {
  const { t, notify } = setup
  if (payment.isPaid) {
    payment.settle()
    tellRecovered(payment.attempt, setup)
    return
  }
  // The cart that stays may be one that an order before this one has given back.
  if (payment.isCartWaiting) cart.getState().refresh()
  else cart.getState().restore(payment.lines)
  payment.settle()
  const message = t(payment.isCartWaiting ? 'checkout.cart-waits' : 'checkout.cart-is-back')
  const action1 = { label: t('notification.ok') }
  notify({ type: 'warning', message, action1, hasNoTimeout: true })
}

function tellRecovered(attempt: string, { view, t, notify }: Setup): void {
  const href = `${storePath('/checkout-return', view)}?orderHash=${encodeURIComponent(attempt)}`
  const action1 = { label: t('checkout.show-order'), href }
  notify({ type: 'success', message: t('checkout.recovered'), action1, hasNoTimeout: true })
}

/** Without the code to ask with, as without an answer, nothing is known of an order. */
function loadRecovery() {
  return tryToLoad('order-recovery', () => import('../engine/order-recovery'))
}
