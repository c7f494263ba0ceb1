// Towns that a search near a place begins at, and the postcodes around each: what is asked for stays
// in the shop, and no service learns where somebody lives. Precise to a few kilometres.
import type { GeoPoint } from '../../../../shared/store-locations/distance'
import { BENELUX } from './postcodes/benelux'
import { CENTRAL } from './postcodes/central'
import { WESTERN } from './postcodes/western'

export interface Place extends GeoPoint {
  name: string
  country: string
  /** How the postcodes around it begin; of two, all that lie between them. */
  first: string
  last: string
}

/** All places that are known by name or postcode. */
export const PLACES: readonly Place[] = Object.entries({
  ...BENELUX,
  ...CENTRAL,
  ...WESTERN,
}).flatMap(([country, lines]) => lines.split('\n').map((line) => toPlace(country, line)))

function toPlace(country: string, line: string): Place {
  const [codes = '', lat, lng, ...words] = line.split(' ')
  const [first = '', last = first] = codes.split('-')
  return { country, first, last, lat: Number(lat), lng: Number(lng), name: words.join(' ') }
}
