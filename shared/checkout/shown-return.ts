import type { CartLine } from '../cart/cart-line'
import type { CartSummary } from '../cart/cart-summary'
import type { PersonalDetails } from './details'

/** Name of the query by which an order is known. */
export const ORDER_NAME = 'orderHash'

/**
 * What a payment page says of its shopper (spec 8). It decides nothing that is paid or refused. Of an order
 * that still waits: one who does not want to pay there gives it up; one who has approved is not asked to pay
 * again before the payment could be looked up.
 */
export const RESULT_NAME = 'result'
export const NOT_WANTED = '0'
export const APPROVED = '1'

/** The order is placed and paid outside the shop. */
export interface Due {
  /** Cents; null when it is unknown. */
  amount: number | null
  /** Code of the way to pay. */
  method: string
}

/** Who ordered as a guest, and may want an account. */
export interface Guest extends PersonalDetails {
  /** There is an account under the address. */
  isEmailKnown: boolean
}

/** What its shopper reads of an order that stands. */
export interface ThankedOrder {
  /** Where its confirmation goes; empty where nobody knows. */
  emailAddress: string
  /** How it is paid, in words; empty likewise. */
  paymentTitle: string
  /** Milliseconds since 1970; 0 likewise. */
  placedAt: number
  /** The day of delivery that was chosen, `2026-11-24`; empty for the soonest. */
  deliveryDate: string
  /** The shopper collects it. */
  isCollected: boolean
  /** `itemId` is the one by which the totals name a line. */
  lines: readonly (CartLine & { itemId: number | undefined })[]
  totals: CartSummary | null
}

/** Where an order stands, as the server drew it for a browser that has not asked itself. */
export type ShownReturn =
  /** Nobody knows yet: `of` says what is being found out. */
  | { kind: 'checking'; of: 'order' | 'payment' }
  /** Placed, not paid yet. */
  | {
      kind: 'unpaid'
      name: string
      method: string
      orderNumber: string
      placed?: ThankedOrder | null
    }
  /** `method` is the code of the way in which it was paid. */
  | {
      kind: 'thanks'
      orderNumber: string
      orderHash: string
      method?: string
      due?: Due
      placed?: ThankedOrder | null
    }
  | { kind: 'failed'; isCartWaiting: boolean }
  /** Not an order of this shopper, or none at all. */
  | { kind: 'foreign' }
