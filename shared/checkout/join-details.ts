import type { AddressDetails, CheckoutDetails } from './details'

/**
 * Two versions of a form as one: what the newer one leaves empty stays as it was, so that nothing that
 * was typed is lost (spec 4). The country goes with its address, and so does what only some addresses
 * have: that of another house is not taken for this one's.
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
  const joined = { ...filled(older, newer), country: isOldCountry ? older.country : newer.country }
  if (!isWhole(newer)) return joined
  const { affix, state, company } = newer
  return { ...joined, affix, state, company }
}

function isWhole({ zipCode, apartmentNumber, streetAddress, city }: AddressDetails): boolean {
  return [zipCode, apartmentNumber, streetAddress, city].every((text) => text.trim() !== '')
}

function hasAddress({ zipCode, streetAddress, city }: AddressDetails): boolean {
  return [zipCode, streetAddress, city].some((text) => text.trim() !== '')
}

function filled<T extends object>(older: T, newer: T): T {
  const written = Object.entries(newer).filter(([, value]) => value !== '')
  return { ...older, ...Object.fromEntries(written) }
}
