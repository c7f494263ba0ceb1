// What is asked of the address lookup, from what stands in the form (spec 3, address lookup state).
import { addressLookupCalls } from '../../shared/contract/services/address-lookup'
import type { LookupCountry } from './lookup-countries'

/** The part of an address that can be looked up, as the form has it. */
export interface EnteredAddress {
  /** Two letters (ISO 3166). */
  country: string
  zipCode: string
  /** House number, with its addition. */
  apartmentNumber: string
  streetAddress: string
  city: string
}

/** One question, in one spelling: two that mean the same are equal. */
export interface LookupRequest {
  /** Without spaces, upper case. */
  postcode: string
  houseNumber: string
  affix: string
  /** Empty for a Dutch address: postcode and house number say it all. */
  street: string
  countryCode: string
}

const DUTCH = 'NL'
/** A house number and what follows it, as in `12`, `12 A`, `12-2` and `12bis`. */
const HOUSE_NUMBER = /^(\d{1,5})(?:[\s\-/]*([^\d\s\-/].{0,15})|[\s\-/]+(.{1,16}))?$/u
const MIN_POSTCODE = 3
const MAX_POSTCODE = 16
/** A street that is still shorter says too little to ask for. */
const MIN_STREET = 3
const MAX_STREET = 64

/** Whether an address is asked of the Dutch service, which needs no street. */
export function isDutch({ countryCode }: Pick<LookupRequest, 'countryCode'>): boolean {
  return countryCode === DUTCH
}

/** A postcode as two of them are compared (spec 5, address). */
export function plainPostcode(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** A street or a town as two of them are compared (spec 5, address): upper and lower case and spaces aside. */
export function plainName(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

/** What to ask for; null while too little is known, or where the country cannot be looked up. */
export function toLookupRequest(
  entered: EnteredAddress,
  countries: readonly LookupCountry[],
): LookupRequest | null {
  const { country, streetAddress } = entered
  const house = splitHouseNumber(entered.apartmentNumber)
  if (!house || !countries.some(({ iso2 }) => iso2 === country)) return null
  const postcode = plainPostcode(entered.zipCode)
  const street = country === DUTCH ? '' : streetAddress.trim().replace(/\s+/g, ' ')
  const request = { postcode, ...house, street, countryCode: country }
  return isComplete(request) ? request : null
}

function isComplete(request: LookupRequest): boolean {
  const { postcode, street } = request
  if (isDutch(request)) {
    return addressLookupCalls.addressLookupDutch.query.safeParse(request).success
  }
  const isPostcode = postcode.length >= MIN_POSTCODE && postcode.length <= MAX_POSTCODE
  const isStreet = street.length >= MIN_STREET && street.length <= MAX_STREET
  const { q } = addressLookupCalls.addressLookupInternational.query.shape
  return isPostcode && isStreet && q.safeParse(toAddressText(request)).success
}

/** The question in one text, as the international service takes it (spec 7, address lookup). */
export function toAddressText({ postcode, street, houseNumber, affix }: LookupRequest): string {
  return [postcode, street, houseNumber, affix].filter(Boolean).join(' ')
}

/** The number and its addition, `A` in `12 A`; null for what begins with no number. */
export function splitHouseNumber(text: string): { houseNumber: string; affix: string } | null {
  const found = HOUSE_NUMBER.exec(text.trim())
  if (!found) return null
  const [, houseNumber = '', joined = '', apart = ''] = found
  return { houseNumber, affix: (joined || apart).trim().toUpperCase() }
}

/** Whether two questions are one. */
export function isSameRequest(one: LookupRequest | null, other: LookupRequest | null): boolean {
  if (!one || !other) return one === other
  const names: (keyof LookupRequest)[] = [
    'postcode',
    'houseNumber',
    'affix',
    'street',
    'countryCode',
  ]
  return names.every((name) => one[name] === other[name])
}
