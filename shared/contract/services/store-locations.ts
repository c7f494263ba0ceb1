// The merchant's own stores and dealers. The path and the shape are ours (contract 1.6).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireList, wireNumber, wireText } from '../wire/wire-value'

const storeLocation = wireObject({
  id: wireInteger,
  name: wireText,
  street: orAbsent(wireText),
  postcode: orAbsent(wireText),
  city: orAbsent(wireText),
  country_id: orAbsent(wireText),
  phone: orAbsent(wireText),
  email: orAbsent(wireText),
  lat: wireNumber,
  lng: wireNumber,
  schedule: wireList(
    wireObject({ day: wireText, open: orAbsent(wireText), close: orAbsent(wireText) }),
  ),
})

export type WireStoreLocation = z.output<typeof storeLocation>

export const storeLocationCalls = {
  storeLocations: {
    method: 'GET',
    path: '/api/ext/store-locator/stores',
    auth: 'none',
    query: z.object({ storeCode: z.optional(storeCode) }),
    result: z.array(storeLocation),
    envelope: true,
  },
} as const satisfies Record<string, Call>
