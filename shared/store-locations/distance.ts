import type { ListedLocation, StoreLocation } from './store-location'

/** A point on earth, in degrees. */
export interface GeoPoint {
  lat: number
  lng: number
}

const EARTH_KM = 6371

/** How far two points are from each other as the crow flies, in kilometres (haversine). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const scale = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat))
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, north + scale * east)))
}

/** The same shops with how far each is, the nearest first (spec 2, route storelocator). */
export function sortByDistance(
  locations: readonly StoreLocation[],
  from: GeoPoint,
): (ListedLocation & { km: number })[] {
  return locations
    .map((location) => ({ ...location, km: distanceKm(from, location) }))
    .sort((a, b) => a.km - b.km)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
