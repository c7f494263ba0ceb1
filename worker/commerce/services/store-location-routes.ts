import { Hono } from 'hono'
import { storeLocationCalls } from '../../../shared/contract/services/store-locations'
import { query, readAll } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { browse } from '../http/browse'

export const storeLocationRoutes = new Hono<CommerceEnv>()

/** Every store there is, those of the asking store's own country first. */
storeLocationRoutes.get(storeLocationCalls.storeLocations.path, async (c) => {
  const { defaultCountry } = c.get('store').i18n
  const locations = await readAll(
    await browse(c),
    query<{ schedule: string }>(
      sql`SELECT id, name, street, postcode, city, country AS country_id, phone, email, lat, lng,
          schedule
        FROM store_location ORDER BY country <> ${defaultCountry}, city, name`,
    ),
  )
  return answer(
    c,
    locations.map((row) => ({ ...row, schedule: JSON.parse(row.schedule) })),
  )
})
