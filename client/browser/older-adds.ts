import type { AddRequest } from '../../shared/cart/add-request'
import { isRecord } from '../../shared/json/is-record'
import { parseJson } from '../../shared/json/parse-json'
import { earlyAddsKey } from './early-adds'

/**
 * What was asked of the cart in documents that were left before its code came.
 * @param own how many of those that are kept this document asked for itself
 */
export function readOlderAdds(storeCode: string, own: number): AddRequest[] {
  const lines = readLines(earlyAddsKey(storeCode))
  return lines
    .slice(0, Math.max(0, lines.length - own))
    .map(parseJson)
    .filter(isAddRequest)
}

/** The cart has them all. */
export function forgetEarlyAdds(storeCode: string): void {
  try {
    sessionStorage.removeItem(earlyAddsKey(storeCode))
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
}

function readLines(key: string): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

function isAddRequest(value: unknown): value is AddRequest {
  return isRecord(value) && typeof value.sku === 'string' && Array.isArray(value.options)
}
