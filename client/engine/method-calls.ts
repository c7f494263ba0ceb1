// Ways of delivery and payment for the cart (spec 7, contract 1.2), in the shop's own words.
import { type CartSummary, toCartSummary } from '../../shared/cart/cart-summary'
import {
  type PaymentOption,
  toDeliveryOptions,
  toPaymentOptions,
} from '../../shared/checkout/offered-methods'
import { type PickupPoint, toPickupPoints } from '../../shared/checkout/pickup-point'
import { cartCalls } from '../../shared/contract/cart/cart'
import { toPaymentMethods } from '../../shared/contract/cart/cart-methods'
import { storeLocationCalls } from '../../shared/contract/services/store-locations'
import { toKnownMessage } from '../../shared/contract/wire/envelope'
import type { MessageKey } from '../../shared/i18n/messages'
import { fail, ok, type Result } from '../../shared/result'
import { cartPath } from './cart-calls'
import { lostAnswerMessage } from './cart-failures'
import type { GatewayAnswer, GatewayRequest, HttpPort } from './ports'

/** Why a call brought nothing: in the server's words where it has some, else as one of ours. */
export interface MethodsFault {
  /** Of the answer; 0 when there was none. */
  code: number
  message: string
  key: MessageKey
}

/** The fault when no reason is known. */
export const UNKNOWN_FAULT: MethodsFault = { code: 0, message: '', key: 'cart.reason-unknown' }

type Answer<T> = Promise<Result<T, MethodsFault>>
type WireAddress = Record<string, unknown>

async function ask<T>(
  http: HttpPort,
  request: GatewayRequest,
  read: (result: unknown) => T,
): Answer<T> {
  const answer: GatewayAnswer = await http.send(request)
  if (answer.kind === 'lost')
    return fail({ code: 0, message: '', key: lostAnswerMessage(answer.reason) })
  const { code, result } = answer
  if (code !== 200) return fail({ ...UNKNOWN_FAULT, code, message: toKnownMessage(result) })
  try {
    return ok(read(result))
  } catch {
    // The schema refuses it, or an amount in it is no price: both make the answer unreadable.
    return fail({ code: 0, message: '', key: 'http.wrong-format' })
  }
}

/** The deliveries for an address; what is not available is dropped (spec 5). */
export function fetchDeliveryOptions(http: HttpPort, address: WireAddress) {
  const path = cartPath('/api/cart/shipping-methods')
  return ask(http, { method: 'POST', path, body: { address } }, (result) =>
    toDeliveryOptions(cartCalls.cartShippingMethods.result.parse(result)),
  )
}

/** The ways to pay for this cart. */
export function fetchPaymentOptions(http: HttpPort) {
  const path = cartPath('/api/cart/payment-methods')
  return ask(http, { method: 'GET', path }, (result) =>
    toPaymentOptions(
      toPaymentMethods(cartCalls.cartPaymentMethods.result.parse(result)).payment_methods,
    ),
  )
}

/** Of a cart of which nothing is sent only where the bill goes. */
export interface ShippingChoice {
  shippingAddress?: WireAddress
  billingAddress: WireAddress
  shippingCarrierCode?: string
  shippingMethodCode?: string
}

export interface ShippingAnswer {
  payments: PaymentOption[]
  totals: CartSummary
}

/** Sends address and delivery method; the answer holds the totals and the payment methods. */
export function chooseShipping(http: HttpPort, choice: ShippingChoice): Answer<ShippingAnswer> {
  const path = cartPath('/api/cart/shipping-information')
  const body = { addressInformation: choice }
  return ask(http, { method: 'POST', path, body }, (result) => {
    const read = cartCalls.cartShippingInformation.result.parse(result)
    return {
      payments: toPaymentOptions(read.payment_methods),
      totals: toCartSummary(read.totals),
    }
  })
}

/** Totals with the chosen way to pay, whose fee may change them (contract 3, #2844). */
export function requestTotals(
  http: HttpPort,
  methods: { payment: string; carrier: string; method: string },
): Answer<CartSummary> {
  const path = cartPath('/api/cart/collect-totals')
  const body = {
    methods: {
      paymentMethod: { method: methods.payment },
      shippingCarrierCode: methods.carrier || null,
      shippingMethodCode: methods.method || null,
    },
  }
  return ask(http, { method: 'POST', path, body }, (result) =>
    toCartSummary(cartCalls.cartCollectTotals.result.parse(result)),
  )
}

/** Every place where orders can be collected (spec 7, store locator); throws where they cannot be had. */
export async function fetchPickupPoints(http: HttpPort): Promise<PickupPoint[]> {
  const { method, path, result } = storeLocationCalls.storeLocations
  const answer = await http.send({ method, path })
  if (answer.kind === 'lost') throw new Error(answer.reason)
  return toPickupPoints(result.parse(answer.result))
}
