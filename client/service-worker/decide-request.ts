import { withoutApp } from '../../shared/routing/app-url'
import { CARDS_PATH, MENU_PATH } from '../../shared/routing/data-paths'
import { DATA_PREFIX, pageOfData } from '../../shared/routing/links'
import { OFFLINE_PATH } from '../../shared/routing/offline'
import type { RouteName } from '../../shared/routing/page'
import { isPublicPath } from '../../shared/routing/public-screens'
import { staticRouteAt } from '../../shared/routing/static-routes'
import { splitStoreCode } from '../../shared/store-view/detect-store'

/** What a page asks for, as far as it decides who answers. */
export interface AskedFor {
  method: string
  url: URL
  /** Of the page: what comes from elsewhere is not touched. */
  origin: string
  /** A document is wanted: a navigation, or one that is to be kept. */
  isNavigation: boolean
  accept: string
}

/**
 * file, picture: kept first. page, data: network first, then the copy seen last. menu, cards: the same,
 * and no page. own-page: one that is drawn without the server too; it and private-page come from the
 * network, or the offline page. none: left to the browser.
 */
export type Strategy =
  | 'file'
  | 'picture'
  | 'page'
  | 'data'
  | 'menu'
  | 'cards'
  | 'own-page'
  | 'private-page'
  | 'none'

/** Screens that a shopper may open again: nothing is paid or proven by loading them. */
const OWN_SCREENS: readonly (RouteName | undefined)[] = ['cart', 'checkout']

/** Browsers ask for them in parts and stop half-way, which would keep the worker busy. */
const VIDEOS = /\.(?:mp4|webm)$/i
const PICTURES = /^\/(?:media|icons|flags)\//
/** What the Worker answers itself and what programs read. */
const NO_PAGE = /^\/(?:api(?:\/|$)|_|assets\/|feeds\/|health$)|\.(?:xml|txt|json|js|webmanifest)$/

/**
 * Decides which strategy answers a request (spec 1 and 8): never one that changes something, and
 * nothing of a person or of a draft is ever kept.
 */
export function decideRequest(asked: AskedFor): Strategy {
  const { method, url, origin } = asked
  if (method !== 'GET' || url.origin !== origin) return 'none'
  const { path } = splitStoreCode(url.pathname)
  if (path.startsWith('/assets/')) return 'file'
  if (VIDEOS.test(path)) return 'none'
  if (PICTURES.test(path)) return 'picture'
  if (path === MENU_PATH) return 'menu'
  if (path === CARDS_PATH) return 'cards'
  if (path.startsWith(`${DATA_PREFIX}/`)) return isPublic(pageOfData(path), url) ? 'data' : 'none'
  if (NO_PAGE.test(path)) return 'none'
  if (!asked.isNavigation && !asked.accept.startsWith('text/html')) return 'none'
  if (isPublic(path, url)) return 'page'
  if (!asked.isNavigation) return 'none'
  return !isDraft(url) && isOwnScreen(path) ? 'own-page' : 'private-page'
}

/** An editor looks at it. The native app is none, though what it says of itself begins alike (spec 1). */
function isDraft(url: URL): boolean {
  return [...withoutApp(url).searchParams.keys()].some((name) => name.startsWith('_storyblok'))
}

function isOwnScreen(path: string): boolean {
  return OWN_SCREENS.includes(staticRouteAt(path.replace(/(?<=.)\/$/, '')))
}

function isPublic(path: string, url: URL): boolean {
  return !isDraft(url) && path !== OFFLINE_PATH && isPublicPath(path)
}
