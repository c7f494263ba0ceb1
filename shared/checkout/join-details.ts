import type { AddressDetails, CheckoutDetails } from './details'

/**
 * Two versions of a form as one: what the newer one leaves empty stays as it was, so that nothing that
 * was typed is lost (spec 4). The country goes with its address.
 */
export function joinDetails(older: CheckoutDetails, newer: CheckoutDetails): CheckoutDetails {
  return {
    personal: filled(older.personal, newer.personal),
    shipping: joinAddress(older.shipping, newer.shipping),
    payment: joinAddress(older.payment, newer.payment),
  }
}

function joinAddress<T extends AddressDetails>(older: T, newer: T): T {
  const isOldCountry = hasAddress(older) && !hasAddress(newer)
  return { ...filled(older, newer), country: isOldCountry ? older.country : newer.country }
}

function hasAddress({ zipCode, streetAddress, city }: AddressDetails): boolean {
  return [zipCode, streetAddress, city].some((text) => text.trim() !== '')
}

function filled<T extends object>(older: T, newer: T): T {
  const written = Object.entries(newer).filter(([, value]) => value !== '')
  return { ...older, ...Object.fromEntries(written) }
}
