// What a rating service says of the shop (spec 7, trusted reviews). It is asked as Trusted Shops
// answers; where it is found is a var, and without that var there is no rating.
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { shopRatingCalls } from '../../../shared/contract/services/shop-rating'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseQuery } from '../http/parse-call'

const { shopRating } = shopRatingCalls

const LIMIT_MS = 3000
const MAX_BYTES = 100_000

const vendorAnswer = z.object({ response: z.object({ data: shopRating.result }) })

export const shopRatingRoutes = new Hono<CommerceEnv>()

shopRatingRoutes.get(shopRating.path, async (c) => {
  const asked = parseQuery(c, shopRating.query)
  if (!asked.ok) return asked.error
  const { RATING_URL: address } = c.env
  if (!address) return refuse(c, 404, 'No rating service is set up')
  const found = await askService(address.replace('{shopId}', asked.value.shopId))
  return found ? answer(c, found) : refuse(c, 502, 'The rating service gave no answer')
})

/** The rating, or null for a service that is down or says something else; the log tells why. */
async function askService(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
    const text = response.ok ? await response.text() : ''
    if (text === '' || text.length > MAX_BYTES) throw new Error(`It answered ${response.status}`)
    return vendorAnswer.parse(JSON.parse(text)).response.data
  } catch (error) {
    console.error('The rating of the shop could not be had:', error)
    return null
  }
}
