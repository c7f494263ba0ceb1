import type { StoreView } from '../store-view/store-view'

/** What a path of the second URL style asks for: `/c/…`, `/p/…`, `/l/…` (spec 2, routes). */
export type EntityPath =
  | { kind: 'category'; urlPath: string }
  | { kind: 'product'; parentSku: string; slug: string; childSku: string | null }
  | { kind: 'landing-page'; urlPath: string }

/**
 * Reads a clean path of the second URL style, with or without the store's own code in front of
 * `/c/`. Null when it is none; then the path belongs to the URL dispatcher (spec 2).
 */
export function parseEntityPath(path: string, { url }: Pick<StoreView, 'url'>): EntityPath | null {
  const segments = path.slice(1).split('/')
  const isPrefixed = segments[0] === url && segments[1] === 'c'
  const [kind, ...rest] = isPrefixed ? segments.slice(1) : segments
  if (kind === 'c' && rest.length > 0) return { kind: 'category', urlPath: rest.join('/') }
  if (kind === 'l' && rest.length > 0) return { kind: 'landing-page', urlPath: rest.join('/') }
  const [parentSku, slug, childSku, ...more] = rest
  if (kind === 'p' && parentSku && slug && more.length === 0) {
    return { kind: 'product', parentSku, slug, childSku: childSku ?? null }
  }
  return null
}
