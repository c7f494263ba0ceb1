import { isJsonType } from '../../shared/json/is-json-type'
import { dataLink } from '../../shared/routing/links'
import type { PageAnswer } from '../../shared/routing/page'

/** The worker makes a page in less than two seconds; the rest is for the slowest of networks. */
const TIMEOUT_MS = 10_000

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
