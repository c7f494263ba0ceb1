import type { CartStoreState } from './cart-store'

/**
 * Whether the server has said what this browser's cart costs, or need not be waited for: the shopper has
 * changed something, or no answer is on its way. Until then what the server drew is right.
 */
export function isCartTold({ totals, isPending, isUnreachable, lines }: CartStoreState): boolean {
  return totals !== null || !isPending || !!isUnreachable || lines.some(({ isDirty }) => isDirty)
}
