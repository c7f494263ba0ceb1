import { alpha2Of } from '../catalogue/countries'
import type { Database } from '../db/databases'
import { findStreets, hasNumber, type PostalStreet } from './postal-street'

interface Question {
  /** Postcode, street, number and affix in one text. */
  q: string
  /** Three letters, lower case. */
  context: string
}

const NOT_FOUND = { exception: 'Address not found' }

/** The address that a text in a country's own order of parts most likely means. */
export async function findInternationalAddress(
  db: Database,
  { q, context }: Question,
): Promise<object> {
  const words = q.trim().split(/[\s,]+/)
  const found = await findByPostcode(db, context, words)
  if (!found) return NOT_FOUND
  const { streets, rest } = found
  const numberAt = rest.findIndex((word) => /^\d/.test(word))
  const number = rest[numberAt] ?? ''
  const street = chooseStreet(streets, rest.join(' '))
  if (!street || !hasNumber(street, Number.parseInt(number, 10))) return NOT_FOUND
  return toAnswer(street, number, rest.slice(numberAt + 1).join(' '), context)
}

/** A postcode is one word, or two as in 1012 AB; the words behind it are the street. */
async function findByPostcode(db: Database, country: string, words: string[]) {
  for (const length of [1, 2]) {
    const streets = await findStreets(db, country, words.slice(0, length).join(''))
    if (streets.length > 0) return { streets, rest: words.slice(length) }
  }
  return null
}

/**
 * The street that is named, or the only one that begins so while it is being typed; where a postcode
 * has but one, it needs no name.
 */
function chooseStreet(streets: PostalStreet[], text: string): PostalStreet | undefined {
  const plain = toPlain(text)
  const named = streets.find(({ street }) => plain.includes(toPlain(street)))
  if (named) return named
  const beginning = plain.replace(/\s*\d.*$/, '')
  const begun = streets.filter(({ street }) => toPlain(street).startsWith(beginning))
  return begun.length === 1 ? begun[0] : undefined
}

function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss').toLowerCase()
}

function toAnswer(street: PostalStreet, number: string, addition: string, country: string) {
  const iso2 = alpha2Of(country) ?? ''
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(iso2)
  return {
    address: {
      country: name,
      locality: street.city,
      street: street.street,
      postcode: street.postcode,
      building: `${number} ${addition}`.trim(),
      buildingNumber: number,
      buildingNumberAddition: addition,
    },
    mailLines: [
      `${street.street} ${number} ${addition}`.trim(),
      `${street.postcode} ${street.city}`,
    ],
    country: { name, iso2Code: iso2, iso3Code: country.toUpperCase() },
  }
}
