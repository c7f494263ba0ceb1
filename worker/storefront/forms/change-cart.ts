import type { BuyRefusal } from '../../../shared/cart/buy-refusal'
import type { Call } from '../../../shared/contract/call'
import { calls } from '../../../shared/contract/calls'
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { fail, ok, type Result } from '../../../shared/result'
import { askCart, chooseCart } from '../gateway/ask-cart'
import { aboutCart } from '../gateway/cart-id'
import { type GatewayContext, upstreamOf } from '../gateway/gateway-context'
import { reasonOf, type UpstreamFault } from '../upstream/fault'

const UNKNOWN: BuyRefusal = { key: 'cart.reason-unknown' }

/** The backend's reasons that a shopper can do something about. */
const WORDS: Readonly<Record<string, BuyRefusal>> = {
  'qty-not-available': { key: 'cart.not-enough' },
  'product-not-available': { key: 'cart.out-of-stock' },
  'choice-missing': { key: 'product.no-such-configuration' },
  'coupon-not-valid': { key: 'cart.coupon-wrong' },
  'gift-card-not-found': { key: 'cart.gift-card-unknown' },
  'nothing-due': { key: 'cart.gift-card-needless' },
}

type CartChange =
  | 'cartUpdate'
  | 'cartDelete'
  | 'cartApplyCoupon'
  | 'cartDeleteCoupon'
  | 'giftCardApply'
  | 'giftCardRemove'

interface Given {
  query?: Record<string, string>
  body?: unknown
  /** Under which a change that comes again is known; it is remembered by the first. */
  names?: readonly string[]
}

/** Makes a call about the shopper's cart with words of ours, by the rules of the gateway. */
export async function changeCart(
  c: GatewayContext,
  name: CartChange,
  { query = {}, body, names = [] }: Given = {},
): Promise<Result<null, BuyRefusal>> {
  const call: Call = calls[name]
  const checked = call.body?.safeParse(body)
  if (checked?.success === false) return fail(UNKNOWN)
  const headers: Record<string, string> =
    names.length > 0 ? { [IDEMPOTENCY_HEADER]: names.join(' ') } : {}
  const given = { query: Object.entries(query), body: checked?.data, headers }
  const outgoing = aboutCart(given, await chooseCart(c))
  const asked = await askCart(c, upstreamOf(c), name, outgoing)
  return asked.ok ? ok(null) : fail(toRefusal(asked.error))
}

function toRefusal(fault: UpstreamFault): BuyRefusal {
  const reason = reasonOf(fault)
  return (reason && Object.hasOwn(WORDS, reason) && WORDS[reason]) || UNKNOWN
}
