import { isVirtualCart } from '../../../shared/cart/rules'
import type { ChosenMethods, ShippingInformation } from '../../../shared/contract/cart/cart'
import type {
  WirePaymentMethod,
  WireShippingMethod,
} from '../../../shared/contract/cart/cart-methods'
import type { WireTotals } from '../../../shared/contract/cart/totals'
import type { WireAddress } from '../../../shared/contract/customer/address'
import { ok, type Result } from '../../../shared/result'
import type { Refusal } from '../http/refusal'
import type { CartCall } from './answer-for-cart'
import type { Selection } from './cart'
import { mayChoose, mayServe } from './choose-methods'
import { deliveryDaysOfCart } from './delivery-days'
import { fillLines } from './fill-lines'
import { type PricedCart, priceCart } from './price-cart'
import { storeSelection } from './store-selection'
import { dropLapsedVouchers } from './vouchers/write-vouchers'
import { toWirePaymentMethods, toWireShippingMethod } from './wire/to-wire-methods'
import { toWireTotals } from './wire/to-wire-totals'

/** The totals with whatever is chosen so far. */
export async function readTotals(call: CartCall): Promise<Result<WireTotals, Refusal>> {
  return ok(toWireTotals(await priceWith(call, call.cart.selection)))
}

/** The ways to pay for what the cart costs now. */
export async function listPaymentMethods(
  call: CartCall,
): Promise<Result<WirePaymentMethod[], Refusal>> {
  return ok(toWirePaymentMethods(await priceWith(call, call.cart.selection)))
}

/** The deliveries to an address; none where the store does not deliver. */
export async function listShippingMethods(
  call: CartCall,
  address: WireAddress,
): Promise<Result<WireShippingMethod[], Refusal>> {
  const priced = await priceWith(call, { ...call.cart.selection, country: address.country_id })
  const { shippingOffers, lines } = priced
  const days = deliveryDaysOfCart(lines)
  return ok(shippingOffers.map((offer) => toWireShippingMethod(call.cart.store, offer, days)))
}

export interface ShippingInformed {
  payment_methods: WirePaymentMethod[]
  totals: WireTotals
}

/** Takes the destination and the delivery; for a virtual cart where the bill goes. */
export async function informOfShipping(
  call: CartCall,
  given: ShippingInformation,
): Promise<Result<ShippingInformed, Refusal>> {
  const lines = await fillLines(call.databases, call.cart)
  const { selection } = call.cart
  const billing = given.billingAddress?.country_id
  const destination = isVirtualCart(lines.map(({ product }) => product))
    ? billing
    : (given.shippingAddress?.country_id ?? billing)
  const priced = await choose(call, {
    country: destination ?? selection.country,
    carrierCode: given.shippingCarrierCode ?? null,
    shippingMethodCode: given.shippingMethodCode ?? null,
    paymentMethodCode: selection.paymentMethodCode,
  })
  if (!priced.ok) return priced
  return ok({
    payment_methods: toWirePaymentMethods(priced.value),
    totals: toWireTotals(priced.value),
  })
}

/** Takes the methods of delivery and of payment. */
export async function collectTotals(
  call: CartCall,
  methods: ChosenMethods,
): Promise<Result<WireTotals, Refusal>> {
  const { selection } = call.cart
  const priced = await choose(call, {
    country: selection.country,
    carrierCode: methods.shippingCarrierCode ?? selection.carrierCode,
    shippingMethodCode: methods.shippingMethodCode ?? selection.shippingMethodCode,
    paymentMethodCode: methods.paymentMethod?.method ?? selection.paymentMethodCode,
  })
  return priced.ok ? ok(toWireTotals(priced.value)) : priced
}

async function choose(call: CartCall, selection: Selection): Promise<Result<PricedCart, Refusal>> {
  const priced = await priceWith(call, selection)
  const served = priced.isVirtual ? ok(null) : mayServe(call.cart.store, priced.country)
  if (!served.ok) return served
  const chosen = mayChoose(selection, priced)
  if (!chosen.ok) return chosen
  await storeSelection(call.databases.sales, call.cart.id, selection, call.now)
  return ok(priced)
}

/** Prices the cart. A coupon or gift card that no longer counts leaves it. */
async function priceWith(
  { databases, cart, now }: CartCall,
  selection: Selection,
): Promise<PricedCart> {
  const priced = priceCart(cart, await fillLines(databases, cart), selection, now)
  await dropLapsedVouchers(databases.sales, cart, priced, now)
  return priced
}
