import { parseEntities } from '../../../shared/contract/search/entities'
import { toSearchAnswer } from '../../../shared/contract/search/search-dialects'
import type {
  WireLandingPage,
  WireRedirect,
  WireUrlMapping,
} from '../../../shared/contract/url/url-record'
import { fail, ok, type Result } from '../../../shared/result'
import { formatFault, type UpstreamFault } from './fault'
import type { Upstream } from './upstream'

/** The small entities behind one path; each may be missing. */
export interface WireUrlRecords {
  mapping: WireUrlMapping | null
  redirect: WireRedirect | null
  landingPage: WireLandingPage | null
}

const TYPES = ['url_mapping', 'redirect', 'tweakwise_landing_page'] as const

/**
 * Asks for all records of a path at once: one query may name several types, and every item says
 * which it is (spec 7, entity search by request_path).
 * @param path with a leading slash
 */
export async function fetchUrlRecords(
  upstream: Upstream,
  path: string,
): Promise<Result<WireUrlRecords, UpstreamFault>> {
  const filter = { attribute: 'request_path', value: { eq: path.slice(1) }, scope: 'default' }
  const body = {
    store: upstream.storeCode,
    type: TYPES.join(','),
    searchQuery: { _appliedFilters: [filter] },
    size: TYPES.length,
  }
  const answer = await upstream.ask('search', { body })
  if (!answer.ok) return answer
  const found = toSearchAnswer(answer.value, { start: 0, perPage: TYPES.length })
  if (!found) return fail(formatFault(false))
  const ofType = (type: string) => found.items.filter((item) => item._type === type)
  return ok({
    mapping: parseEntities('url_mapping', ofType('url_mapping')).items[0] ?? null,
    redirect: parseEntities('redirect', ofType('redirect')).items[0] ?? null,
    landingPage:
      parseEntities('tweakwise_landing_page', ofType('tweakwise_landing_page')).items[0] ?? null,
  })
}
