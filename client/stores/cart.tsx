// The shopper's cart as screens see it. The engine does the work; what a screen asks for is checked by
// the rules first.
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AddRequest } from '../../shared/cart/add-request'
import { type CartLine, totalQuantity } from '../../shared/cart/cart-line'
import type { CartSummary } from '../../shared/cart/cart-summary'
import { toLineKey } from '../../shared/cart/line-equality'
import { toWholeQty } from '../../shared/cart/quantity'
import { type AddRefusal, mayAdd } from '../../shared/cart/rules'
import { storePath } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import { createCartEngine } from '../engine/cart-engine'
import type { CartNotice } from '../engine/cart-events'
import { type CartState, EMPTY_CART, isPending, type SyncedLine } from '../engine/cart-state'
import { expirePerson, mayAwaitPayment, mayHaveSentOrder } from '../engine/checkout-keys'
import type { RecoveredPayment } from '../engine/order-recovery'
import type { Ports } from '../engine/ports'
import { toNotification, toRefusalNotification } from './cart-notifications'
import { useLocation } from './location'
import { useAnnounce, useNotify } from './notifications'
import { usePorts } from './ports'
import { useShop } from './shop'

export interface CartStoreState {
  lines: SyncedLine[]
  /** Quantity of all lines together. */
  count: number
  totals: CartSummary | null
  /** What is kept in this browser has been read; until then nothing personal is shown. */
  isLoaded: boolean
  /** A request is under way or due: totals are 'updating' and the shopper cannot pay. */
  isPending: boolean
  /** Skus that are being added right now. */
  adding: string[]
  isDrawerOpen: boolean
  /** How many lists of its lines are on the screen: what changes there can be seen. */
  shownLists: number
  /** Counts a list of the lines that was mounted; returns how to uncount it. */
  showList: () => () => void
  /** Adds a product; false when a rule forbids it, and the shopper is notified. */
  add: (request: AddRequest) => boolean
  setQty: (key: string, qty: number) => void
  remove: (key: string) => void
  /** Asks the server for its lines and totals. */
  refresh: () => void
  /** Adds picture and link to lines that the server sent with their name only. */
  describe: (lines: readonly CartLine[]) => void
  /** Empties the cart after an order, without a request to the server. */
  clear: () => void
  /** Gives back the lines of an order that came to nothing. */
  restore: (lines: SyncedLine[]) => void
  /** Takes totals that another call brought, for example when a delivery was chosen. */
  learnTotals: (totals: CartSummary) => void
  openDrawer: () => void
  closeDrawer: () => void
  /** Reads the kept cart and subscribes to tabs and network; returns how to unsubscribe. */
  start: () => () => void
}

export type CartStore = StoreApi<CartStoreState>

interface Setup {
  ports: Ports
  storeCode: string
  /** A change is visible where the list of lines is on the screen: it needs no notification there. */
  tellNotice: (notice: CartNotice, areLinesShown: boolean) => void
  tellRefusals: (refusals: AddRefusal[]) => void
}

/** Makes the cart of one page load. */
export function createCartStore({ ports, storeCode, tellNotice, tellRefusals }: Setup): CartStore {
  return createStore<CartStoreState>((set, get) => {
    const engine = createCartEngine({
      ports,
      storeCode,
      changed: (state) => set(toShown(state)),
      notify: (notice) => tellNotice(notice, get().shownLists > 0),
    })
    return {
      ...toShown(EMPTY_CART),
      isLoaded: false,
      isDrawerOpen: false,
      shownLists: 0,
      showList() {
        set({ shownLists: get().shownLists + 1 })
        return () => set({ shownLists: get().shownLists - 1 })
      },
      add(request) {
        const { stock, errors, ...product } = request
        const line = { ...product, key: toLineKey(product), qty: toWholeQty(request.qty) }
        const inCart = get().lines.find(({ key }) => key === line.key)?.qty ?? 0
        const allowed = mayAdd({ ...line, stock, errors }, inCart)
        if (!allowed.ok) {
          tellRefusals(allowed.error)
          return false
        }
        if (allowed.value.isStockUncertain)
          tellNotice({ type: 'warning', key: 'cart.stock-volatile' }, false)
        engine.dispatch({ type: 'added', line })
        return true
      },
      setQty: (key, qty) => engine.dispatch({ type: 'quantity-set', key, qty }),
      remove: (key) => engine.dispatch({ type: 'removed', key }),
      refresh: () => engine.dispatch({ type: 'refresh-asked' }),
      describe: (lines) => engine.dispatch({ type: 'described', lines }),
      clear: () => engine.dispatch({ type: 'cleared' }),
      restore: (lines) => engine.dispatch({ type: 'restored', lines }),
      learnTotals: (totals) => engine.dispatch({ type: 'totals-learnt', totals }),
      openDrawer: () => set({ isDrawerOpen: true }),
      closeDrawer: () => set({ isDrawerOpen: false }),
      start() {
        const stop = engine.start()
        set({ isLoaded: true })
        return stop
      },
    }
  })
}

