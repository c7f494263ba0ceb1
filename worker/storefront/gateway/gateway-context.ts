import type { Context } from 'hono'
import type { Call } from '../../../shared/contract/call'
import { calls } from '../../../shared/contract/calls'
import type { AppEnv } from '../app-env'
import { purgeViewOf } from '../cache/open-caches'
import { logLine } from '../runtime/log-line'
import type { SessionEnv } from '../session/session-cookie'
import { openUpstream } from '../upstream/open-upstream'
import type { Upstream } from '../upstream/upstream'
import type { SessionFields } from './session-fields'

export type GatewayContext = Context<SessionEnv>

/** A browser gives up after 5 s (spec 9), so the backend has to answer a little earlier. */
const ANSWER_LIMIT_MS = 4500

/** The upstream as a guest may use it, or with a customer's token as they may. */
export function upstreamOf(c: GatewayContext, token?: string): Upstream {
  return openUpstream(c.env, c.get('settings'), {
    storeCode: c.get('store').storeCode,
    token,
    deadline: Date.now() + ANSWER_LIMIT_MS,
    bookmark: purgeViewOf(c.env).bookmark,
    report: (event) =>
      logLine('warn', 'upstream-fault', { requestId: c.get('requestId'), ...event }),
  })
}

/** The same request for those who know nothing of sessions; they never set a variable of it. */
export function withoutSession(c: Context): Context<AppEnv> {
  return c
}

/** The cart of this shopper in this store, if there is one. */
export function cartIdOf(c: GatewayContext): string | null {
  return c.get('session').current.carts[c.get('store').storeCode] ?? null
}

export function sessionFieldsOf(c: GatewayContext): SessionFields {
  return { cartId: cartIdOf(c), store: c.get('store') }
}

const GIFT_CARDS_OF_CARTS: readonly string[] = [calls.giftCardApply.path, calls.giftCardRemove.path]

/** Whether a call is about a cart: then its id comes from the session, never from the browser. */
export function isAboutCart({ path }: Call): boolean {
  return path.startsWith('/api/cart/') || GIFT_CARDS_OF_CARTS.includes(path)
}
