import type { Context } from 'hono'
import type { Call } from '../../shared/contract/call'
import { logLine } from '../middleware/log-line'
import type { SessionEnv } from '../session/session-cookie'
import { openUpstream } from '../upstream/open-upstream'
import type { Upstream } from '../upstream/upstream'

export type GatewayContext = Context<SessionEnv>

/** The upstream as this shopper may use it. */
export function upstreamOf(c: GatewayContext): Upstream {
  return openUpstream(c.env, c.get('settings'), {
    storeCode: c.get('store').storeCode,
    report: ({ call, fault, status, ms }) =>
      logLine('warn', 'upstream-fault', { requestId: c.get('requestId'), call, fault, status, ms }),
  })
}

/** The cart of this shopper in this store, if there is one. */
export function cartIdOf(c: GatewayContext): string | undefined {
  return c.get('session').current.carts[c.get('store').storeCode]
}

/** Whether a call is about a cart: then its id comes from the session, never from the browser. */
export function isAboutCart(call: Call): boolean {
  return call.path.startsWith('/api/cart/') && call.path !== '/api/cart/create'
}
