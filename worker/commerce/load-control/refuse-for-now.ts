import type { Context } from 'hono'
import { refuse } from '../http/answer'
import type { SearchFault } from './search-turns'

const TOO_MANY = {
  search: 'Too many searches at once. Try again in a few seconds.',
  articles: 'Too many lists of articles at once. Try again in a few seconds.',
  prices: 'Too many price lists at once. Try again in a few seconds.',
}

/** 429, since nothing is wrong with the call: there are too many of them. */
export function refuseForNow(
  c: Context,
  fault: SearchFault,
  what: keyof typeof TOO_MANY,
): Response {
  console.warn(JSON.stringify({ event: `${what}-${fault}` }))
  c.header('retry-after', '2')
  return refuse(c, 429, TOO_MANY[what])
}
