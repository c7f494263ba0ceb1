// Completing an address (spec 7, contract 1.11). A lookup that finds nothing still answers 200 and
// says so: the Dutch one by an error, the international one by an exception.
import { Hono } from 'hono'
import { addressLookupCalls } from '../../../shared/contract/services/address-lookup'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { browse } from '../http/browse'
import { parseQuery } from '../http/parse-call'
import { findDutchAddress } from './find-dutch-address'
import { findInternationalAddress } from './find-international-address'

const { addressLookupDutch, addressLookupInternational } = addressLookupCalls

export const addressLookupRoutes = new Hono<CommerceEnv>()

addressLookupRoutes.get(addressLookupDutch.path, async (c) => {
  const query = parseQuery(c, addressLookupDutch.query)
  return query.ok ? answer(c, await findDutchAddress(await browse(c), query.value)) : query.error
})

addressLookupRoutes.get(addressLookupInternational.path, async (c) => {
  const query = parseQuery(c, addressLookupInternational.query)
  if (!query.ok) return query.error
  return answer(c, await findInternationalAddress(await browse(c), query.value))
})
