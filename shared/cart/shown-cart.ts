import type { CartLine } from './cart-line'
import type { CartSummary } from './cart-summary'

/** The cart as the server drew it into its page, for a browser that has not looked itself. */
export interface ShownCart {
  lines: ShownLine[]
  /** Null for an empty cart, and when they could not be had. */
  totals: CartSummary | null
  /** Codes of the ways to pay that need no form (`isExpressMethod`). */
  expressMethods: string[]
  /** A form has just put something in, and the page says so. */
  isAdded?: boolean
}

export interface ShownLine extends CartLine {
  /** By which the server knows the line. */
  itemId: number
}
