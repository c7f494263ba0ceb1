import type { Context } from 'hono'
import { CARDS_AT_ONCE } from '../../../shared/routing/data-paths'
import type { AppEnv } from '../app-env'
import { sendRefusal, sendResult } from '../gateway/envelope'
import { isWithinRate, tooMany } from '../http/rate-limit'
import { loadCards } from '../load/load-cards'
import { openSources } from './open-sources'

/** What may be a sku: nothing longer, and no control characters. */
const SKU = /^[^\p{Cc}]{1,100}$/u

/**
 * Answers with products as they are now, by the skus that a browser keeps of its wishlist. What is
 * gone, disabled or hidden is left out.
 */
export async function serveCards(c: Context<AppEnv>): Promise<Response> {
  if (!(await isWithinRate(c.env.RATE_API, c.req.raw.headers))) return tooMany()
  const skus = skusIn(c.req.queries('sku'))
  const cards = await loadCards(openSources(c).sources, {
    filters: [{ attribute: 'sku', value: { in: skus } }],
    size: skus.length,
    isRare: true,
    withSizes: true,
  })
  if (cards.ok) {
    c.header('cache-control', 'public, max-age=0, must-revalidate')
    return sendResult(c, cards.value)
  }
  c.header('cache-control', 'no-store')
  return sendRefusal(c, 503, 'Something went wrong. Try again in a few seconds.')
}

/** In one order, so that the same products are one question. */
function skusIn(asked: string[] = []): string[] {
  const skus = asked.filter((sku) => SKU.test(sku))
  return [...new Set(skus)].sort().slice(0, CARDS_AT_ONCE)
}
