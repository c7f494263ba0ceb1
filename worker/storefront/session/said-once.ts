// What a form did is said on the page that it leads to, once. A cookie that only the shop can set says it, in
// the account beside the address of that page: whoever follows a link to it, or loads it again, is told nothing.
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { SAID_IN_CART, type SaidInCart } from '../../../shared/cart/shown-cart'
import { ACCOUNT_FIELDS } from '../../../shared/customer/account-forms'

const NAME = 'said'
const PREFIX = { prefix: 'host', path: '/', secure: true } as const
/** Longer than a slow phone needs for the page. */
const KEPT_SECONDS = 300

const { notice, fault } = ACCOUNT_FIELDS

/** Lets the page be told, once, what this answer leads to. */
export function saySoon(c: Context, said: Readonly<Record<string, string>>): void {
  const what = said[notice] ?? said[fault]
  if (what) keepSaid(c, what)
}

/** Lets the cart say, once, what was done to it. */
export function sayInCart(c: Context, what: SaidInCart): void {
  keepSaid(c, what)
}

/** What the cart is to say now; null for nothing. */
export function saidInCart(c: Context): SaidInCart | null {
  const kept = getCookie(c, NAME, 'host')
  return SAID_IN_CART.find((said) => said === kept) ?? null
}

function keepSaid(c: Context, what: string): void {
  setCookie(c, NAME, what, { ...PREFIX, httpOnly: true, sameSite: 'Lax', maxAge: KEPT_SECONDS })
}

/** The address of a page without what no form of this browser has done. */
export function withoutUnsaid(c: Context, url: URL): URL {
  const said = getCookie(c, NAME, 'host')
  const kept = new URL(url)
  for (const name of [notice, fault]) {
    if (kept.searchParams.get(name) !== said) kept.searchParams.delete(name)
  }
  return kept
}

/** After that page it is said. */
export function forgetSaid() {
  return createMiddleware(async function forget(c, next) {
    await next()
    if (getCookie(c, NAME, 'host')) deleteCookie(c, NAME, PREFIX)
  })
}
