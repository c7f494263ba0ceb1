import type { CheckoutDetails } from '../../../../shared/checkout/details'
import {
  nearestPickupPoints,
  type PickupPoint,
  toDistances,
  toPickupPoints,
} from '../../../../shared/checkout/pickup-point'
import type { Sources } from '../sources'
import { listLocations } from './load-store-locator'

/**
 * Where an order to this country can be collected, from the nearest on where the postcode is known that was
 * typed. Null during an outage.
 */
export async function loadPickupPoints(
  sources: Sources,
  { zipCode, country }: CheckoutDetails['shipping'],
): Promise<PickupPoint[] | null> {
  const [found, listed] = await Promise.all([
    sources.upstream.call('storeLocations', { query: {} }),
    listLocations(sources, zipCode, country),
  ])
  if (!found.ok) return null
  const distances = toDistances(listed.ok ? listed.value.locations : [])
  return nearestPickupPoints(toPickupPoints(found.value), country, distances)
}
