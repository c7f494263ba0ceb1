import { type CallName, calls } from '../../../shared/contract/calls'
import { readChangeNames } from '../../../shared/contract/cart/change-name'
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { isRecord } from '../../../shared/json/is-record'
import { cleanCmsAnswer } from '../mapping/story/clean-cms-data'
import { shopperHeader } from '../upstream/customer'
import type { Outgoing } from '../upstream/outgoing-request'
import { readResult } from '../upstream/upstream'
import { askAsCustomer } from './ask-as-customer'
import { askCart, chooseCart } from './ask-cart'
import { maskCartId } from './cart-id'
import { currentGroup } from './customer-session'
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
    const asking = ask(c, name, await withGroup(c, name, outgoing.value))
    const asked = await (EVEN_IN_TIME.includes(name) ? inEvenTime(asking) : asking)
    if (!asked.ok) return sendFault(c, asked.error)
    const result = readResult(name, asked.value)
    if (result.ok) {
      return sendResult(c, maskCartId(cleanCmsAnswer(name, result.value, c.get('store'))))
    }
    if (picksFields(outgoing.value.body)) return sendRefusal(c, 400, TOO_FEW_FIELDS)
    return sendFault(c, result.error)
  }
}

/** A change of the cart keeps its name on the way: a copy that the network makes is no second one. */
function namesOf(c: GatewayContext, name: CallName): Record<string, string> {
  if (name !== 'cartUpdate') return {}
  const names = readChangeNames(c.req.header(IDEMPOTENCY_HEADER))
  return names.length === 0 ? {} : { [IDEMPOTENCY_HEADER]: names.join(' ') }
}

async function ask(c: GatewayContext, name: CallName, outgoing: Outgoing) {
  if (isAboutCart(calls[name])) {
    return askCart(c, upstreamOf(c), name, { ...outgoing, headers: namesOf(c, name) })
  }
  if (calls[name].auth === 'customer') return askAsCustomer(c, name, outgoing)
  return upstreamOf(c).ask(name, { ...outgoing, headers: await shopperOf(c, name) })
}

/** The backend limits how many addresses one shopper may ask about. */
async function shopperOf(c: GatewayContext, name: CallName): Promise<Record<string, string>> {
  return name === 'userEmailAvailable' ? shopperHeader(c.req.raw) : {}
}

const PRICED_BY_BODY: readonly CallName[] = ['search', 'urlMap']

/** What is shown to who is logged in has the prices of their group (spec 6). */
async function withGroup(c: GatewayContext, name: CallName, outgoing: Outgoing): Promise<Outgoing> {
  const body = PRICED_BY_BODY.includes(name) && isRecord(outgoing.body) ? outgoing.body : null
  if (!body && name !== 'renderList') return outgoing
  const group = c.get('store').hasPriceTiers ? await currentGroup(c) : null
  if (!group) return outgoing
  if (body) {
    return { ...outgoing, body: { ...body, groupId: String(group.id), groupToken: group.token } }
  }
  return { ...outgoing, query: [...(outgoing.query ?? []), ['groupToken', group.token]] }
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
