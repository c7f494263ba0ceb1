// The order as it goes over the wire (contract 1.3).
import { type CartLine, unitPriceOf } from '../cart/cart-line'
import { centsToPrice } from '../contract/wire/wire-money'
import { isEmailText } from '../customer/email-text'
import type { StoreView } from '../store-view/store-view'
import { needsState, tidyPostcode } from './address-rules'
import type { AddressDetails, CheckoutDetails } from './details'
import { isCollected } from './pickup-point'

export interface OrderedLine extends CartLine {
  serverItemId: number | null
}

export interface OrderFacts {
  /** Id of the checkout attempt: the same order is never placed twice. */
  attempt: string
  store: StoreView
  lines: OrderedLine[]
  details: CheckoutDetails
  /** What the shopper was shown, in cents: a shop that would charge another sum asks again. */
  grandTotal: number
  /** Nothing has to be sent. */
  isVirtual: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** The house number with its addition, in one line. */
export function houseNumberOf({
  apartmentNumber,
  affix,
}: Pick<AddressDetails, 'apartmentNumber' | 'affix'>): string {
  return [apartmentNumber.trim(), affix.trim()].filter(Boolean).join(' ')
}

/** An address in the words of the wire. Lines are trimmed; the house number is a line of its own. */
function toWireAddress(address: AddressDetails, email: string) {
  return {
    firstname: address.firstName.trim(),
    lastname: address.lastName.trim(),
    email: email.trim(),
    country_id: address.country,
    postcode: tidyPostcode(address.zipCode),
    city: address.city.trim(),
    street: [address.streetAddress.trim(), houseNumberOf(address)].filter(Boolean),
    region: needsState(address.country) ? address.state.trim() : '',
    region_id: address.region_id,
    region_code: '',
    telephone: address.phoneNumber.trim(),
    company: address.company.trim(),
    ...(address.salutation && { prefix: address.salutation }),
  }
}

/** The address of delivery: who gets it is who buys it. */
export function toShippingAddress({ personal, shipping }: CheckoutDetails) {
  const { firstName, lastName, emailAddress } = personal
  return toWireAddress({ ...shipping, firstName, lastName }, emailAddress)
}

/**
 * The address of the bill, with the tax id; the address of delivery unless another was asked for, as it is
 * not where nothing is sent. A tax id is that of the company that is named beside it.
 */
export function toBillingAddress(details: CheckoutDetails, isVirtual = false) {
  const { payment, personal, shipping } = details
  const taxId = payment.taxId.trim()
  if (isVirtual || payment.isSameAsShipping) return { ...toShippingAddress(details), vat_id: taxId }
  const address = toWireAddress(payment, personal.emailAddress)
  const company = address.company || (taxId && shipping.company.trim())
  return { ...address, company, vat_id: taxId }
}

/** An address that is still being written: an e-mail that is half there is not sent. */
export function toKnown<T extends { email: string }>(address: T): T | Omit<T, 'email'> {
  const { email, ...rest } = address
  return isEmailText(email) ? address : rest
}

/** The body of the order call. Ids of cart and customer are the gateway's to fill in. */
export function toOrderRequest(facts: OrderFacts) {
  const { attempt, store, lines, details, grandTotal, isVirtual } = facts
  const at = new Date(facts.now).toISOString()
  const { shippingCarrier, shippingMethod } = details.shipping
  const delivery = isVirtual
    ? {}
    : {
        shippingAddress: toShippingAddress(details),
        shipping_carrier_code: shippingCarrier,
        shipping_method_code: shippingMethod,
        ...extraFieldsOf(details),
      }
  return {
    user_id: '',
    cart_id: '{{cartId}}',
    store_code: store.storeCode,
    store_id: store.storeId,
    order_id: attempt,
    created_at: at,
    updated_at: at,
    transmited: false,
    expected_grand_total: centsToPrice(grandTotal),
    products: lines.map(toOrderedProduct),
    addressInformation: {
      ...delivery,
      billingAddress: toBillingAddress(details, isVirtual),
      payment_method_code: details.payment.paymentMethod,
      payment_method_additional: {},
    },
  }
}

/** The day and the place that were chosen, where one was. */
function extraFieldsOf({ shipping }: CheckoutDetails) {
  const { deliveryDate, pickupPoint } = shipping
  const fields = {
    ...(deliveryDate && { delivery_date: deliveryDate }),
    ...(isCollected(shipping) && { pickup_point: pickupPoint }),
  }
  return Object.keys(fields).length > 0 && { shippingExtraFields: fields }
}

export type OrderBody = ReturnType<typeof toOrderRequest>

function toOrderedProduct(line: OrderedLine) {
  return {
    sku: line.sku,
    parentSku: line.parentSku,
    qty: line.qty,
    name: line.name,
    price: centsToPrice(unitPriceOf(line.price)),
    product_type: line.typeId,
    ...(line.productOption ? { product_option: line.productOption } : {}),
    ...(line.serverItemId === null ? {} : { server_item_id: line.serverItemId }),
  }
}
