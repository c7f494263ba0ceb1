import type { Database } from '../db/databases'

/** The houses of one street under one postcode. */
export interface PostalStreet {
  postcode: string
  street: string
  city: string
  municipality: string
  province: string
  firstNumber: number
  lastNumber: number
  /** Additions that house numbers may have there. */
  additions: string[]
  lat: number
  lng: number
}

interface PostalStreetRow extends Omit<PostalStreet, 'additions'> {
  /** As JSON. */
  additions: string
}

const SELECT_STREETS = `
  SELECT postcode, street, city, municipality, province, first_number AS firstNumber,
    last_number AS lastNumber, additions, lat, lng
  FROM postal_street WHERE country = ? AND postcode = ? ORDER BY street`

/** The streets of a postcode, however it is written. `country` is three letters, lower case. */
export async function findStreets(
  db: Database,
  country: string,
  postcode: string,
): Promise<PostalStreet[]> {
  const written = postcode.replace(/[\s-]/g, '').toUpperCase()
  const found = db.prepare(SELECT_STREETS).bind(country, written).all<PostalStreetRow>()
  return (await found).results.map((row) => ({ ...row, additions: JSON.parse(row.additions) }))
}

/** Whether a house number exists in a street. */
export function hasNumber({ firstNumber, lastNumber }: PostalStreet, number: number): boolean {
  return number >= firstNumber && number <= lastNumber
}
