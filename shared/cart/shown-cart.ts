import type { CartLine } from './cart-line'
import type { CartSummary } from './cart-summary'

/** The cart as the server drew it into its page, for a browser that has not looked itself. */
export interface ShownCart {
  lines: ShownLine[]
  /** Null for an empty cart, and when they could not be had. */
  totals: CartSummary | null
  /** Codes of the ways to pay that need no form (`isExpressMethod`). */
  expressMethods: string[]
  /** Orders of this browser whose items are not in it. */
  held?: HeldOrder[]
  /** What a form has just done, which the page says. */
  said?: SaidInCart | null
}

/** What a form may have done: named where the page of the cart reads it, so that its words come along. */
export const SAID_IN_CART = ['cart.added', 'cart.gift-card-applied'] as const
export type SaidInCart = (typeof SAID_IN_CART)[number]

/** An order that is placed and not paid. */
export interface HeldOrder {
  /** By which its page knows it. */
  attempt: string
  orderNumber: string
  /** It is cancelled, and its items come back once the present cart is over; else it can still be paid. */
  isRefused: boolean
}

export interface ShownLine extends CartLine {
  /** By which the server knows the line. */
  itemId: number
}
