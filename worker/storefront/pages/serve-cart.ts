import { withCacheFacts } from '../cache/kept-page'
import { type GatewayContext, withoutSession } from '../gateway/gateway-context'
import { saidInCart } from '../session/said-once'
import { loadDrawnCart } from './drawn-cart'
import { makePage } from './make-page'
import { mayMakePage } from './may-make-page'
import { openSources } from './open-sources'

/**
 * The page of the cart with what is in it, for a browser that cannot ask by itself. It is one
 * shopper's: it passes by the page cache, where visitors share what is being made.
 */
export async function serveCart(c: GatewayContext): Promise<Response> {
  const visitor = withoutSession(c)
  const asked = { url: new URL(c.req.url), mode: 'html' as const, mayStream: false }
  const allowed = await mayMakePage(visitor, asked.mode, asked.url)
  if (!allowed.ok) return allowed.error
  const { sources } = openSources(visitor)
  const loaded = await loadDrawnCart(c, sources)
  const cart = loaded && { ...loaded, said: saidInCart(c) }
  return withCacheFacts(await makePage(visitor, { ...sources, cart }, asked), 'bypass', 0)
}
