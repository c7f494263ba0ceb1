import * as z from 'zod/mini'
import {
  EXPRESS_FIELDS,
  EXPRESS_METHOD,
  type ExpressFault,
} from '../../../../shared/checkout/express'
import type { OrderRequest } from '../../../../shared/contract/order/order'
import { storePath } from '../../../../shared/routing/links'
import { orderReturnUrl } from '../../../../shared/routing/order-links'
import { EXPRESS_PATH } from '../../../../shared/routing/screen-paths'
import { cartIdOf, type GatewayContext } from '../../gateway/gateway-context'
import { deskOf, placeAtDesk, rememberOrder } from '../../gateway/order-routes'
import { decide, ownOrigin } from '../../gateway/payment-routes'
import { tellCartChanged } from '../../gateway/tell-cart-changed'
import { readForm } from '../../http/read-form'
import type { DeskReply } from '../../order-desk/desk-reply'
import type { PaymentReply } from '../../order-desk/payment-desk'
import { ownerOf } from '../../session/session'
import { refusalOf } from '../checkout/follow-order'
import { SEE_OTHER } from '../go-to'
import { patientUpstreamOf } from '../patient-upstream'
import { refuseForm } from '../refuse-form'
import { priceExpressCart } from './express-cart'
import { toExpressOrder } from './express-order'
import { type Approval, findApproval } from './find-approval'
import { keepGuest } from './keep-guest'

const { token, attempt, total, terms, fault } = EXPRESS_FIELDS
const payForm = z.object({
  [token]: z.string().check(z.regex(/^[\w-]{1,128}$/)),
  [attempt]: z.uuid(),
  [total]: z.pipe(z.string().check(z.regex(/^\d{1,11}$/)), z.transform(Number)),
  [terms]: z.optional(z.string()),
})
type PayForm = z.output<typeof payForm>

/** POST /checkout-express/pay: the order, once however often this is posted, and then its money. */
export async function payExpress(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const read = payForm.safeParse(Object.fromEntries(form.value))
  if (!read.success) return refuseForm(c, 400)
  if (!read.data.terms) return goBack(c, read.data, 'terms')
  const owner = ownerOf(c.get('session').current, read.data.attempt)
  const desk = deskOf(c, read.data.attempt)
  const known: DeskReply = await desk.status(owner)
  if (known.kind === 'attempt') return follow(c, read.data, known)
  const order = await toOrder(c, read.data)
  if (order.kind === 'order') return follow(c, read.data, await placeAtDesk(c, order.body))
  // Race: the same form was posted twice, and the first has ordered the cart meanwhile.
  const meanwhile: DeskReply = await desk.status(owner)
  if (meanwhile.kind === 'attempt') return follow(c, read.data, meanwhile)
  return order.kind === 'unapproved'
    ? goTo(c, '/checkout-failed?result=0')
    : goBack(c, read.data, order.fault)
}

type Ordered =
  | { kind: 'order'; body: OrderRequest }
  | { kind: 'unapproved' }
  | { kind: 'fault'; fault: ExpressFault }

/** The order that contract 1.9 places on approval, of what is in the cart now. */
async function toOrder(c: GatewayContext, form: PayForm): Promise<Ordered> {
  const cartId = cartIdOf(c)
  if (!cartId) return { kind: 'fault', fault: 'cart-empty' }
  const upstream = patientUpstreamOf(c)
  const store = c.get('store')
  const approval = await findApproval(upstream, store, cartId, form.token)
  if (approval === 'open') return { kind: 'unapproved' }
  if (approval === 'gone' || !approval.isServed) return { kind: 'fault', fault: 'unsent' }
  const cart = await priceExpressCart(upstream, cartId, approval.address)
  if (!cart.ok) return { kind: 'fault', fault: 'unsent' }
  const ordered = toExpressOrder(c, {
    attempt: form.attempt,
    cartId,
    total: form.total,
    address: approval.address,
    cart: cart.value,
    payment: { code: EXPRESS_METHOD, additional: additional(approval) },
  })
  if (!ordered.ok) return { kind: 'fault', fault: ordered.error }
  await keepGuest(c, approval.address)
  return { kind: 'order', body: ordered.value }
}

function additional({ token, payerId }: Approval) {
  return {
    paypal_express_checkout_token: token,
    paypal_express_checkout_payer_id: payerId,
    button: 1,
    paypal_express_checkout_redirect_required: false,
  }
}

async function follow(c: GatewayContext, form: PayForm, reply: DeskReply): Promise<Response> {
  if (reply.kind !== 'attempt') return goBack(c, form, 'unsent')
  if (reply.state === 'failed') return goBack(c, form, refusalOf(reply))
  if (reply.state === 'checking') return goTo(c, returnPath(form))
  rememberOrder(c, form.attempt, reply)
  tellCartChanged(c)
  const returnUrl = orderReturnUrl(ownOrigin(c), c.get('store'))
  const desk = deskOf(c, form.attempt)
  const owner = ownerOf(c.get('session').current, form.attempt)
  const orderHash = reply.orderHash ?? form.attempt
  await desk.startPayment(owner, { orderHash, method: EXPRESS_METHOD, returnUrl })
  // Only what the shop says of it counts.
  const said: PaymentReply = await desk.paymentStatus(owner)
  if (said.kind !== 'state') return goTo(c, returnPath(form))
  await decide(c, { attempt: form.attempt, orderHash }, said.state)
  const path = said.state === 'refused' ? '/checkout-failed?result=0' : returnPath(form)
  return goTo(c, path)
}

function returnPath(form: PayForm): string {
  return `/checkout-return?orderHash=${form.attempt}`
}

/** The page is drawn anew, with what everything costs now and another attempt. */
function goBack(c: GatewayContext, form: PayForm, why: ExpressFault): Response {
  return goTo(c, `${EXPRESS_PATH}?${new URLSearchParams({ [token]: form.token, [fault]: why })}`)
}

function goTo(c: GatewayContext, path: string): Response {
  return c.redirect(storePath(path, c.get('store')), SEE_OTHER)
}
