// Ways of delivery and payment as a backend offers them, in the shop's own words.
import type { CartSummary } from '../cart/cart-summary'
import type { DeliveryDays } from '../catalog/product'
import type { WirePaymentMethod, WireShippingMethod } from '../contract/cart/cart-methods'
import { priceToCents } from '../contract/wire/wire-money'
import { parseDeliveryDays } from '../delivery/delivery-days'
import type { PaymentDetails, ShippingDetails } from './details'
import { findPaymentOffer } from './payment-methods'

/** One way of delivery; cents incl. tax. */
export interface DeliveryOption {
  carrier: string
  method: string
  title: string
  price: number
  /** Working days until it comes; absent where nobody knows. */
  days?: DeliveryDays
}

/** One way to pay; the fee in cents incl. tax. */
export interface PaymentOption {
  code: string
  title: string
  fee: number
}

/** What was found for an address and a cart. */
export interface Methods {
  deliveries: DeliveryOption[]
  payments: PaymentOption[]
  /** The choice that stands: the shopper's where it is still offered, else the first. */
  carrier: string
  method: string
  payment: string
  totals: CartSummary
}

/** Whether a backend that answers so takes no address for a cart of which nothing is sent (contract 1.2). */
export function takesNoAddress(code: number): boolean {
  return code === 400 || code === 500
}

/** The deliveries that can be had, the default first; what is not available is dropped (spec 5). */
export function toDeliveryOptions(methods: readonly WireShippingMethod[]): DeliveryOption[] {
  return defaultFirst(methods.filter(({ available }) => available !== false)).map(toDeliveryOption)
}

/** The first of what is offered stands where the shopper has chosen none. */
function defaultFirst<T extends { default?: boolean | undefined }>(methods: readonly T[]): T[] {
  return methods.toSorted((a, b) => Number(b.default ?? false) - Number(a.default ?? false))
}

function toDeliveryOption(method: WireShippingMethod): DeliveryOption {
  const days = parseDeliveryDays(method.delivery_days)
  return {
    carrier: method.carrier_code,
    method: method.method_code,
    // The method says how it comes, the carrier only who brings it.
    title: method.method_title || method.carrier_title || method.method_code,
    price: priceToCents(method.price_incl_tax ?? method.amount ?? 0),
    ...(days && { days }),
  }
}

/** The default first. A way to pay that the shop does not know cannot be paid here, so it is not offered. */
export function toPaymentOptions(methods: readonly WirePaymentMethod[]): PaymentOption[] {
  return defaultFirst(methods)
    .filter(({ code }) => findPaymentOffer(code) !== null)
    .map(({ code, title, cost_incl_tax }) => ({
      code,
      title: title ?? code,
      fee: priceToCents(cost_incl_tax ?? 0),
    }))
}

/** The shopper's delivery where it is still offered, else the first. */
export function standingDelivery(
  deliveries: readonly DeliveryOption[],
  wanted: Pick<ShippingDetails, 'shippingCarrier' | 'shippingMethod'>,
): DeliveryOption | undefined {
  const isWanted = ({ carrier, method }: DeliveryOption) =>
    carrier === wanted.shippingCarrier && method === wanted.shippingMethod
  return deliveries.find(isWanted) ?? deliveries[0]
}

/** The code of the shopper's way to pay where it is still offered, else of the first. */
export function standingPayment(
  payments: readonly PaymentOption[],
  { paymentMethod }: Pick<PaymentDetails, 'paymentMethod'>,
): string | undefined {
  return (payments.find(({ code }) => code === paymentMethod) ?? payments[0])?.code
}

/** The delivery that stands; none for what is not sent. */
export function chosenDelivery({
  deliveries,
  carrier,
  method,
}: Pick<Methods, 'deliveries' | 'carrier' | 'method'>): DeliveryOption | undefined {
  return deliveries.find((one) => one.carrier === carrier && one.method === method)
}
