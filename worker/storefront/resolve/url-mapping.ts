import type { EntityPath } from '../../../shared/routing/entity-path'
import type { RouteName } from '../../../shared/routing/page'
import type { UrlMapping } from '../mapping/listing/to-url-records'

const SCREENS: readonly RouteName[] = ['home', 'cart', 'checkout']

/** What a stored mapping leads to: its route name and parameters as spec 2 names them. */
export type MappedPath =
  | EntityPath
  | { kind: 'story'; path: string }
  | { kind: 'search' }
  | { kind: 'static'; route: RouteName }

/** Reads a stored mapping; null when its route or a needed parameter is unknown (spec 2). */
export function toEntityPath({ name, params }: UrlMapping): MappedPath | null {
  const route = SCREENS.find((screen) => screen === name)
  if (route) return { kind: 'static', route }
  if (name === 'catalogsearch') return { kind: 'search' }
  if (name === 'storyblok') return params.slug ? { kind: 'story', path: `/${params.slug}` } : null
  const urlPath = params.url_path ?? params.slug
  if (name === 'category') return urlPath ? { kind: 'category', urlPath } : null
  if (name === 'tweakwise-landing-page') {
    return urlPath ? { kind: 'landing-page', urlPath } : null
  }
  if (!name.endsWith('-product') || !params.parentSku) return null
  return {
    kind: 'product',
    parentSku: params.parentSku,
    slug: params.slug ?? '',
    childSku: params.childSku ?? null,
  }
}
