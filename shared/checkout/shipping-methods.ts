import type { Charge } from '../cart/totals'
import { TAXED_COUNTRIES } from '../catalog/tax-rates'
import type { StoreCode, StoreView } from '../store-view/store-view'

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

/** Carrier and method of what shoppers collect themselves (spec 3, pickupPoint). */
export const PICKUP = 'pickup'

/** It costs nobody a parcel. */
const COLLECTED: ShippingOffer = { carrierCode: PICKUP, methodCode: PICKUP, net: 0, gross: 0 }

/** Where a store has places to collect from, ISO 3166 alpha-2: the merchant's own stores. */
const PICKUP_COUNTRIES: Readonly<Record<StoreCode, readonly string[]>> = {
  nl_nl: ['NL', 'BE'],
  de_de: ['DE', 'AT'],
  fr_fr: ['FR'],
  global_en: [],
}

/** Whether this store delivers to the country, ISO 3166 alpha-2 (spec 1). */
export function maySendTo(store: StoreView, country: string): boolean {
  return store.i18n.shippingCountries.includes(country)
}

/**
 * The deliveries offered to this country for a cart of this value; none where the store does not
 * deliver (spec 9). Free from the store's threshold on; the first is the default, and collecting comes
 * after it.
 * @param discountedSubtotal cents incl. tax
 */
export function shippingOffers(
  store: StoreView,
  country: string,
  discountedSubtotal: number,
): ShippingOffer[] {
  if (!maySendTo(store, country)) return []
  const isFree = discountedSubtotal >= store.freeShippingAmount
  const sent = isFree ? { ...FLAT_RATE, net: 0, gross: 0 } : flatRateTo(country)
  return PICKUP_COUNTRIES[store.storeCode].includes(country) ? [sent, COLLECTED] : [sent]
}

/** Like the products it carries, a delivery out of the European Union bears no tax. */
function flatRateTo(country: string): ShippingOffer {
  return TAXED_COUNTRIES.includes(country) ? FLAT_RATE : { ...FLAT_RATE, gross: FLAT_RATE.net }
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
