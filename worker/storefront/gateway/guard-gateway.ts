import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { calls } from '../../../shared/contract/calls'
import { mayUseGateway, senderOf } from '../http/origin-check'
import {
  isWithinRate,
  RATE_PERIOD_SECONDS,
  type RateCounter,
  TOO_MANY_WORDS,
} from '../http/rate-limit'
import type { SessionEnv } from '../session/session-cookie'
import { sendRefusal } from './envelope'

/** Refuses other sites and too many calls, and forbids caches to keep the answer. */
export function guardGateway() {
  return createMiddleware<SessionEnv>(async function guard(c, next) {
    c.header('cache-control', 'no-store')
    const { headers } = c.req.raw
    if (!mayUseGateway(senderOf(c.req.raw)))
      return sendRefusal(c, 403, 'This call does not come from the shop')
    if (!(await isWithinRate(counterOf(c), headers))) {
      c.header('retry-after', String(RATE_PERIOD_SECONDS))
      return sendRefusal(c, 429, TOO_MANY_WORDS)
    }
    await next()
    c.header('cache-control', 'no-store')
    return undefined
  })
}

/** What is asked with each letter that is typed. */
const TYPED: readonly string[] = [calls.searchSuggestions.path, calls.searchAutocomplete.path]

/** Where codes that are worth something could be guessed. */
const CODES: readonly string[] = [
  calls.cartApplyCoupon.path,
  calls.giftCardCheck.path,
  calls.giftCardApply.path,
]

/** Where passwords and addresses could be; the backend counts the tries of each account besides. */
const CREDENTIALS: readonly string[] = [
  calls.userLogin.path,
  calls.userCreate.path,
  calls.userResetPassword.path,
  calls.userCreatePassword.path,
  calls.userChangePassword.path,
  calls.userUpdate.path,
  calls.userDelete.path,
  calls.userEmailAvailable.path,
]

/** What somebody has to read. */
const READ_BY_PEOPLE: readonly string[] = [
  calls.formSubmit.path,
  calls.mailToken.path,
  calls.mailSend.path,
]

/** Orders and searches cost more than other calls; newsletters have one call. */
function counterOf({ env, req }: Context<SessionEnv>): RateCounter | undefined {
  if (req.path === calls.newsletterSubscribe.path) return env.RATE_NEWSLETTER
  if (req.method !== 'GET' && CREDENTIALS.includes(req.path)) return env.RATE_LOGIN
  if (READ_BY_PEOPLE.includes(req.path)) return env.RATE_REVIEW
  if (CODES.includes(req.path)) return env.RATE_VOUCHER
  if (TYPED.includes(req.path)) return env.RATE_SUGGESTIONS
  if (req.method !== 'POST') return env.RATE_API
  if (req.path === calls.searchTracking.path) return env.RATE_REPORT
  if (req.path.startsWith('/api/order')) return env.RATE_ORDER
  return req.path === calls.search.path ? env.RATE_SEARCH : env.RATE_API
}
