import { MAX_LINE_QTY } from '../contract/wire/cart-limits'
import type { MessageKey, MessageValues } from '../i18n/messages'
import { fail, ok, type Result } from '../result'

export interface QuantityFault {
  key: MessageKey
  values?: MessageValues
}

/** What the quantity of a new line is when none is given (spec 3, product). */
export const DEFAULT_QTY = 1

/**
 * Reads a quantity field (spec 5): required, a positive whole number, and no more than what is
 * available, unless that is unlimited (null), and no fewer than are sold at once. The fault carries
 * the message to show.
 */
export function parseQuantity(
  text: string | number,
  maxQty: number | null,
  minQty = 1,
): Result<number, QuantityFault> {
  const written = String(text).trim()
  const qty = /^\d+$/.test(written) ? Number(written) : 0
  if (qty < 1) return fail({ key: 'cart.quantity-positive' })
  const most = Math.min(maxQty ?? MAX_LINE_QTY, MAX_LINE_QTY)
  if (qty < minQty) return fail({ key: 'cart.quantity-from', values: { quantity: minQty } })
  if (qty > most) return fail({ key: 'cart.quantity-below', values: { quantity: most + 1 } })
  return ok(qty)
}

/** Quantities given as text become whole numbers (spec 5); what is none becomes the default. */
export function toWholeQty(qty: string | number): number {
  const whole = Math.trunc(Number(qty))
  return Number.isSafeInteger(whole) && whole >= 1 ? whole : DEFAULT_QTY
}
