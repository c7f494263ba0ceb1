import type { Database } from '../db/databases'
import { findStreets, hasNumber } from './postal-street'

interface Question {
  postcode: string
  houseNumber: string
  affix?: string | undefined
}

const NOT_FOUND = { error: true, status: 'notFound', message: 'Combination does not exist.' }

/** The address of a postcode and house number; an addition that is not there is said, not refused. */
export async function findDutchAddress(
  db: Database,
  { postcode, houseNumber, affix = '' }: Question,
): Promise<object> {
  const number = Number(houseNumber)
  const streets = await findStreets(db, 'nld', postcode)
  const street = streets.find((candidate) => hasNumber(candidate, number))
  if (!street) return NOT_FOUND
  const { additions } = street
  const addition = affix.trim().toUpperCase()
  const isKnown = addition === '' || additions.includes(addition)
  return {
    street: street.street,
    houseNumber: number,
    houseNumberAddition: isKnown ? addition : '',
    houseNumberAdditions: additions,
    postcode: street.postcode,
    city: street.city,
    municipality: street.municipality,
    province: street.province,
    latitude: street.lat,
    longitude: street.lng,
    status: isKnown ? 'valid' : 'houseNumberAdditionIncorrect',
  }
}
