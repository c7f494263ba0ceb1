import { isJsonType } from '../../shared/json/is-json-type'
import { dataLink } from '../../shared/routing/links'
import type { PageAnswer } from '../../shared/routing/page'

/** How long a page may take (spec 9, client timeout), in milliseconds: then its document is loaded. */
export const TIMEOUT_MS = 5000

/**
 * Asks the worker for a page as data (design 5.1). Every status that carries a page is an answer;
 * anything else throws, and the router falls back to a full page load.
 */
export async function fetchPage(path: string, signal: AbortSignal): Promise<PageAnswer> {
  const response = await fetch(dataLink(path), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: { accept: 'application/json' },
  })
  if (!isJsonType(response.headers.get('content-type'))) {
    throw new Error(`No page data at ${path}: status ${response.status}`)
  }
  return (await response.json()) as PageAnswer
}
