import { WITHDRAW_PATH } from '../checkout/withdrawal'
import type { RouteName } from './page'

/** The search results, which take the term as `q` (spec 2, routes). */
export const SEARCH_PATH = '/catalogsearch/result'

/** The page of one order, which takes its hash as `orderHash` (spec 7, order status). */
export const ORDER_STATUS_PATH = '/order-status'

/** Screens with a fixed address (spec 2, routes). The key is the path without a trailing slash. */
const STATIC_ROUTES: Readonly<Record<string, RouteName>> = {
  '/': 'home',
  '/pwa.html': 'home',
  '/checkout': 'checkout',
  [SEARCH_PATH]: 'catalogsearch',
  '/cart': 'cart',
  '/wishlist': 'wishlist',
  '/checkout-return': 'checkout-return',
  '/checkout-failed': 'checkout-failed',
  [ORDER_STATUS_PATH]: 'order-status',
  [WITHDRAW_PATH]: 'withdraw',
  '/error': 'error',
  '/storyblok': 'storyblok',
  '/storyblok-empty': 'storyblok-empty',
}

/** What programs ask for by a name of one word, beside what begins with `_`. */
const FOR_PROGRAMS: readonly string[] = [
  '/api',
  '/health',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
]

/** Whether the shop answers at a path before anything of its catalogue could (spec 2). */
export function isReservedPath(path: string): boolean {
  return path.startsWith('/_') || FOR_PROGRAMS.includes(path) || staticRouteAt(path) !== undefined
}

/** The address of a screen: the first of those that it has. */
export function pathOfScreen(route: RouteName): string | undefined {
  return Object.entries(STATIC_ROUTES).find(([, screen]) => screen === route)?.[0]
}

/** The screen with a fixed address at this path, if there is one (spec 2). */
export function staticRouteAt(path: string): RouteName | undefined {
  return Object.hasOwn(STATIC_ROUTES, path) ? STATIC_ROUTES[path] : undefined
}
