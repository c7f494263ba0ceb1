import type { AddRequest } from '../../shared/cart/add-request'

/** Where this tab keeps them, one a line. */
export const earlyAddsKey = (storeCode: string) => `${storeCode}-shop/cart/early-adds`

/**
 * Keeps for this tab what is asked of a cart whose code is not there yet, so that nothing is lost when
 * another document is opened meanwhile. False where nothing can be kept.
 */
export function keepEarlyAdd(storeCode: string, request: AddRequest): boolean {
  const key = earlyAddsKey(storeCode)
  try {
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${JSON.stringify(request)}\n`)
    return true
  } catch {
    return false
  }
}
