import type { Context } from 'hono'
import { parseListingQuery } from '../../../shared/search/query'
import { isSearchTerm, MIN_TERM_LENGTH } from '../../../shared/search/search-term'
import type { AppEnv } from '../app-env'
import { sendRefusal, sendResult } from '../gateway/envelope'
import { isWithinRate, RATE_PERIOD_SECONDS, TOO_MANY_WORDS } from '../http/rate-limit'
import { loadSuggestions } from '../load/search/load-suggestions'
import { openSources } from './open-sources'

/**
 * Answers the panel of the search form with what fits a term, or with what the shop recommends. Each
 * letter asks anew, so a client may ask so often only.
 */
export async function serveSuggestions(c: Context<AppEnv>): Promise<Response> {
  c.header('cache-control', 'no-store')
  if (!(await isWithinRate(c.env.RATE_SUGGESTIONS, c.req.raw.headers))) {
    c.header('retry-after', String(RATE_PERIOD_SECONDS))
    return sendRefusal(c, 429, TOO_MANY_WORDS)
  }
  const { keyword } = parseListingQuery(new URL(c.req.url).searchParams)
  if (keyword !== '' && !isSearchTerm(keyword)) {
    return sendRefusal(c, 400, `A search term has ${MIN_TERM_LENGTH} characters`)
  }
  const found = await loadSuggestions(openSources(c).sources, keyword)
  if (found.ok) return sendResult(c, found.value)
  return sendRefusal(c, 503, 'Something went wrong. Try again in a few seconds.')
}
