import { GUEST_GROUP } from '../../../shared/catalog/tier-price'
import { type Entity, parseEntities } from '../../../shared/contract/search/entities'
import type { WireSearchAnswer } from '../../../shared/contract/search/search-answer'
import { toSearchAnswer } from '../../../shared/contract/search/search-dialects'
import type { EntityType, SearchRequestInput } from '../../../shared/contract/search/search-request'
import type { UrlMapRequest, WireUrlMapAnswer } from '../../../shared/contract/url/url-map'
import { fail, ok, type Result } from '../../../shared/result'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { formatFault, type UpstreamFault } from './fault'
import type { Upstream } from './upstream'

type Answer<T> = Promise<Result<T, UpstreamFault>>

const DEFAULT_SIZE = 50

/** A search answer whose items have the shape of their entity. */
export interface Found<T extends EntityType> extends Omit<WireSearchAnswer, 'items'> {
  items: Entity<T>[]
  /** How many items were left out because they did not fit. */
  rejected: number
}

/** A search request without what the upstream of a store already knows. */
export type EntityQuery<T extends EntityType> = Omit<SearchRequestInput, 'store' | 'type'> & {
  type: T
}

/** The search backend query, for products and every other entity, in any dialect (spec 7). */
export async function fetchEntities<T extends EntityType>(
  upstream: Upstream,
  query: EntityQuery<T>,
): Answer<Found<T>> {
  const group = query.type === 'product' ? groupFields(upstream) : {}
  const body = { ...query, ...group, store: upstream.storeCode }
  const answer = await upstream.ask('search', { body })
  if (!answer.ok) return answer
  const found = toSearchAnswer(answer.value, {
    start: query.from ?? 0,
    perPage: query.size ?? DEFAULT_SIZE,
  })
  if (!found) return fail(formatFault(false))
  const { items, rejected } = parseEntities(query.type, found.items)
  return ok({ ...found, items, rejected: rejected.length })
}

/** Pages are made for nobody in particular: their prices are those of guests (spec 5, contract 1.7). */
function groupFields({ storeCode }: Pick<Upstream, 'storeCode'>) {
  return storeViewOf(storeCode).hasPriceTiers ? { groupId: String(GUEST_GROUP) } : {}
}

/** Where a searched word leads instead of to results; null for every other word (spec 7). */
export async function fetchSearchRedirect(
  upstream: Upstream,
  keyword: string,
): Answer<string | null> {
  const answer = await upstream.call('searchRedirect', { query: { tn_q: keyword } })
  return answer.ok ? ok(answer.value.redirect?.url ?? null) : answer
}

/** The categories below a landing page (spec 7). */
export async function fetchSubCategories(
  upstream: Upstream,
  urlPath: string,
): Answer<{ url_path: string; name?: string }[]> {
  const answer = await upstream.call('landingPageSubCategories', { query: { urlPath } })
  return answer.ok ? ok(answer.value.items) : answer
}

/** What is behind a path: a product, a category, a CMS page, or null (contract 1.7). */
export function mapUrl(upstream: Upstream, request: UrlMapRequest): Answer<WireUrlMapAnswer> {
  return upstream.call('urlMap', { body: { ...request, ...groupFields(upstream) } })
}
