import type { WireStoreLocation } from '../contract/services/store-locations'
import type { ListedLocation } from '../store-locations/store-location'
import type { ShippingDetails } from './details'
import { PICKUP } from './shipping-methods'

/** A place where an order can be collected (spec 3, pickupPoint): a store of the merchant. */
export interface PickupPoint {
  id: string
  name: string
  street: string
  postcode: string
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** Monday first; empty times are a day on which it is closed. */
  hours: { day: string; open: string; close: string }[]
  /** As the crow flies, where it is known from where. */
  km?: number
}

/** The stores of the wire as places to collect from. */
export function toPickupPoints(stores: readonly WireStoreLocation[]): PickupPoint[] {
  return stores.map((store) => ({
    id: String(store.id),
    name: store.name,
    street: store.street ?? '',
    postcode: store.postcode ?? '',
    city: store.city ?? '',
    country: store.country_id ?? '',
    hours: (store.schedule ?? []).map(({ day, open = '', close = '' }) => ({ day, open, close })),
  }))
}

/** Whether the shopper collects the order. */
export function isCollected({
  shippingCarrier,
}: Pick<ShippingDetails, 'shippingCarrier'>): boolean {
  return shippingCarrier === PICKUP
}

/** Whether the shopper collects the order and has not said where. */
export function lacksPickupPoint(
  shipping: Pick<ShippingDetails, 'shippingCarrier' | 'pickupPoint'>,
): boolean {
  return isCollected(shipping) && shipping.pickupPoint === ''
}

/** How far each shop is, in kilometres by its id as a place to collect from. */
export function toDistances(locations: readonly ListedLocation[]): Map<string, number> {
  return new Map(
    locations.flatMap(({ id, km }): [string, number][] => (km === null ? [] : [[String(id), km]])),
  )
}

/**
 * The places in this country with how far each is, the nearest first (spec 2, route storelocator).
 * @param distances in kilometres by the id of a place
 */
export function nearestPickupPoints(
  points: readonly PickupPoint[],
  country: string,
  distances: ReadonlyMap<string, number>,
): PickupPoint[] {
  return points
    .filter((point) => point.country === country)
    .map((point) => {
      const km = distances.get(point.id)
      return km === undefined ? point : { ...point, km }
    })
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity))
}

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()

/**
 * The places in this country whose name, street, city or postcode has the text, upper and lower case and
 * spaces aside; all of them for an empty text.
 */
function findPickupPoints(
  points: readonly PickupPoint[],
  country: string,
  text: string,
): PickupPoint[] {
  const wanted = plain(text)
  return points.filter(
    (point) =>
      point.country === country &&
      [point.name, point.street, point.city, point.postcode].some((part) =>
        plain(part).includes(wanted),
      ),
  )
}

interface PickupSearch {
  country: string
  /** A place, or what stands in the name or address of one. */
  text: string
  /** From that place; null where it is none, undefined before anybody knows. */
  distances: ReadonlyMap<string, number> | null | undefined
}

/** The places to choose from: none is taken away before it is known what the text is. */
export function listPickupPoints(
  points: readonly PickupPoint[],
  { country, text, distances }: PickupSearch,
): PickupPoint[] {
  if (distances) return nearestPickupPoints(points, country, distances)
  return findPickupPoints(points, country, distances === null ? text : '')
}
