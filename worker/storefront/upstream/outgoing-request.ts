import type { Call } from '../../../shared/contract/call'
import { toCallPath } from '../../../shared/contract/call-path'
import {
  CATALOGUE_BOOKMARK_HEADER,
  STORE_CODE_HEADER,
} from '../../../shared/contract/wire/wire-names'

/** What fills a call: decoded text for the path and the query, JSON for the body. */
export interface Outgoing {
  params?: Readonly<Record<string, string>>
  query?: Iterable<readonly [string, string]>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

export interface Destination {
  baseUrl: string
  storeCode: string
  token?: string | undefined
  tokenInHeader: boolean
  /** The oldest state of the catalogue that may be read, as the latest purge named it. */
  bookmark?: (() => string | null) | undefined
}

/**
 * Builds the request of one call. Host and path come from configuration and from the table of
 * calls alone: null when a parameter tries to climb out of its segment.
 */
export function toRequest(
  call: Call,
  outgoing: Outgoing,
  to: Destination,
  signal: AbortSignal,
): Request | null {
  const path = toCallPath(call, outgoing.params)
  const url = new URL(to.baseUrl + path)
  if (!url.pathname.endsWith(path)) return null
  for (const [name, value] of outgoing.query ?? []) url.searchParams.append(name, value)
  if (to.token && !to.tokenInHeader) url.searchParams.set('token', to.token)
  return new Request(url, {
    method: call.method,
    headers: toHeaders(outgoing, to),
    redirect: 'manual',
    signal,
    ...(outgoing.body === undefined ? {} : { body: JSON.stringify(outgoing.body) }),
  })
}

function toHeaders(outgoing: Outgoing, to: Destination): Headers {
  const headers = new Headers({ accept: 'application/json', ...outgoing.headers })
  headers.set(STORE_CODE_HEADER, to.storeCode)
  const bookmark = to.bookmark?.() ?? null
  if (bookmark !== null) headers.set(CATALOGUE_BOOKMARK_HEADER, bookmark)
  if (outgoing.body !== undefined) headers.set('content-type', 'application/json')
  if (to.token && to.tokenInHeader) headers.set('authorization', `Bearer ${to.token}`)
  return headers
}
