import type { CartLine } from '../../../shared/cart/cart-line'
import type { SyncedLine } from '../../engine/cart-state'

/** A line, with the id by which the server's sums name it; none while the server does not have it. */
export interface ReviewedLine extends CartLine {
  itemId: number | undefined
}

export function toReviewed(line: SyncedLine): ReviewedLine {
  return { ...line, itemId: line.confirmed?.itemId }
}
