import type { AddRequest } from '../../shared/cart/add-request'
import { isRecord } from '../../shared/json/is-record'
import { parseJson } from '../../shared/json/parse-json'

/**
 * What this tab asked of a cart whose code was not there yet. It is kept for the tab, so that nothing
 * is lost when another document is opened meanwhile.
 */
export interface EarlyAdds {
  /** Of documents that were left before the code came. */
  older: readonly AddRequest[]
  keep: (request: AddRequest) => void
  forget: () => void
}

export function openEarlyAdds(storeCode: string): EarlyAdds {
  const key = `${storeCode}-shop/cart/early-adds`
  const older = read(key)
  const kept = [...older]
  return {
    older,
    keep(request) {
      kept.push(request)
      write(key, kept)
    },
    forget: () => write(key, []),
  }
}

function read(key: string): AddRequest[] {
  if (!('sessionStorage' in globalThis)) return []
  try {
    const kept = parseJson(sessionStorage.getItem(key) ?? '')
    return Array.isArray(kept) ? kept.filter(isAddRequest) : []
  } catch {
    // Storage may be forbidden: then the request waits in the page alone.
    return []
  }
}

function write(key: string, requests: readonly AddRequest[]): void {
  try {
    if (requests.length > 0) sessionStorage.setItem(key, JSON.stringify(requests))
    else sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

function isAddRequest(value: unknown): value is AddRequest {
  return isRecord(value) && typeof value.sku === 'string' && Array.isArray(value.options)
}
