import type { Price } from '../catalog/price'
import { isSent } from '../catalog/product-type'
import { fail, ok, type Result } from '../result'
import { unitPriceOf } from './cart-line'
import { parseQuantity, type QuantityFault } from './quantity'

/** What the rules look at when a product is about to be added. */
export interface AddCandidate {
  /** Cents incl. tax; null when the price is not known. */
  price: Price | null
  qty: number
  maxQty: number | null
  /** Left out when nothing is known about the stock. */
  stock?: 'ok' | 'volatile' | 'out_of_stock'
  /** Why the product itself cannot be bought. */
  errors?: readonly AddRefusal[]
}

export type AddRefusal = QuantityFault | { text: string }

/** Zero is a price here, as for a free sample (spec 5: zero-price products are allowed). */
function isPriceKnown(price: Price | null): boolean {
  return price !== null && Number.isFinite(unitPriceOf(price)) && unitPriceOf(price) >= 0
}

/**
 * Whether a product may be added to the cart (spec 5): all reasons against it, else `ok` and
 * whether the shopper must be told that the stock is uncertain.
 * @param inCart quantity of the same line that is in the cart already
 */
export function mayAdd(
  candidate: AddCandidate,
  inCart = 0,
): Result<{ isStockUncertain: boolean }, AddRefusal[]> {
  const refusals: AddRefusal[] = []
  if (!isPriceKnown(candidate.price)) refusals.push({ key: 'cart.price-unknown' })
  refusals.push(...(candidate.errors ?? []))
  if (candidate.stock === 'out_of_stock') refusals.push({ key: 'cart.out-of-stock' })
  const quantity = parseQuantity(candidate.qty + inCart, candidate.maxQty)
  if (!quantity.ok) refusals.push(quantity.error)
  if (refusals.length > 0) return fail(refusals)
  return ok({ isStockUncertain: candidate.stock === 'volatile' })
}

/** A cart with nothing to send has no delivery and no cash on delivery (spec 5). */
export function isVirtualCart(lines: readonly { typeId: string }[]): boolean {
  return lines.length > 0 && !lines.some(isSent)
}
