import { Hono } from 'hono'
import { serviceCalls } from '../../../shared/contract/services/services'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { browse } from '../http/browse'

const SELECT_LOCATIONS = `
  SELECT id, name, street, postcode, city, country AS country_id, phone, email, lat, lng, schedule
  FROM store_location ORDER BY country <> ?, city, name`

export const storeLocationRoutes = new Hono<CommerceEnv>()

/** Every store there is, those of the asking store's own country first. */
storeLocationRoutes.get(serviceCalls.storeLocations.path, async (c) => {
  const { defaultCountry } = c.get('store').i18n
  const catalogue = await browse(c)
  const { results } = await catalogue
    .prepare(SELECT_LOCATIONS)
    .bind(defaultCountry)
    .all<{ schedule: string }>()
  return answer(
    c,
    results.map((row) => ({ ...row, schedule: JSON.parse(row.schedule) })),
  )
})
