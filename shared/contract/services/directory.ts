import * as z from 'zod/mini'
import type { Call } from '../call'
import { storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireList, wireText } from '../wire/wire-value'

const wireCountry = wireObject({
  id: wireText,
  two_letter_abbreviation: orAbsent(wireText),
  three_letter_abbreviation: orAbsent(wireText),
  full_name_locale: orAbsent(wireText),
  full_name_english: orAbsent(wireText),
  available_regions: wireList(
    wireObject({ id: wireText, code: orAbsent(wireText), name: orAbsent(wireText) }),
  ),
})

export const directoryCalls = {
  countries: {
    method: 'GET',
    path: '/api/directory/countries',
    auth: 'none',
    query: z.object({ storeCode: z.optional(storeCode) }),
    result: z.array(wireCountry),
    envelope: true,
  },
} as const satisfies Record<string, Call>
