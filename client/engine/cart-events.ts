import type { CartLine, ServerLine } from '../../shared/cart/cart-line'
import type { CartSummary } from '../../shared/cart/cart-summary'
import type { WireProductOption } from '../../shared/contract/catalogue/product-option'
import type { MessageKey, MessageValues } from '../../shared/i18n/messages'
import type { CartState, CouponCommand, SyncedLine, Tombstone } from './cart-state'
import type { LostReason } from './ports'
import type { Timed } from './run-machine'

/** The part of a cart that is kept in this browser and shared by its tabs. */
export interface StoredCart {
  lines: SyncedLine[]
  removed: Tombstone[]
  coupon: CouponCommand
  totals: CartSummary | null
  clearedAt: number
  /** Whose login it belongs to, null for a guest's; an older shop has kept none. */
  login?: string | null
}

/** What an order took of the cart. */
export interface OrderedCart {
  lines: readonly SyncedLine[]
  /** When the coupon that went with them was entered, milliseconds since 1970; 0 without any. */
  couponAt: number
}

/** What can happen to a cart. */
export type CartEvent =
  | { type: 'added'; line: CartLine }
  | { type: 'quantity-set'; key: string; qty: number }
  /** Another size, colour or quantity was chosen for a line. */
  | { type: 'edited'; key: string; line: CartLine }
  | { type: 'removed'; key: string }
  /** A coupon in place of the one before; an empty code takes it out. */
  | { type: 'coupon-entered'; code: string }
  /** This was ordered, or all there is: it leaves without a request (spec 4). */
  | { type: 'cleared'; ordered: OrderedCart | null }
  /** The order came to nothing: its lines are in the cart again (trust I4). */
  | { type: 'restored'; lines: SyncedLine[] }
  | { type: 'stored-read'; stored: StoredCart | null }
  | { type: 'other-tab-changed'; stored: StoredCart | null }
  | { type: 'lock-held'; stored: StoredCart | null }
  /** An order of this cart is under way: the cart may be no longer the shopper's. */
  | { type: 'held-back' }
  | { type: 'refresh-asked' }
  /** A form of a page without script has changed the server's cart. */
  | { type: 'changed-elsewhere' }
  /** Somebody else is here than before: another customer, or a guest (null). */
  | { type: 'login-changed'; login: string | null; stored: StoredCart | null }
  /** Picture and link of lines that the server sent with their name only. */
  | { type: 'described'; lines: readonly CartLine[] }
  /** The checkout learnt totals from another call. */
  | { type: 'totals-learnt'; totals: CartSummary }
  | { type: 'online-changed'; isOnline: boolean }
  | { type: 'answered'; seq: number; outcome: CartOutcome }
  | { type: 'retry-due' }

export type TimedCartEvent = Timed<CartEvent>

/** One request to the server's cart, in the shop's own words. */
export type CartRequest =
  | {
      kind: 'set'
      sku: string
      parentSku: string
      qty: number
      itemId: number | null
      productOption: WireProductOption | null
    }
  | { kind: 'delete'; sku: string; itemId: number }
  | { kind: 'coupon'; code: string }
  | { kind: 'pull' }
  | { kind: 'totals' }

/**
 * The outcome of a request. refused: the server said no, so nothing was done. failed: a server error.
 * unavailable: not now, and trying again later loses nothing. lost: unknown, the server may have done
 * it or may yet do it.
 */
export type CartOutcome =
  | { kind: 'line'; line: ServerLine }
  | { kind: 'deleted' }
  | { kind: 'coupon-taken' }
  | { kind: 'lines'; lines: ServerLine[] }
  | { kind: 'totals'; totals: CartSummary }
  | { kind: 'refused'; code: number; message: string }
  | { kind: 'failed'; message: string }
  | { kind: 'unavailable' }
  | { kind: 'busy'; retryAfterMs: number | null }
  | { kind: 'lost'; reason: LostReason }

/** Why something failed: in the server's words, or as one of ours. */
export interface Reason {
  text?: string
  key?: MessageKey
}

/** A notification for the shopper. The reason is put into the message. */
export interface CartNotice {
  type: 'info' | 'success' | 'warning' | 'danger'
  key: MessageKey
  values?: MessageValues
  /** In cents, to be written as the store writes them. */
  prices?: Readonly<Record<string, number>>
  reason?: Reason
  /** Something was added to the cart: it leads there, and stays longer (spec 2 and 9). */
  isAddition?: true
}

export type CartEffect =
  | { type: 'send'; seq: number; request: CartRequest }
  | { type: 'lock' }
  | { type: 'unlock' }
  | { type: 'wait'; ms: number }
  | { type: 'notify'; notice: CartNotice }

export type Reaction = [CartState, CartEffect[]]
