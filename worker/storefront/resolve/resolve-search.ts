import { redirectTarget } from '../../../shared/routing/redirect-target'
import { parseListingQuery } from '../../../shared/search/query'
import { isSearchTerm } from '../../../shared/search/search-term'
import type { Lookups } from '../load/lookups'
import type { Resolution, Visit } from './resolution'

const SEARCH_SEGMENT = 'catalogsearch'
/** The rest of the address that the search form has. */
const RESULT_SEGMENT = 'result'

/**
 * The keyword of a search-results path, which contains catalogsearch or the store's word for no result
 * (spec 2): from `q`, else from the other segments of the path. Null for every other path.
 */
export function searchedAt({ path, query, noResultPath }: Visit): string | null {
  const segments = path.split('/').filter(Boolean)
  const isMark = (segment: string) => segment === SEARCH_SEGMENT || segment === noResultPath
  if (!segments.some(isMark)) return null
  const words = segments.filter((segment) => !isMark(segment) && segment !== RESULT_SEGMENT)
  return query.has('q') ? keywordOf(query) : parsed(words.join(' ').replaceAll('-', ' '))
}

export function keywordOf(query: URLSearchParams): string {
  return parsed(query.get('q') ?? '')
}

function parsed(text: string): string {
  return parseListingQuery(new URLSearchParams({ q: text })).keyword
}

/** A term may lead elsewhere than to results, when nothing else is asked for (spec 7, redirect). */
export async function resolveSearch(
  keyword: string,
  { store, query }: Visit,
  lookups: Lookups,
): Promise<Resolution> {
  const isNarrowed = [...query.keys()].some((name) => name !== 'q')
  if (isSearchTerm(keyword) && !isNarrowed) {
    // Where nobody knows of redirects there are the results.
    const url = await lookups.searchRedirect(keyword)
    const target = url.ok && url.value !== null ? redirectTarget(url.value, store) : null
    if (target?.kind === 'other-store') return leadTo(target.href)
    if (target) return leadTo(target.pathname + target.search + target.hash)
  }
  return { kind: 'search', keyword }
}

/** For now: the merchant may want to show results again. */
function leadTo(location: string): Resolution {
  return { kind: 'redirect', location, status: 302 }
}
