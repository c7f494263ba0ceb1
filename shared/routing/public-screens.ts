import { splitStoreCode } from '../store-view/detect-store'
import type { RouteName } from './page'
import { staticRouteAt } from './static-routes'

/** Screens that are the same for everybody; all others with a fixed address are one shopper's. */
const PUBLIC_SCREENS: readonly (RouteName | undefined)[] = [
  'home',
  'catalogsearch',
  'wishlist',
  'storelocator',
]

/**
 * Whether a page is the same for everybody (design 5.6): nothing of a person is kept. What lies below a
 * screen's address is as private as the screen.
 * @param address path, with or without store code and query
 */
export function isPublicPath(address: string): boolean {
  const [pathname = ''] = address.split('?')
  const { path } = splitStoreCode(pathname)
  const [, first = ''] = path.split('/')
  const route = staticRouteAt(path.replace(/(?<=.)\/$/, '')) ?? staticRouteAt(`/${first}`)
  return route === undefined || PUBLIC_SCREENS.includes(route)
}
