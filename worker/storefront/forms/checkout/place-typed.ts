import { isVirtualCart } from '../../../../shared/cart/rules'
import type { CheckoutFault } from '../../../../shared/checkout/checkout-form'
import { mayComeOn } from '../../../../shared/checkout/delivery-dates'
import type { CheckoutDetails } from '../../../../shared/checkout/details'
import { chosenDelivery, type Methods } from '../../../../shared/checkout/offered-methods'
import { toOrderRequest } from '../../../../shared/checkout/order'
import { type OrderRequest, orderCalls } from '../../../../shared/contract/order/order'
import { fail, ok, type Result } from '../../../../shared/result'
import { cartIdOf, type GatewayContext } from '../../gateway/gateway-context'
import { deskOf, placeAtDesk } from '../../gateway/order-routes'
import { toNamedLine } from '../../load/cart/load-shown-cart'
import type { DeskReply } from '../../order-desk/desk-reply'
import { ownerOf } from '../../session/session'
import { pullCart } from '../../upstream/cart'
import { patientUpstreamOf } from '../patient-upstream'
import { followOrder } from './follow-order'
import { goToFault } from './go-to-checkout'
import { priceCheckout } from './price-checkout'
import { type TypedOrder, toDetails } from './read-checkout-form'

/** Orders what is in the cart now, unless it is not what the shopper was shown. */
export async function placeTyped(c: GatewayContext, typed: TypedOrder): Promise<Response> {
  const order = await toOrder(c, typed)
  if (order.ok) return followOrder(c, typed, await placeAtDesk(c, order.value))
  // Race: the same page was posted twice, and the first has ordered the cart meanwhile.
  const owner = ownerOf(c.get('session').current, typed.attempt)
  const meanwhile: DeskReply = await deskOf(c, typed.attempt).status(owner)
  if (meanwhile.kind === 'attempt') return followOrder(c, typed, meanwhile)
  return goToFault(c, order.error)
}

async function toOrder(
  c: GatewayContext,
  { attempt, total, fields }: TypedOrder,
): Promise<Result<OrderRequest, CheckoutFault>> {
  const cartId = cartIdOf(c)
  if (!cartId) return fail('cart-empty')
  const store = c.get('store')
  const upstream = patientUpstreamOf(c)
  const pulled = await pullCart(upstream, cartId)
  if (!pulled.ok) return fail('unsent')
  if (pulled.value.length === 0) return fail('cart-empty')
  const lines = pulled.value.map((item) => ({ ...toNamedLine(item), serverItemId: item.item_id }))
  const isVirtual = isVirtualCart(lines)
  const details = toDetails(fields, store)
  const priced = await priceCheckout({ upstream, cartId, details, isVirtual })
  if (!priced.ok) return fail('unsent')
  const changed = findChange(details, priced.value, total)
  if (changed) return fail(changed)
  const grandTotal = priced.value.totals.grandTotal
  const facts = { attempt, store, lines, details, grandTotal, isVirtual, now: Date.now() }
  const body = orderCalls.orderPlace.body.safeParse({ ...toOrderRequest(facts), cart_id: cartId })
  return body.success ? ok(body.data) : fail('cart-changed')
}

/** What is no longer as it was shown; null when all is. */
function findChange(
  { shipping, payment }: CheckoutDetails,
  methods: Methods,
  total: number | null,
): CheckoutFault | null {
  const { deliveryDate, shippingCarrier, shippingMethod } = shipping
  // Methods and sum could not be shown, and nobody orders what they have not seen.
  if (total === null) return 'unsent'
  const isSame =
    methods.carrier === shippingCarrier &&
    methods.method === shippingMethod &&
    methods.payment === payment.paymentMethod
  if (!isSame || methods.totals.grandTotal !== total) return 'total-changed'
  const days = chosenDelivery(methods)?.days
  const isPossible = deliveryDate === '' || (days && mayComeOn(deliveryDate, Date.now(), days))
  return isPossible ? null : 'date-gone'
}
