// Completing an address (spec 7, contract 1.11). A lookup that finds nothing still answers: the
// Dutch one by an error, the international one by an exception.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { line } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import {
  orAbsent,
  wireInteger,
  wireList,
  wireNumber,
  wireText,
  wireValue,
} from '../wire/wire-value'

export const dutchAddress = wireObject({
  street: orAbsent(wireText),
  houseNumber: orAbsent(wireInteger),
  houseNumberAddition: orAbsent(wireText),
  houseNumberAdditions: wireList(wireText),
  postcode: orAbsent(wireText),
  city: orAbsent(wireText),
  municipality: orAbsent(wireText),
  province: orAbsent(wireText),
  latitude: orAbsent(wireNumber),
  longitude: orAbsent(wireNumber),
  status: orAbsent(wireText),
  error: orAbsent(wireValue),
  message: orAbsent(wireText),
})

export const internationalAddress = wireObject({
  address: orAbsent(
    wireObject({
      country: orAbsent(wireText),
      locality: orAbsent(wireText),
      street: orAbsent(wireText),
      postcode: orAbsent(wireText),
      building: orAbsent(wireText),
      buildingNumber: orAbsent(wireText),
      buildingNumberAddition: orAbsent(wireText),
    }),
  ),
  mailLines: wireList(wireText),
  country: orAbsent(
    wireObject({ name: orAbsent(wireText), iso2Code: orAbsent(wireText), iso3Code: wireText }),
  ),
  exception: orAbsent(wireValue),
  error: orAbsent(wireValue),
})

const lookup = { method: 'GET', auth: 'none', envelope: true } as const

export const addressLookupCalls = {
  addressLookupDutch: {
    ...lookup,
    path: '/api/ext/postcode/nl',
    query: z.object({
      postcode: z.string().check(z.regex(/^[1-9]\d{3}\s?[a-z]{2}$/i)),
      houseNumber: z.string().check(z.regex(/^\d{1,5}$/)),
      affix: z.optional(line(16)),
    }),
    result: dutchAddress,
  },
  addressLookupInternational: {
    ...lookup,
    path: '/api/ext/postcode/international',
    query: z.object({
      /** Postcode, street, number and affix in one text. */
      q: line(256),
      /** The country as three letters, lower case. */
      context: z.string().check(z.regex(/^[a-z]{3}$/)),
    }),
    result: internationalAddress,
  },
} as const satisfies Record<string, Call>
