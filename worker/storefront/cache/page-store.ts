import { within } from '../runtime/within'
import type { KeptPage } from './kept-page'
import { LONGEST_STALE_SECONDS, PAGE_POLICY, type PageKind, usefulSeconds } from './policy'

/** The part of the Cache API that is needed. */
export interface ResponseCache {
  match(url: string): Promise<Response | undefined>
  put(url: string, response: Response): Promise<void>
}

/** Rendered pages in the Cache API of this data centre. */
export interface PageStore {
  get(key: string): Promise<KeptPage | null>
  /** A rare page is kept only as long as it is of use. */
  put(key: string, page: KeptPage, isRare?: boolean): Promise<void>
}

const MATCH_LIMIT_MS = 300
const KIND = 'x-page-kind'
const TAGS = 'x-page-tags'
const MADE_AT = 'x-page-at'
const AS_OF = 'x-page-as-of'
const OWN_HEADERS = new Set([KIND, TAGS, MADE_AT, AS_OF, 'cache-control', 'cf-cache-status', 'age'])

export function createPageStore(cache: ResponseCache, report: (event: string) => void): PageStore {
  async function get(key: string): Promise<KeptPage | null> {
    const found = await within(MATCH_LIMIT_MS, () => cache.match(key))
    return found.ok && found.value ? readKept(found.value) : null
  }

  return {
    get: (key) =>
      get(key).catch(() => {
        report('page-cache-get-failed')
        return null
      }),
    put: (key, page, isRare = false) =>
      cache.put(key, toStored(page, isRare)).catch(() => report('page-cache-put-failed')),
  }
}

function toStored(page: KeptPage, isRare: boolean): Response {
  const policy = isRare ? PAGE_POLICY[page.kind] : null
  const seconds = policy ? usefulSeconds(policy) : LONGEST_STALE_SECONDS
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]))
  headers.set(KIND, page.kind)
  headers.set(TAGS, page.tags.map(encodeURIComponent).join(','))
  headers.set(MADE_AT, String(page.at))
  headers.set(AS_OF, String(page.asOf))
  headers.set('cache-control', `public, max-age=${seconds}`)
  return new Response(page.body, { status: page.status, headers })
}

async function readKept(response: Response): Promise<KeptPage | null> {
  const kind = response.headers.get(KIND)
  const at = momentIn(response, MADE_AT)
  const asOf = momentIn(response, AS_OF)
  if (!isPageKind(kind) || at === null || asOf === null) return null
  const tags = (response.headers.get(TAGS) ?? '').split(',').filter((tag) => tag !== '')
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)),
    body: new Uint8Array(await response.arrayBuffer()),
    kind,
    tags: tags.map(decodeURIComponent),
    at,
    asOf,
  }
}

function momentIn(response: Response, name: string): number | null {
  const moment = Number(response.headers.get(name) ?? Number.NaN)
  return Number.isFinite(moment) ? moment : null
}

function isPageKind(kind: string | null): kind is PageKind {
  return kind !== null && Object.hasOwn(PAGE_POLICY, kind)
}
