import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env'
import { openSession, SESSION_SECONDS, sealSession } from './sealed-session'
import { createSession, type Session, withUse } from './session'

const NAME = 'session'

/** The session of one request. A change sets a cookie, which makes the answer personal. */
export interface SessionHolder {
  readonly current: Session
  /** Whether the request came with a session of ours. */
  readonly isKnown: boolean
  change(next: Session): void
}

export interface SessionEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { session: SessionHolder }
}

/**
 * Opens the sealed cookie before a handler and, when the session was changed, sets it again after.
 * A cookie that cannot be read is the same as none. Only for answers that are never cached.
 */
export function sessionCookie() {
  return createMiddleware<SessionEnv>(async function openCookie(c, next) {
    const { sessionKeys } = c.get('settings')
    const sealed = getCookie(c, NAME, 'host')
    const opened = sealed ? await openSession(sealed, sessionKeys) : null
    const used = opened && withUse(opened)
    let current = used ?? createSession()
    let isChanged = used !== null && used !== opened
    c.set('session', {
      get current() {
        return current
      },
      isKnown: used !== null,
      change(next) {
        isChanged ||= next !== current
        current = next
      },
    })
    await next()
    if (!isChanged) return
    setCookie(c, NAME, await sealSession(current, sessionKeys), {
      prefix: 'host',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: SESSION_SECONDS,
    })
    c.header('cache-control', 'no-store')
  })
}
