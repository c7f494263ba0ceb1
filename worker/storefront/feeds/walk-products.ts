import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { ok, type Result } from '../../../shared/result'
import { IN_CATALOGUE } from '../load/load-cards'
import type { Sources } from '../load/sources'
import { fetchEntities } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'

interface ProductWalk {
  /** Products behind this one; 0 for the first. */
  after: number
  /** How many of them are left out. */
  skip?: number
  size: number
  fields: readonly string[]
}

/**
 * Some products that lists show, by their ids: whoever walks on from the last one meets each once,
 * whatever is added or goes meanwhile. Fewer than asked for are the last.
 */
export async function walkProducts(
  { upstream }: Sources,
  { after, skip = 0, size, fields }: ProductWalk,
): Promise<Result<WireProduct[], UpstreamFault>> {
  const found = await fetchEntities(upstream, {
    type: 'product',
    searchQuery: {
      _appliedFilters: [...IN_CATALOGUE, { attribute: 'id', value: { gt: after } }],
    },
    sort: 'id:asc',
    from: skip,
    size,
    _sourceInclude: [...fields],
  })
  return found.ok ? ok(found.value.items) : found
}

/** How many products lists show altogether. */
export async function countProducts({ upstream }: Sources): Promise<Result<number, UpstreamFault>> {
  const found = await fetchEntities(upstream, {
    type: 'product',
    searchQuery: { _appliedFilters: IN_CATALOGUE },
    size: 1,
    _sourceInclude: ['id'],
  })
  return found.ok ? ok(found.value.total) : found
}
