// A call with the token of who is logged in. A token that is over is exchanged once for all tabs, and the
// call made again; where that fails the login is over (spec 4 and 8).
import type { CallName } from '../../../shared/contract/calls'
import {
  beforeCall,
  IDLE_LOCK,
  NOT_LOGGED_IN_MESSAGE,
  onAccepted,
  onRefreshed,
  onRefreshFailed,
  onRefused,
  REFRESH_EXCEEDED_MESSAGE,
  REFRESH_FAILED_MESSAGE,
  REFRESH_WAIT_MS,
} from '../../../shared/customer/token-lock'
import { fail, ok, type Result } from '../../../shared/result'
import type { LoggedIn } from '../session/customer'
import { fetchNextTokens } from '../upstream/customer'
import { statusFault, type UpstreamFault } from '../upstream/fault'
import type { Outgoing } from '../upstream/outgoing-request'
import { pause } from '../upstream/retry-pause'
import { forgetCustomer } from './forget-customer'
import { type GatewayContext, upstreamOf } from './gateway-context'
import { RefreshLocks } from './refresh-locks'

/** Refreshes in a row that did not help (spec 8: the max network task attempts). */
const MAX_ATTEMPTS = 1
/** Waits of a second each, until the browser would give up. */
const MOST_WAITS = 3

/** By which a browser knows that it is logged out. */
export const SIGNED_OUT = 'signed-out'

const locks = new RefreshLocks()

/** Makes a call as the customer. A guest, and one whose login has ended, gets 401. */
export function askAsCustomer(
  c: GatewayContext,
  name: CallName,
  outgoing: Outgoing,
): Promise<Result<unknown, UpstreamFault>> {
  return withToken(c, (token) => upstreamOf(c, token).ask(name, outgoing))
}

/** Exchanges the tokens though they are still good: under the same lock, so once for all tabs. */
export function refreshTokens(c: GatewayContext): Promise<Result<unknown, UpstreamFault>> {
  const before = c.get('customer').current
  if (before && !before.refreshToken) {
    const words = 'No refresh token provided'
    return Promise.resolve(fail(statusFault(400, words, words)))
  }
  return withToken(c, async (token) =>
    token === before?.token ? fail(statusFault(401)) : ok(true),
  )
}

async function withToken(
  c: GatewayContext,
  make: (token: string) => Promise<Result<unknown, UpstreamFault>>,
): Promise<Result<unknown, UpstreamFault>> {
  const holder = c.get('customer')
  for (let waits = 0; waits <= MOST_WAITS; ) {
    const customer = holder.current
    if (!customer) return fail(signedOut(NOT_LOGGED_IN_MESSAGE))
    const key = customer.refreshToken ?? customer.token
    const { lock, next } = locks.of(key, Date.now())
    if (next) {
      adopt(c, customer, next)
      continue
    }
    const before = beforeCall(lock)
    if (before === 'abort') return signOut(c, REFRESH_FAILED_MESSAGE)
    if (before === 'wait') {
      waits += 1
      await pause(REFRESH_WAIT_MS)
      continue
    }
    const asked = await make(customer.token)
    if (asked.ok || !isUnauthorised(asked.error)) {
      if (lock.attempts > 0) locks.set(key, onAccepted(lock), null, Date.now())
      return asked
    }
    const refused = await refresh(c, customer, key)
    if (typeof refused === 'string') return signOut(c, refused)
    if (refused) return fail(refused)
  }
  return fail(statusFault(503))
}

/**
 * Exchanges the tokens; null when the call may be made again, words of spec 8 when the login is over, and
 * a fault when the backend is down: that logs nobody out.
 */
async function refresh(
  c: GatewayContext,
  customer: LoggedIn,
  key: string,
): Promise<string | UpstreamFault | null> {
  const [next, lock] = onRefused(locks.of(key, Date.now()).lock, MAX_ATTEMPTS)
  if (next === 'wait') return null
  if (next === 'abort') return REFRESH_FAILED_MESSAGE
  locks.set(key, lock, null, Date.now())
  if (next === 'give-up') return REFRESH_EXCEEDED_MESSAGE
  const tokens = customer.refreshToken
    ? await fetchNextTokens(upstreamOf(c), customer.refreshToken)
    : fail(statusFault(401))
  if (!tokens.ok && (tokens.error.kind !== 'status' || tokens.error.status >= 500)) {
    locks.set(key, IDLE_LOCK, null, Date.now())
    return tokens.error
  }
  if (!tokens.ok) {
    locks.set(key, onRefreshFailed(lock), null, Date.now())
    return REFRESH_FAILED_MESSAGE
  }
  locks.set(key, onRefreshed(lock), tokens.value, Date.now())
  // The new token answers for the attempts of the old one.
  locks.set(tokens.value.refreshToken ?? tokens.value.token, onRefreshed(lock), null, Date.now())
  return null
}

function adopt(
  c: GatewayContext,
  customer: LoggedIn,
  { token, refreshToken }: { token: string; refreshToken?: string | undefined },
): void {
  c.get('customer').change({ ...customer, token, ...(refreshToken && { refreshToken }) })
}

function signOut(c: GatewayContext, words: string): Result<never, UpstreamFault> {
  forgetCustomer(c)
  return fail(signedOut(words))
}

function signedOut(words: string): UpstreamFault {
  return { ...statusFault(401, words, words), meta: { reason: SIGNED_OUT } }
}

function isUnauthorised({ kind, status }: UpstreamFault): boolean {
  return kind === 'status' && status === 401
}
