import { OFFLINE_PATH, SERVICE_WORKER_PATH, WEB_MANIFEST_PATH } from './offline'
import type { RouteName } from './page'
import {
  ACCOUNT_PATH,
  EXPRESS_PATH,
  INVOICE_PATH,
  ORDER_STATUS_PATH,
  RESET_PASSWORD_PATH,
  REVIEW_PATH,
  SEARCH_PATH,
  WITHDRAW_PATH,
} from './screen-paths'

/** Screens with a fixed address (spec 2, routes). The key is the path without a trailing slash. */
const STATIC_ROUTES: Readonly<Record<string, RouteName>> = {
  '/': 'home',
  '/pwa.html': 'home',
  '/checkout': 'checkout',
  [EXPRESS_PATH]: 'express',
  [SEARCH_PATH]: 'catalogsearch',
  '/cart': 'cart',
  '/wishlist': 'wishlist',
  '/checkout-return': 'checkout-return',
  '/checkout-failed': 'checkout-failed',
  [ORDER_STATUS_PATH]: 'order-status',
  [REVIEW_PATH]: 'review',
  [WITHDRAW_PATH]: 'withdraw',
  [ACCOUNT_PATH]: 'my-account',
  [INVOICE_PATH]: 'my-account',
  [RESET_PASSWORD_PATH]: 'my-account',
  '/storelocator': 'storelocator',
  '/error': 'error',
  [OFFLINE_PATH]: 'error',
  '/storyblok': 'storyblok',
  '/storyblok-empty': 'storyblok-empty',
}

/** What programs ask for by a name of one word, beside what begins with `_`. */
const FOR_PROGRAMS: readonly string[] = [
  '/api',
  '/health',
  '/llms.txt',
  WEB_MANIFEST_PATH,
  '/robots.txt',
  SERVICE_WORKER_PATH,
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