function toShown(state: CartState) {
  const isBusy = state.phase === 'queueing' || state.phase === 'working'
  return {
    lines: state.lines,
    count: totalQuantity(state.lines),
    totals: state.totals,
    isPending: isPending(state),
    adding: isBusy
      ? state.lines.filter((line) => line.announce === 'added').map(({ sku }) => sku)
      : [],
  }
}

const CartContext = createContext<CartStore | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const ports = usePorts()
  const notify = useNotify()
  const announce = useAnnounce()
  const { store: view, t } = useShop()
  const [cart] = useState(() =>
    createCartStore({
      ports,
      storeCode: view.storeCode,
      tellNotice(notice, areLinesShown) {
        const isSeen = areLinesShown && notice.key === 'cart.quantity-updated'
        if (isSeen) announce(t(notice.key))
        else notify(toNotification(notice, t, storePath('/cart', view)))
      },
      tellRefusals: (refusals) => {
        for (const refusal of refusals) notify(toRefusalNotification(refusal, t))
      },
    }),
  )
  const tellRecovered = useEffectEvent((attempt: string) => {
    const href = `${storePath('/checkout-return', view)}?orderHash=${encodeURIComponent(attempt)}`
    const action1 = { label: t('checkout.show-order'), href }
    notify({ type: 'success', message: t('checkout.recovered'), action1, hasNoTimeout: true })
  })
  const takeBack = useEffectEvent((payment: RecoveredPayment) => {
    if (payment.isPaid) return tellRecovered(payment.attempt)
    if (!payment.isCartWaiting) cart.getState().restore(payment.lines)
    const message = t(payment.isCartWaiting ? 'checkout.cart-waits' : 'checkout.cart-is-back')
    const action1 = { label: t('notification.ok') }
    notify({ type: 'warning', message, action1, hasNoTimeout: true })
  })
  const isReturning = useLocation().path === storePath('/checkout-return', view)
  const mayAsk = useEffectEvent(() => !isReturning && mayAwaitPayment(ports, view))
  useEffect(
    () => startAfterRecovery(cart, ports, view, (attempt) => tellRecovered(attempt)),
    [cart, ports, view],
  )
  useEffect(() => {
    if (mayAsk()) return whenPaymentIsDecided(ports, view, (payment) => takeBack(payment))
  }, [ports, view])
  return <CartContext value={cart}>{children}</CartContext>
}

/**
 * An order that left before the page was closed comes first: if it was placed, the cart that is
 * kept here is that order, and must not be filled up again on the server.
 */
function startAfterRecovery(
  cart: CartStore,
  ports: Ports,
  view: StoreView,
  recovered: (attempt: string) => void,
): () => void {
  expirePerson(ports, view)
  if (!mayHaveSentOrder(ports, view)) return cart.getState().start()
  let stop: (() => void) | null = null
  let isOver = false
  void loadRecovery().then(async (recovery) => {
    const placed = await recovery?.recoverOrder(ports, view)
    // Race: the provider was unmounted while the answer was awaited.
    if (isOver) return
    stop = cart.getState().start()
    if (!placed) return
    cart.getState().clear()
    recovered(placed)
  })
  return () => {
    isOver = true
    stop?.()
  }
}

/** Tells shoppers who did not return from the payment page, on the next page that they open. */
function whenPaymentIsDecided(
  ports: Ports,
  view: StoreView,
  decided: (payment: RecoveredPayment) => void,
): () => void {
  let isOver = false
  void loadRecovery().then(async (recovery) => {
    const payment = await recovery?.recoverPayment(ports, view)
    // Race: the provider was unmounted while the answer was awaited.
    if (payment && !isOver) decided(payment)
  })
  return () => {
    isOver = true
  }
}

/** Without the code to ask with, as without an answer, nothing is known of an order. */
function loadRecovery() {
  return import('../engine/order-recovery').catch(() => null)
}

/** A part of the cart, or one of the things that can be done with it. */
export function useCart<T>(select: (cart: CartStoreState) => T): T {
  return useStore(useCartStore(), select)
}

/** The cart itself, for stores that work with it. */
export function useCartStore(): CartStore {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart outside of a CartProvider')
  return cart
}

/** Whether this sku is being added right now; its button waits so long. */
export function useIsAdding(sku: string): boolean {
  return useCart((cart) => cart.adding.includes(sku))
}
