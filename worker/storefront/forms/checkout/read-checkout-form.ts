// What was typed into the checkout, as its form posts it and as its draft keeps it.
import { checkDetails, FIELD_NAMES } from '../../../../shared/checkout/address-rules'
import { CHECKOUT_FIELDS } from '../../../../shared/checkout/checkout-form'
import { type CheckoutDetails, emptyDetails } from '../../../../shared/checkout/details'
import { type FormField, toPath, writeField } from '../../../../shared/checkout/form-field'
import { lacksPickupPoint } from '../../../../shared/checkout/pickup-point'
import { maySendTo } from '../../../../shared/checkout/shipping-methods'
import { NEW_ACCOUNT_FIELDS, type NewAccount } from '../../../../shared/customer/new-account'
import type { StoreView } from '../../../../shared/store-view/store-view'

export type TypedFields = Readonly<Record<string, string>>

/** What a posted checkout wants ordered. */
export interface TypedOrder {
  attempt: string
  /** What the shopper was shown, in cents; null where no sum could be shown. */
  total: number | null
  fields: TypedFields
  /** Asked for beside it. */
  account: NewAccount
}

const F = CHECKOUT_FIELDS

/** Longer than any rule allows, so that what is too long can be said and shown. */
const MAX_TEXT = 254

const TYPED: readonly FormField[] = FIELD_NAMES.flatMap((field): FormField[] => {
  if (field === 'emailAddress') return [{ part: 'delivery', field }]
  if (field === 'taxId') return [{ part: 'billing', field }]
  return [
    { part: 'delivery', field },
    { part: 'billing', field },
  ]
})

const KEPT: readonly string[] = [
  ...TYPED.map(toPath),
  F.delivery,
  F.day,
  F.pickup,
  F.payment,
  F.asksBilling,
  F.sameBilling,
  F.terms,
  NEW_ACCOUNT_FIELDS.wanted,
]

/** Those of a posted form that are kept while the shopper is in checkout. */
export function readTypedFields(form: URLSearchParams): TypedFields {
  const written = KEPT.map((name) => [name, (form.get(name) ?? '').slice(0, MAX_TEXT)] as const)
  return Object.fromEntries(written.filter(([, text]) => text !== ''))
}

/** The same as the checkout knows it; a country that the store does not serve gives way to its own. */
export function toDetails(fields: TypedFields, store: StoreView): CheckoutDetails {
  const { shipping, payment, personal } = TYPED.reduce((details, field) => {
    const text = fields[toPath(field)]
    return text === undefined ? details : writeField(details, field, text)
  }, emptyDetails(store))
  const [shippingCarrier = '', shippingMethod = ''] = (fields[F.delivery] ?? '').split(' ')
  return {
    personal,
    shipping: {
      ...servedIn(store, shipping),
      shippingCarrier,
      shippingMethod,
      deliveryDate: fields[F.day] ?? '',
      pickupPoint: fields[F.pickup] ?? '',
    },
    payment: {
      ...servedIn(store, payment),
      paymentMethod: fields[F.payment] ?? '',
      isSameAsShipping: !fields[F.asksBilling] || Boolean(fields[F.sameBilling]),
    },
  }
}

function servedIn<T extends { country: string }>(store: StoreView, address: T): T {
  const isServed = maySendTo(store, address.country)
  return isServed ? address : { ...address, country: store.tax.defaultCountry }
}

/** Without what the rules refuse: prices are asked for while something is still wrong. */
export function withoutFaults(details: CheckoutDetails): CheckoutDetails {
  const wrong = checkDetails(details)
  return TYPED.filter((field) => toPath(field) in wrong).reduce(
    (rest, field) => writeField(rest, field, ''),
    details,
  )
}

/** Whether all is there that an order needs; the page says what is not. */
export function isWhole(fields: TypedFields, store: StoreView): boolean {
  const details = toDetails(fields, store)
  const isRight = Object.keys(checkDetails(details)).length === 0
  return isRight && !lacksPickupPoint(details.shipping) && Boolean(fields[F.terms])
}
