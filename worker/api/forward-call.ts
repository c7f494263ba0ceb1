import { type CallName, calls } from '../../shared/contract/calls'
import { readResult } from '../upstream/upstream'
import { askCart } from './cart-recovery'
import { answer, refuse, refuseFor } from './envelope'
import { cartIdOf, type GatewayContext, isAboutCart, upstreamOf } from './gateway-context'
import { readCall } from './read-call'

/** Stands in for the cart id while a call is read: whose cart it is, is decided afterwards. */
const NO_CART = 'none'

/** Passes one call of spec 7 on: schema in, schema out, only known fields either way. */
export function forwardCall(name: CallName) {
  return async function forward(c: GatewayContext): Promise<Response> {
    const placeholders = { cartId: cartIdOf(c) ?? NO_CART }
    const outgoing = await readCall(calls[name], c.req.raw, paramsOf(c, name), placeholders)
    if (!outgoing.ok) return refuse(c, outgoing.error.status, outgoing.error.result)
    const upstream = upstreamOf(c)
    const asked = isAboutCart(calls[name])
      ? await askCart(c, upstream, name, outgoing.value)
      : await upstream.ask(name, outgoing.value)
    if (!asked.ok) return refuseFor(c, asked.error)
    const result = readResult(name, asked.value)
    return result.ok ? answer(c, result.value) : refuseFor(c, result.error)
  }
}

/** The final `*` of a path has no name in the router. */
function paramsOf(c: GatewayContext, name: CallName): Record<string, string> {
  const { path } = calls[name]
  if (!path.endsWith('/*')) return c.req.param() as Record<string, string>
  return { slug: decodeURIComponent(c.req.path.slice(path.length - 1)) }
}
