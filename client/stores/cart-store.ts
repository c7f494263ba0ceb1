// The shopper's cart as screens see it. What does its work comes after hydration: until then the cart
// is empty, and what is asked of it waits.
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AddRequest } from '../../shared/cart/add-request'
import type { CartLine } from '../../shared/cart/cart-line'
import type { CartSummary } from '../../shared/cart/cart-summary'
import { keepEarlyAdd } from '../browser/early-adds'
import { loadCode } from '../browser/load-code'
import { CODE_MS, inTime } from '../browser/waiting/in-time'
import type { CartEvent, OrderedCart } from '../engine/cart-events'
import type { SyncedLine } from '../engine/cart-state'

export interface CartStoreState {
  lines: SyncedLine[]
  /** The number on the mini-cart: lines or quantities, as the store counts. */
  count: number
  totals: CartSummary | null
  /** When the coupon was entered or taken out, milliseconds since 1970; 0 before. */
  couponAt: number
  /** What is kept in this browser has been read; until then nothing personal is shown. */
  isLoaded: boolean
  /** A request is under way or due: totals are 'updating' and the shopper cannot pay. */
  isPending: boolean
  /** It waits to try again after failures in a row. */
  isUnreachable?: boolean
  /** Skus that are being added right now. */
  adding: string[]
  isDrawerOpen: boolean
  /** How many lists of its lines are on the screen: what changes there can be seen. */
  shownLists: number
  /** Counts a list of the lines that was mounted; returns how to uncount it. */
  showList: () => () => void
  /** Adds a product; false when a rule forbids it, and the shopper is notified. */
  add: (request: AddRequest) => Promise<boolean>
  /** Puts something else in the place of a line; false when a rule forbids it. */
  edit: (key: string, request: AddRequest) => Promise<boolean>
  setQty: (key: string, qty: number) => void
  remove: (key: string) => void
  /** Takes a coupon, or an empty code to take it out. */
  enterCoupon: (code: string) => void
  /** Says at the field of a coupon why its code was refused, where there is one on the page. */
  showCouponFault?: ((code: string, fault: string) => void) | undefined
  /** Asks the server for its lines and totals. */
  refresh: () => void
  /** Adds picture and link to lines that the server sent with their name only. */
  describe: (lines: readonly CartLine[]) => void
  /** Takes out what was ordered, or everything, without a request to the server. */
  clear: (ordered: OrderedCart | null) => void
  /** Gives back the lines of an order that came to nothing. */
  restore: (lines: SyncedLine[]) => void
  /** Takes totals that another call brought, for example when a delivery was chosen. */
  learnTotals: (totals: CartSummary) => void
  openDrawer: () => void
  closeDrawer: () => void
  /** Something was asked of the cart before its code was there. */
  isWaiting: boolean
  /** Gives the cart to what does its work, with everything that has waited for it. */
  handTo: (worker: CartWorker) => void
  /** How many were added, and kept for the tab, before what is kept in this browser was read. */
  earlyAdds: number
}

/** What does the work of the cart. */
export interface CartWorker {
  add: (request: AddRequest) => boolean
  edit: (key: string, request: AddRequest) => boolean
  dispatch: (event: CartEvent) => void
}

export type CartStore = StoreApi<CartStoreState>

/** Makes the cart of one page load. */
export function createCartStore(storeCode: string): CartStore {
  return createStore<CartStoreState>((set, get) => {
    const waiting: ((worker: CartWorker) => void)[] = []
    let ask = (command: (worker: CartWorker) => void) => {
      waiting.push(command)
      set({ isWaiting: true })
    }
    const tell = (event: CartEvent) => ask((worker) => worker.dispatch(event))
    return {
      lines: [],
      count: 0,
      totals: null,
      couponAt: 0,
      isLoaded: false,
      isPending: false,
      adding: [],
      isDrawerOpen: false,
      shownLists: 0,
      showList() {
        set({ shownLists: get().shownLists + 1 })
        return () => set({ shownLists: get().shownLists - 1 })
      },
      add(request) {
        const { isLoaded, earlyAdds } = get()
        if (!isLoaded && keepEarlyAdd(storeCode, request)) set({ earlyAdds: earlyAdds + 1 })
        return new Promise((resolve) => ask((worker) => resolve(worker.add(request))))
      },
      edit: (key, request) =>
        new Promise((resolve) => ask((worker) => resolve(worker.edit(key, request)))),
      setQty: (key, qty) => tell({ type: 'quantity-set', key, qty }),
      remove: (key) => tell({ type: 'removed', key }),
      enterCoupon: (code) => tell({ type: 'coupon-entered', code }),
      refresh: () => tell({ type: 'refresh-asked' }),
      describe: (lines) => tell({ type: 'described', lines }),
      clear: (ordered) => tell({ type: 'cleared', ordered }),
      restore: (lines) => tell({ type: 'restored', lines }),
      learnTotals: (totals) => tell({ type: 'totals-learnt', totals }),
      openDrawer: () => ask(() => set({ isDrawerOpen: true })),
      closeDrawer: () => set({ isDrawerOpen: false }),
      isWaiting: false,
      handTo(worker) {
        ask = (command) => command(worker)
        set({ isWaiting: false })
        for (const command of waiting.splice(0)) command(worker)
      },
      earlyAdds: 0,
    }
  })
}

/** Two tries are as long as a press may wait for its code. */
const TRY_MS = CODE_MS / 2

interface Opening<Work> {
  load: () => Promise<Work>
  /** Opens the cart; returns how to close it. */
  open: (work: Work) => () => void
  /** It could not be had after hydration. */
  missed: (error: unknown) => void
  /** Something was asked of the cart, and it could not be had again. */
  failed: () => void
}

/**
 * Opens the cart, once, when what does its work is there. When that cannot be had, the next thing asked
 * of the cart tries again. Returns how to close the cart.
 */
export function openWhenLoaded<Work>(
  cart: CartStore,
  { load, open, missed, failed }: Opening<Work>,
): () => void {
  let stop = () => {}
  let isDone = false
  let isLoading = false
  async function start(onFailure: (error: unknown) => void): Promise<void> {
    isLoading = true
    const code = loadCode(load)
    try {
      take(await inTime(TRY_MS, code))
    } catch (error) {
      onFailure(error)
      // What is late may still come; when it fails for good, that was told.
      code.then(take, () => {})
    } finally {
      isLoading = false
    }
  }
  function take(work: Work): void {
    // Race: a second try has brought it, or the provider was unmounted, while it was on its way.
    if (isDone) return
    isDone = true
    stop()
    stop = open(work)
  }
  function tryAgain({ isWaiting }: CartStoreState): void {
    if (isWaiting && !isLoading) void start(failed)
  }
  function waitForNeed(error: unknown): void {
    missed(error)
    if (isDone) return
    stop = cart.subscribe(tryAgain)
    // After this try has ended.
    queueMicrotask(() => tryAgain(cart.getState()))
  }
  void start(waitForNeed)
  return () => {
    isDone = true
    stop()
  }
}
