import { PAGE_POLICY, type PageKind } from './policy'

/** What rendering hands to the cache. */
export interface RenderedPage {
  response: Response
  kind: PageKind
  /** Products, categories and stories on it; its page group comes by itself. */
  tags: readonly string[]
  /** It streams with a nonce in it: for one visitor only. */
  isStreamed?: boolean
  /** A part of it could not be loaded, so it is not kept and the next visit tries again. */
  isIncomplete?: boolean
}

/** A rendered page as plain data, so that it can be shared between requests. */
export interface KeptPage {
  status: number
  headers: readonly (readonly [string, string])[]
  body: Uint8Array<ArrayBuffer>
  kind: PageKind
  tags: readonly string[]
  /** When rendering began, in ms since 1970. */
  at: number
  /** Up to when purges were known by then: a later one reaches it. */
  asOf: number
}

/** The moments that a kept page or answer remembers. */
export type MadeAt = Pick<KeptPage, 'at' | 'asOf'>

const KEEPABLE_STATUS = new Set([200, 301, 404])
const PRIVATE = /\b(?:private|no-store)\b/i

/**
 * Whether a page may be stored (trust I11): a public kind, a final status, and nothing in its
 * headers that belongs to one visitor.
 */
export function mayKeep(page: RenderedPage): boolean {
  const { status, headers } = page.response
  if (!PAGE_POLICY[page.kind] || !KEEPABLE_STATUS.has(status)) return false
  if (page.isStreamed || page.isIncomplete) return false
  return !headers.has('set-cookie') && !PRIVATE.test(headers.get('cache-control') ?? '')
}

/**
 * Whether every visitor gets this page alike, so that a browser may keep it for when it has no
 * connection (spec 1): also one that streams, which no other visitor gets.
 */
export function isForEverybody({ kind, response, isIncomplete }: RenderedPage): boolean {
  return PAGE_POLICY[kind] !== null && response.status === 200 && !isIncomplete
}

/** Reads a rendered page to its end. */
export async function toKeptPage(page: RenderedPage, made: MadeAt): Promise<KeptPage> {
  const group = PAGE_POLICY[page.kind]?.group
  const body = new Uint8Array(await page.response.arrayBuffer())
  const { status, headers } = page.response
  const tags = [...new Set(group ? [group, ...page.tags] : page.tags)]
  return { status, headers: [...headers], body, kind: page.kind, tags, ...made }
}

export type CacheOutcome = 'hit' | 'miss' | 'stale' | 'bypass'

/**
 * Marks where the page came from and how old it is, in ms. A browser asks again each time; what is
 * kept nowhere here is kept nowhere else either.
 */
export function withCacheFacts(page: RenderedPage, outcome: CacheOutcome, ageMs: number): Response {
  const isKeepable = outcome !== 'bypass' && mayKeep(page)
  const { headers } = page.response
  headers.set('cache-control', isKeepable ? 'public, max-age=0, must-revalidate' : 'no-store')
  headers.set('x-cache', outcome === 'miss' && !isKeepable ? 'bypass' : outcome)
  headers.set('age', String(Math.max(0, Math.floor(ageMs / 1000))))
  return page.response
}

/** A kept page as if it had just been rendered. */
export function toRenderedPage(page: KeptPage): RenderedPage {
  const headers = page.headers.map(([name, value]): [string, string] => [name, value])
  const body = page.body.byteLength === 0 ? null : page.body
  const response = new Response(body, { status: page.status, headers })
  return { response, kind: page.kind, tags: page.tags }
}
