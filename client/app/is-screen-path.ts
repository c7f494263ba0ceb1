import { splitStoreCode } from '../../shared/store-view/detect-store'

/** First segments that are not screens: the worker answers them itself. */
const NOT_SCREENS =
  /^\/(?:api|media|assets|_data|_purge|feeds|flags|icons|screenshots)(?:\/|$)|\.(?:xml|txt|json|js)$/

/**
 * Whether the router draws what a path leads to. Another store on this host is loaded as a whole (spec 2,
 * multistore routes).
 * @param current path of the page on the screen
 */
export function isScreenPath(path: string, current: string): boolean {
  const there = splitStoreCode(path)
  return !NOT_SCREENS.test(there.path) && there.prefix === splitStoreCode(current).prefix
}
