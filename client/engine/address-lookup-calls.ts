// Asks for an address (spec 7, address lookup; contract 1.11). Whatever the service does is an outcome.
import { addressLookupCalls } from '../../shared/contract/services/address-lookup'
import type { LookupOutcome } from './address-lookup'
import type { FoundAddress } from './found-address'
import type { LookupCountry } from './lookup-countries'
import { isDutch, type LookupRequest, toAddressText } from './lookup-request'
import type { HttpPort } from './ports'

const FAILED: LookupOutcome = { kind: 'failed' }
const NONE: LookupOutcome = { kind: 'none' }

/** Asks the Dutch service for Dutch addresses, the international one for all others. Never throws. */
export async function lookUpAddress(
  http: HttpPort,
  request: LookupRequest,
  country: LookupCountry,
): Promise<LookupOutcome> {
  const path = isDutch(request) ? toDutchPath(request) : toInternationalPath(request, country)
  const answer = await http.send({ method: 'GET', path })
  if (answer.kind === 'lost' || answer.code !== 200) return FAILED
  return isDutch(request) ? readDutch(answer.result, request) : readOther(answer.result, request)
}

function toDutchPath({ postcode, houseNumber, affix }: LookupRequest): string {
  return withQuery(addressLookupCalls.addressLookupDutch.path, { postcode, houseNumber, affix })
}

function toInternationalPath(request: LookupRequest, { iso3 }: LookupCountry): string {
  const query = { q: toAddressText(request), context: iso3.toLowerCase() }
  return withQuery(addressLookupCalls.addressLookupInternational.path, query)
}

function withQuery(path: string, query: Record<string, string>): string {
  const parts = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `${path}?${parts.join('&')}`
}

function readDutch(result: unknown, request: LookupRequest): LookupOutcome {
  const read = addressLookupCalls.addressLookupDutch.result.safeParse(result)
  if (!read.success) return FAILED
  const { error, street, city, postcode, status, houseNumberAdditions } = read.data
  if (error) return NONE
  const isAffixWrong = status === 'houseNumberAdditionIncorrect'
  const knownAffixes = isAffixWrong ? (houseNumberAdditions ?? []).filter(Boolean) : null
  return toOutcome(request, { street, city, postcode, knownAffixes })
}

function readOther(result: unknown, request: LookupRequest): LookupOutcome {
  const read = addressLookupCalls.addressLookupInternational.result.safeParse(result)
  if (!read.success) return FAILED
  const { address, exception, error } = read.data
  if (exception || error || !address) return NONE
  const { street, postcode, locality: city } = address
  return toOutcome(request, { street, city, postcode, knownAffixes: null })
}

interface AnsweredAddress {
  street: string | null | undefined
  city: string | null | undefined
  postcode: string | null | undefined
  knownAffixes: readonly string[] | null
}

/** Without a street an answer completes nothing. */
function toOutcome(request: LookupRequest, answered: AnsweredAddress): LookupOutcome {
  const { street, city, postcode, knownAffixes } = answered
  if (!street) return NONE
  const { houseNumber, affix, countryCode } = request
  const address: FoundAddress = {
    street,
    city: city ?? '',
    postcode: postcode || request.postcode,
    houseNumber,
    affix,
    countryCode,
    knownAffixes,
  }
  return { kind: 'found', address }
}
