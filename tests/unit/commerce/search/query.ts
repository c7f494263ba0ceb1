import type { SearchRequestInput } from '../../../../shared/contract/search/search-request'
import { type CommerceShop, postJson } from '../../../fakes/commerce-shop'

type Filter = NonNullable<SearchRequestInput['searchQuery']['_appliedFilters']>[number]

/** What every listing asks for (spec 5, catalogue queries). */
export const VISIBLE: Filter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
]

export function oneOf(attribute: string, ...values: (string | number)[]): Filter {
  return { attribute, value: { in: values }, scope: 'catalog' }
}

interface SearchInput extends Partial<Omit<SearchRequestInput, 'searchQuery'>> {
  filters?: Filter[]
  text?: string
  facets?: string[]
}

interface Found {
  status: number
  skus: string[]
  items: Record<string, unknown>[]
  total: number
  /** Counts by attribute and value. */
  counts: Record<string, Record<string, number>>
  aggregations: Record<string, { value?: number; buckets?: { key: string; doc_count: number }[] }>
}

/** Searches for products as a listing does, in the Dutch store unless another is named. */
export async function search(
  shop: Pick<CommerceShop, 'fetch'>,
  input: SearchInput = {},
): Promise<Found> {
  const { filters = [], text = '', facets = [], store = 'nl_nl', type = 'product', ...rest } = input
  const searchQuery = {
    _availableFilters: facets.map((field) => ({ field, scope: 'catalog' as const })),
    _appliedFilters: [...(type === 'product' ? VISIBLE : []), ...filters],
    _searchText: text,
  }
  const body = { store, type, searchQuery, ...rest }
  const { status, body: answer } = await postJson(shop, '/api/catalog/search', body)
  const found = answer as Omit<Found, 'status' | 'skus' | 'counts'>
  const counts = Object.entries(found.aggregations ?? {}).map(([name, { buckets = [] }]) => [
    name.replace('agg_terms_', ''),
    Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count])),
  ])
  const skus = (found.items ?? []).map(({ sku }) => String(sku))
  return { ...found, status, skus, counts: Object.fromEntries(counts) }
}
