import type { BuyRefusal } from '../../../shared/cart/buy-refusal'
import { cartCalls } from '../../../shared/contract/cart/cart'
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
}

/** Makes a call about the shopper's cart with a body of ours, by the rules of the gateway. */
export async function changeCart(
  c: GatewayContext,
  name: 'cartUpdate' | 'cartDelete',
  body: unknown,
): Promise<Result<null, BuyRefusal>> {
  const checked = cartCalls[name].body.safeParse(body)
  if (!checked.success) return fail(UNKNOWN)
  const outgoing = aboutCart({ body: checked.data }, await chooseCart(c))
  const asked = await askCart(c, upstreamOf(c), name, outgoing)
  return asked.ok ? ok(null) : fail(toRefusal(asked.error))
}

function toRefusal(fault: UpstreamFault): BuyRefusal {
  const reason = reasonOf(fault)
  return (reason && Object.hasOwn(WORDS, reason) && WORDS[reason]) || UNKNOWN
}
