import type { Charge } from '../cart/totals'
import type { StoreView } from '../store-view/store-view'

/** One way to have an order delivered, with its price in cents. */
export interface ShippingOffer extends Charge {
  carrierCode: string
  methodCode: string
}

/** The courier's flat rate: 4 without tax, 5 with it (spec 9). */
const FLAT_RATE: ShippingOffer = {
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  net: 400,
  gross: 500,
}

/** Whether this store delivers to the country, ISO 3166 alpha-2 (spec 1). */
export function maySendTo(store: StoreView, country: string): boolean {
  return store.i18n.shippingCountries.includes(country)
}

/**
 * The deliveries offered to this country for a cart of this value; none where the store does not
 * deliver (spec 9). Free from the store's threshold on.
 * @param discountedSubtotal cents incl. tax
 */
export function shippingOffers(
  store: StoreView,
  country: string,
  discountedSubtotal: number,
): ShippingOffer[] {
  if (!maySendTo(store, country)) return []
  const isFree = discountedSubtotal >= store.freeShippingAmount
  return [isFree ? { ...FLAT_RATE, net: 0, gross: 0 } : FLAT_RATE]
}

/** The offer with these codes, or null when it is not offered (any more). */
export function findShippingOffer(
  offers: readonly ShippingOffer[],
  carrierCode: string | null,
  methodCode: string | null,
): ShippingOffer | null {
  const isWanted = (offer: ShippingOffer) =>
    offer.carrierCode === carrierCode && offer.methodCode === methodCode
  return offers.find(isWanted) ?? null
}
