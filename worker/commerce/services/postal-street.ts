import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { sql } from '../db/sql'

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

/** The streets of a postcode, however it is written. `country` is three letters, lower case. */
export async function findStreets(
  db: Database,
  country: string,
  postcode: string,
): Promise<PostalStreet[]> {
  const written = postcode.replace(/[\s-]/g, '').toUpperCase()
  const streets = await readAll(
    db,
    query<PostalStreetRow>(
      sql`SELECT postcode, street, city, municipality, province, first_number AS firstNumber,
          last_number AS lastNumber, additions, lat, lng
        FROM postal_street WHERE country = ${country} AND postcode = ${written} ORDER BY street`,
    ),
  )
  return streets.map((row) => ({ ...row, additions: JSON.parse(row.additions) }))
}

/** Whether a house number exists in a street. */
export function hasNumber({ firstNumber, lastNumber }: PostalStreet, number: number): boolean {
  return number >= firstNumber && number <= lastNumber
}
