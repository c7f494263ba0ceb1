// What the address lookup found, beside what the shopper wrote (spec 5, address).
import type { MessageKey } from '../../shared/i18n/messages'
import {
  type EnteredAddress,
  isDutch,
  type LookupRequest,
  plainName,
  plainPostcode,
} from './lookup-request'

export interface FoundAddress {
  postcode: string
  street: string
  city: string
  /** Of the question: the services repeat them in too many ways. */
  houseNumber: string
  affix: string
  countryCode: string
  /** The additions of the house number, where the one asked for is not among them; else null. */
  knownAffixes: readonly string[] | null
}

/** What there is to say about an address: the message, and what the lookup takes to be right. */
export interface LookupMessage {
  key: MessageKey
  /** Fills the place of `{code}` in the message; empty where it has none. */
  code: string
}

/** Whether the form has the street, the postcode and the town that were found. */
export function hasFoundAddress(entered: EnteredAddress, found: FoundAddress): boolean {
  return (
    plainPostcode(entered.zipCode) === plainPostcode(found.postcode) &&
    plainName(entered.streetAddress) === plainName(found.street) &&
    plainName(entered.city) === plainName(found.city)
  )
}

/**
 * What does not agree with the found address (spec 5, address), as advice and never as a refusal:
 * the shopper knows better than a service where they live. Null when all is well.
 */
export function checkAddress(entered: EnteredAddress, found: FoundAddress): LookupMessage | null {
  const { postcode, street, knownAffixes } = found
  if (isDutch(found)) {
    if (knownAffixes === null) return null
    const code = knownAffixes.join(', ')
    return { key: code === '' ? 'checkout.lookup-no-affix' : 'checkout.lookup-affix', code }
  }
  if (plainPostcode(entered.zipCode) !== plainPostcode(postcode)) {
    return { key: 'checkout.lookup-postcode', code: postcode }
  }
  if (plainName(entered.streetAddress) !== plainName(street)) {
    return { key: 'checkout.lookup-street', code: street }
  }
  return null
}

/**
 * Whether a found address answers a question, too, that was not asked: the house is the same, and the
 * street is the found one or begins like it.
 */
export function answersRequest(found: FoundAddress, request: LookupRequest): boolean {
  return (
    found.countryCode === request.countryCode &&
    found.houseNumber === request.houseNumber &&
    found.affix === request.affix &&
    plainPostcode(found.postcode) === request.postcode &&
    plainName(found.street).startsWith(plainName(request.street))
  )
}
