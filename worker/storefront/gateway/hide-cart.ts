import { isRecord } from '../../../shared/json/is-record'

/** What a browser holds in place of a cart's id. */
export const CART_PLACEHOLDER = '{{cartId}}'

/** The lines of a cart without its id: no script ever sees one (trust I13). */
export function hideCart(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(hideCart)
  if (!isRecord(result) || !('quote_id' in result)) return result
  return { ...result, quote_id: CART_PLACEHOLDER }
}
