// Visits of the native app: its first page says so, and a cookie during the rest of the visit (spec 1).
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isAppUrl, toAppUrl } from '../../../shared/routing/app-url'

/** Remembers for the rest of a visit that the native app shows it; it gives no right. */
const APP_COOKIE = 'app'

/** Whether the native app shows what is asked for. */
export function isAppVisit(c: Context): boolean {
  return hasCookie(c) || isAppUrl(new URL(c.req.url))
}

/** The address of a page as the app asks for it first, also where only the cookie says so. */
export function asAppVisit(c: Context, url: URL): URL {
  return hasCookie(c) ? toAppUrl(url) : url
}

function hasCookie(c: Context): boolean {
  return getCookie(c, APP_COOKIE) !== undefined
}

/**
 * Remembers the visit on the answer to one visitor, past everything that is kept: web views of before
 * 2025 let no script do it without reading and writing all cookies.
 */
export function rememberAppVisit(c: Context, answer: Response): void {
  if (hasCookie(c) || !isAppUrl(new URL(c.req.url))) return
  const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : ''
  answer.headers.append('set-cookie', `${APP_COOKIE}=1; Path=/; SameSite=Lax${secure}`)
  answer.headers.set('cache-control', 'no-store')
}
