import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { LOGGED_IN_COOKIE } from '../../../shared/customer/logged-in-cookie'
import type { AppEnv } from '../app-env'
import { type LoggedIn, openCustomer, sealCustomer } from './customer'
import { openSession, SESSION_SECONDS, sealSession } from './sealed-session'
import { createSession, type Session, withUse } from './session'

const NAME = 'session'
const CUSTOMER_NAME = 'customer'

/** Comes as __Host- before the name: no other host or path can set it. */
const PREFIX = { prefix: 'host', path: '/', secure: true } as const
const SEALED = { ...PREFIX, httpOnly: true, sameSite: 'Lax', maxAge: SESSION_SECONDS } as const

/** What a cookie holds, for one request. A change sets it, which makes the answer personal. */
interface Holder<T> {
  readonly current: T
  change(next: T): void
}

export interface SessionHolder extends Holder<Session> {
  /** Whether the request came with a session of ours. */
  readonly isKnown: boolean
}

/** Null for a guest. */
export type CustomerHolder = Holder<LoggedIn | null>

export interface SessionEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { session: SessionHolder; customer: CustomerHolder }
}

/**
 * Opens the sealed cookies before a handler and, when one was changed, sets it again after. A cookie
 * that cannot be read is the same as none. Only for answers that are never cached.
 */
export function sessionCookie() {
  return createMiddleware<SessionEnv>(async function openCookies(c, next) {
    const { sessionKeys } = c.get('settings')
    const sealed = getCookie(c, NAME, 'host')
    const opened = sealed ? await openSession(sealed, sessionKeys) : null
    const used = opened && withUse(opened)
    const session = new Held(used ?? createSession(), used !== null && used !== opened)
    // Where its session is over, a login is over too.
    const sealedCustomer = used && getCookie(c, CUSTOMER_NAME, 'host')
    const found = sealedCustomer ? await openCustomer(sealedCustomer, sessionKeys) : null
    const customer = new Held<LoggedIn | null>(found)
    c.set('session', Object.assign(session, { isKnown: used !== null }))
    c.set('customer', customer)
    await next()
    if (session.isChanged) keep(c, NAME, await sealSession(session.current, sessionKeys))
    if (customer.isChanged && customer.current) {
      keep(c, CUSTOMER_NAME, await sealCustomer(customer.current, sessionKeys))
      const began = String(customer.current.began)
      setCookie(c, LOGGED_IN_COOKIE, began, { path: '/', sameSite: 'Lax', maxAge: SESSION_SECONDS })
    } else if (customer.isChanged) {
      deleteCookie(c, CUSTOMER_NAME, PREFIX)
      deleteCookie(c, LOGGED_IN_COOKIE, { path: '/' })
    }
    if (session.isChanged || customer.isChanged) c.header('cache-control', 'no-store')
  })
}

function keep(c: Context, name: string, sealed: string): void {
  setCookie(c, name, sealed, SEALED)
}

class Held<T> implements Holder<T> {
  current: T
  isChanged: boolean

  constructor(current: T, isChanged = false) {
    this.current = current
    this.isChanged = isChanged
  }

  change(next: T): void {
    this.isChanged ||= next !== this.current
    this.current = next
  }
}
