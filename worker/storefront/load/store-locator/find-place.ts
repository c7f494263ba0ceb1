import type { GeoPoint } from '../../../../shared/store-locations/distance'
import type { StoreLocation } from '../../../../shared/store-locations/store-location'
import { PLACES, type Place } from './places'

/** Where a search begins, and what that place is called. */
export interface FoundPlace extends GeoPoint {
  name: string
}

/** How the postcodes of a country look, without spaces. */
const POSTCODES: readonly (readonly [country: string, shape: RegExp])[] = [
  ['NL', /^\d{4}[A-Z]{0,2}$/],
  ['BE', /^\d{4}$/],
  ['AT', /^\d{4}$/],
  ['DE', /^\d{5}$/],
  ['FR', /^\d{5}$/],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]?(?:\d[A-Z]{2})?$/],
  ['IE', /^[A-Z]\d[\dW](?:[A-Z\d]{4})?$/],
]

/** How places are also called, folded. */
const OTHER_NAMES: Record<string, string> = {
  denbosch: 'shertogenbosch',
  sgravenhage: 'denhaag',
  thehague: 'denhaag',
  lahaye: 'denhaag',
  antwerp: 'antwerpen',
  anvers: 'antwerpen',
  brussels: 'brussel',
  bruxelles: 'brussel',
  baileathacliath: 'dublin',
  cologne: 'koln',
  koeln: 'koln',
  frankfurt: 'frankfurtammain',
  londres: 'london',
  londen: 'london',
  munich: 'munchen',
  muenchen: 'munchen',
  parijs: 'paris',
  vienna: 'wien',
  vienne: 'wien',
  wenen: 'wien',
}

/**
 * The place that somebody means, by its name or its postcode: a shop's own, else a town that is
 * known. Null for what is neither.
 * @param countries ISO 3166 alpha-2, the likeliest first: 1000 is a postcode of three countries
 */
export function findPlace(
  text: string,
  locations: readonly StoreLocation[],
  countries: readonly string[],
): FoundPlace | null {
  const code = text.replace(/[\s.-]/g, '').toUpperCase()
  const shapes = POSTCODES.filter(([, shape]) => shape.test(code)).map(([country]) => country)
  const country = countries.find((one) => shapes.includes(one)) ?? shapes[0]
  return (country && byPostcode(code, country, locations)) || byName(text, locations)
}

function byPostcode(
  code: string,
  country: string,
  locations: readonly StoreLocation[],
): FoundPlace | null {
  const isHere = ({ countryCode, postcode }: StoreLocation) =>
    countryCode === country && postcode.replaceAll(' ', '').startsWith(code)
  const shop = locations.find(isHere)
  if (shop) return toFound(shop, shop.city)
  const start = startOf(code, country)
  const town = PLACES.find((place) => place.country === country && isAround(place, start))
  return town ? toFound(town, town.name) : null
}

/** What of a postcode says where it is: letters in Great Britain, a routing key in Ireland. */
function startOf(code: string, country: string): string {
  if (country === 'GB') return /^[A-Z]+/.exec(code)?.[0] ?? ''
  return code.slice(0, country === 'IE' ? 3 : 2)
}

function isAround({ first, last }: Place, start: string): boolean {
  return /\d/.test(start) ? first <= start && start <= last : start === first || start === last
}

function byName(text: string, locations: readonly StoreLocation[]): FoundPlace | null {
  const typed = fold(text)
  if (typed === '') return null
  const name = Object.hasOwn(OTHER_NAMES, typed) ? OTHER_NAMES[typed] : typed
  const shop = locations.find(({ city }) => fold(city) === name)
  if (shop) return toFound(shop, shop.city)
  const town = PLACES.find((place) => fold(place.name) === name)
  return town ? toFound(town, town.name) : null
}

function toFound({ lat, lng }: GeoPoint, name: string): FoundPlace {
  return { lat, lng, name }
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
}
