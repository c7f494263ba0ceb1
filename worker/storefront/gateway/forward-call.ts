import { type CallName, calls } from '../../../shared/contract/calls'
import { isRecord } from '../../../shared/json/is-record'
import { readResult } from '../upstream/upstream'
import { askCart, chooseCart } from './ask-cart'
import { maskCartId } from './cart-id'
import { sendFault, sendRefusal, sendResult } from './envelope'
import { inEvenTime } from './even-time'
import { type GatewayContext, isAboutCart, sessionFieldsOf, upstreamOf } from './gateway-context'
import { readCall } from './read-call'

/** Whose codes are worth money: how long an answer takes must not tell which of them exist. */
const EVEN_IN_TIME: readonly CallName[] = ['giftCardCheck', 'giftCardApply']

const TOO_FEW_FIELDS = 'The fields asked for leave out some that every answer has, such as the sku'

/** Whether a request says itself which fields it wants: then it may have left out too many. */
function picksFields(body: unknown): boolean {
  return isRecord(body) && [body.includeFields, body.excludeFields].some((list) => list ?? null)
}

/** Passes one call of spec 7 on: schema in, schema out, only known fields either way. */
export function forwardCall(name: CallName) {
  return async function forward(c: GatewayContext): Promise<Response> {
    const params = paramsOf(c, name)
    if (!params) return sendRefusal(c, 400, 'The path is not well formed')
    const hasCart = isAboutCart(calls[name])
    if (hasCart) await chooseCart(c)
    const outgoing = await readCall(calls[name], c.req.raw, sessionFieldsOf(c), params)
    if (!outgoing.ok) return sendRefusal(c, outgoing.error.status, outgoing.error.result)
    const upstream = upstreamOf(c)
    const asking = hasCart
      ? askCart(c, upstream, name, outgoing.value)
      : upstream.ask(name, outgoing.value)
    const asked = await (EVEN_IN_TIME.includes(name) ? inEvenTime(asking) : asking)
    if (!asked.ok) return sendFault(c, asked.error)
    const result = readResult(name, asked.value)
    if (result.ok) return sendResult(c, maskCartId(result.value))
    if (picksFields(outgoing.value.body)) return sendRefusal(c, 400, TOO_FEW_FIELDS)
    return sendFault(c, result.error)
  }
}

/** The final `*` of a path has no name in the router. Null when its escapes mean nothing. */
function paramsOf(c: GatewayContext, name: CallName): Record<string, string> | null {
  const { path } = calls[name]
  if (!path.endsWith('/*')) return c.req.param() as Record<string, string>
  try {
    return { slug: decodeURIComponent(c.req.path.slice(path.length - 1)) }
  } catch {
    return null
  }
}
