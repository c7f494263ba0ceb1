// What the checkout asks a shopper (spec 3, checkout). A password is none of it: it is never kept.
import { isRecord } from '../json/is-record'
import { parseJson } from '../json/parse-json'
import type { StoreView, TaxSettings } from '../store-view/store-view'

export interface PersonalDetails {
  firstName: string
  lastName: string
  emailAddress: string
}

export interface AddressDetails {
  firstName: string
  lastName: string
  /** ISO 3166 alpha-2. */
  country: string
  streetAddress: string
  /** House number; its addition may stand here, too. */
  apartmentNumber: string
  city: string
  state: string
  region_id: number
  zipCode: string
  phoneNumber: string
  /** Addition to the house number: `A`, `bis`. */
  affix: string
  salutation: string
  company: string
}

export interface ShippingDetails extends AddressDetails {
  shippingCarrier: string
  shippingMethod: string
  /** The day that was chosen, `2026-11-24`; empty for the soonest. */
  deliveryDate: string
  /** Where it is collected: the id of a store; empty until one was chosen (spec 3). */
  pickupPoint: string
}

export interface PaymentDetails extends AddressDetails {
  taxId: string
  paymentMethod: string
  /** The bill goes where the goods go, as for most orders. */
  isSameAsShipping: boolean
}

export interface CheckoutDetails {
  personal: PersonalDetails
  shipping: ShippingDetails
  payment: PaymentDetails
}

function emptyAddress({ defaultCountry, defaultRegion }: TaxSettings): AddressDetails {
  return {
    firstName: '',
    lastName: '',
    country: defaultCountry,
    streetAddress: '',
    apartmentNumber: '',
    city: '',
    state: defaultRegion,
    region_id: 0,
    zipCode: '',
    phoneNumber: '',
    affix: '',
    salutation: '',
    company: '',
  }
}

/** An empty form; the country is the store's default tax country (spec 5, totals). */
export function emptyDetails(store: StoreView): CheckoutDetails {
  const address = emptyAddress(store.tax)
  return {
    personal: { firstName: '', lastName: '', emailAddress: '' },
    shipping: {
      ...address,
      shippingCarrier: '',
      shippingMethod: '',
      deliveryDate: '',
      pickupPoint: '',
    },
    payment: { ...address, taxId: '', paymentMethod: '', isSameAsShipping: true },
  }
}

/**
 * Reads kept details over an empty form: members of the right kind are taken, all else is left.
 * Broken JSON and strange shapes give the empty form.
 */
export function parseDetails<T extends object>(text: string | null, empty: T): T {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept)) return empty
  const taken = Object.entries(empty).map(([name, value]) => {
    const found: unknown = Object.hasOwn(kept, name) ? kept[name] : undefined
    return [name, typeof found === typeof value ? found : value]
  })
  return { ...empty, ...Object.fromEntries(taken) }
}

/** The shopper counts as in checkout for this long after the last change (spec 9). */
export const CHECKOUT_SESSION_MS = 1_800_000

/** Whether the shopper is in checkout (spec 4): at 30 minutes still, a moment later no more. */
export function isInCheckout(modifiedAt: number, now: number): boolean {
  return now - modifiedAt <= CHECKOUT_SESSION_MS
}
