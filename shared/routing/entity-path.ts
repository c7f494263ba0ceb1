import { STORE_VIEWS } from '../store-view/store-views'

/** What a path of the second URL style asks for: `/c/…`, `/p/…`, `/l/…` (spec 2, routes). */
export type EntityPath =
  | { kind: 'category'; urlPath: string }
  | { kind: 'product'; parentSku: string; slug: string; childSku: string | null }
  | { kind: 'landing-page'; urlPath: string }

/**
 * Reads a clean path of the second URL style, with or without a store code in front of `/c/`.
 * Null when it is none; then the path belongs to the URL dispatcher (spec 2).
 */
export function parseEntityPath(path: string): EntityPath | null {
  const [kind, ...rest] = withoutStoreCode(path.slice(1).split('/'))
  if (kind === 'c' && rest.length > 0) return { kind: 'category', urlPath: rest.join('/') }
  if (kind === 'l' && rest.length > 0) return { kind: 'landing-page', urlPath: rest.join('/') }
  const [parentSku, slug, childSku, ...more] = rest
  if (kind === 'p' && parentSku && slug && more.length === 0) {
    return { kind: 'product', parentSku, slug, childSku: childSku ?? null }
  }
  return null
}

function withoutStoreCode(segments: string[]): string[] {
  const [first, second] = segments
  const isPrefixed = second === 'c' && STORE_VIEWS.some((store) => store.url === first)
  return isPrefixed ? segments.slice(1) : segments
}
