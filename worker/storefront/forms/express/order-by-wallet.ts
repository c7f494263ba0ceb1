import type * as z from 'zod/mini'
import type { ExpressFault } from '../../../../shared/checkout/express'
import { toRefusalKind } from '../../../../shared/checkout/order-refusal'
import type { PaymentCode } from '../../../../shared/checkout/payment-methods'
import { walletOrder } from '../../../../shared/checkout/wallet-order'
import type { OrderRequest } from '../../../../shared/contract/order/order'
import { readJsonBody } from '../../../../shared/json/json-body'
import { fail, ok, type Result } from '../../../../shared/result'
import { storePath } from '../../../../shared/routing/links'
import { sendRefusal, sendResult } from '../../gateway/envelope'
import { cartIdOf, type GatewayContext } from '../../gateway/gateway-context'
import { deskOf, placeAtDesk, rememberOrder } from '../../gateway/order-routes'
import { ownOrigin } from '../../gateway/payment-routes'
import { tellCartChanged } from '../../gateway/tell-cart-changed'
import { isWithinRate } from '../../http/rate-limit'
import type { AttemptReply, DeskReply } from '../../order-desk/desk-reply'
import { ownerOf } from '../../session/session'
import { pullCart } from '../../upstream/cart'
import type { UpstreamFault } from '../../upstream/fault'
import { refusalOf } from '../checkout/follow-order'
import { patientUpstreamOf } from '../patient-upstream'
import { toExpressOrder } from './express-order'

const TOO_MANY = 429

type Asked = z.output<typeof walletOrder>

/**
 * POST /checkout-express/wallet: the order of a cart for the address that a wallet gave, once however
 * often this is sent, and then its money. What became of the money is asked afterwards.
 */
export async function orderByWallet(c: GatewayContext): Promise<Response> {
  const body = await readJsonBody(c.req.raw)
  const asked = walletOrder.safeParse(body.ok ? body.value : null)
  if (!asked.success) return sendRefusal(c, 400, 'The order is not one of a wallet')
  if (!(await isWithinRate(c.env.RATE_ORDER, c.req.raw.headers))) {
    return sendResult(c, { fault: 'unsent' })
  }
  const reply = await placeOnce(c, asked.data)
  if (!reply.ok) return sendResult(c, { fault: reply.error })
  const placed = reply.value
  if (placed.kind !== 'attempt') return sendResult(c, { fault: 'unsent' })
  if (placed.state === 'failed') return sendResult(c, { fault: refusalOf(placed) })
  if (placed.state === 'placed') await payPlaced(c, asked.data, placed)
  return sendResult(c, { fault: null })
}

async function placeOnce(
  c: GatewayContext,
  asked: Asked,
): Promise<Result<DeskReply, ExpressFault>> {
  const owner = ownerOf(c.get('session').current, asked.attempt)
  const known: DeskReply = await deskOf(c, asked.attempt).status(owner)
  if (known.kind === 'attempt') return ok(known)
  const order = await toOrder(c, asked)
  if (order.ok) return ok(await placeAtDesk(c, order.value))
  // Race: the same was sent twice, and the first has ordered the cart meanwhile.
  const meanwhile: DeskReply = await deskOf(c, asked.attempt).status(owner)
  return meanwhile.kind === 'attempt' ? ok(meanwhile) : order
}

async function toOrder(
  c: GatewayContext,
  { attempt, total, email, address, paymentMethod: { type } }: Asked,
): Promise<Result<OrderRequest, ExpressFault>> {
  const cartId = cartIdOf(c)
  if (!cartId) return fail('cart-empty')
  const upstream = patientUpstreamOf(c)
  const code: PaymentCode = `adyen_${type}`
  const shippingAddress = { ...address, email }
  const quote = await upstream.call('walletExpressCheckout', {
    query: { cartId },
    body: { paymentMethod: { method: code }, shippingAddress },
  })
  const items = await pullCart(upstream, cartId)
  if (!quote.ok) return fail(whyUnquoted(quote.error))
  if (!items.ok) return fail('unsent')
  if (quote.value.amount.value !== total) return fail('price-changed')
  const delivery = quote.value.delivery ?? null
  const cart = { items: items.value, delivery }
  return toExpressOrder(c, {
    attempt,
    cartId,
    total,
    address: shippingAddress,
    cart,
    payment: { code },
  })
}

/** What the shopper can do something about, and else to try again. */
function whyUnquoted({ status, message }: UpstreamFault): ExpressFault {
  return status < 500 && status !== TOO_MANY ? toRefusalKind(status, message) : 'unsent'
}

async function payPlaced(c: GatewayContext, asked: Asked, placed: AttemptReply): Promise<void> {
  const { attempt, paymentMethod, browserInfo } = asked
  rememberOrder(c, attempt, placed)
  tellCartChanged(c)
  const returnUrl = new URL(storePath('/checkout-return', c.get('store')), ownOrigin(c)).href
  const orderHash = placed.orderHash ?? attempt
  const owner = ownerOf(c.get('session').current, attempt)
  const request = { orderHash, returnUrl, paymentMethod, browserInfo }
  await deskOf(c, attempt).actOnPayment(owner, { kind: 'wallet', request })
}
