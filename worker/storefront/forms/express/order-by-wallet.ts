import type { ExpressFault } from '../../../../shared/checkout/express'
import { toRefusalKind } from '../../../../shared/checkout/order-refusal'
import type { PaymentCode } from '../../../../shared/checkout/payment-methods'
import {
  type ReadWalletOrder,
  readWalletOrder,
  type WalletReply,
} from '../../../../shared/checkout/wallet-order'
import type { OrderRequest } from '../../../../shared/contract/order/order'
import { isRefusedStep } from '../../../../shared/contract/payment/adyen-outcome'
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
import type { PaymentReply } from '../../order-desk/payment-desk'
import { ownerOf } from '../../session/session'
import { pullCart } from '../../upstream/cart'
import type { UpstreamFault } from '../../upstream/fault'
import { refusalOf } from '../checkout/follow-order'
import { patientUpstreamOf } from '../patient-upstream'
import { toExpressOrder } from './express-order'
import { keepGuest } from './keep-guest'

const TOO_MANY = 429

/**
 * POST /checkout-express/wallet: the order of a cart for the address that a wallet gave, once however
 * often this is sent, and then its money. What is not known of the money yet is asked afterwards.
 */
export async function orderByWallet(c: GatewayContext): Promise<Response> {
  const body = await readJsonBody(c.req.raw)
  const asked = readWalletOrder(body.ok ? body.value : null)
  if (asked.ok) return sendResult(c, await orderAndPay(c, asked.value))
  if (asked.error === 'terms') return sendResult(c, notOrdered('terms'))
  return sendRefusal(c, 400, 'The order is not one of a wallet')
}

async function orderAndPay(c: GatewayContext, asked: ReadWalletOrder): Promise<WalletReply> {
  if (!(await isWithinRate(c.env.RATE_ORDER, c.req.raw.headers))) return notOrdered('unsent')
  const reply = await placeOnce(c, asked)
  if (!reply.ok) return notOrdered(reply.error)
  const placed = reply.value
  if (placed.kind !== 'attempt') return notOrdered('unsent')
  if (placed.state === 'failed') return notOrdered(refusalOf(placed))
  const isRefused = placed.state === 'placed' && isRefusal(await payPlaced(c, asked, placed))
  return { fault: null, isRefused }
}

function notOrdered(fault: ExpressFault): WalletReply {
  return { fault, isRefused: false }
}

async function placeOnce(
  c: GatewayContext,
  asked: ReadWalletOrder,
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
  { attempt, total, email, address, paymentMethod: { type } }: ReadWalletOrder,
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
  await keepGuest(c, shippingAddress)
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

/** What nobody can tell of yet is no refusal. Of a fault below 500 it is known, 429 too: no money has moved. */
function isRefusal(reply: PaymentReply): boolean {
  if (reply.kind === 'step') return isRefusedStep(reply.step)
  if (reply.kind === 'state') return reply.state === 'refused'
  return reply.kind === 'fault' && reply.code < 500
}

async function payPlaced(
  c: GatewayContext,
  asked: ReadWalletOrder,
  placed: AttemptReply,
): Promise<PaymentReply> {
  const { attempt, paymentMethod, browserInfo } = asked
  rememberOrder(c, attempt, placed)
  tellCartChanged(c)
  const returnUrl = new URL(storePath('/checkout-return', c.get('store')), ownOrigin(c)).href
  const orderHash = placed.orderHash ?? attempt
  const owner = ownerOf(c.get('session').current, attempt)
  const request = { orderHash, returnUrl, paymentMethod, browserInfo }
  return deskOf(c, attempt).actOnPayment(owner, { kind: 'wallet', request })
}
