import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { fail, ok, type Result } from '../../../shared/result'
import { IN_CATALOGUE } from '../load/load-cards'
import type { Sources } from '../load/sources'
import { logLine } from '../runtime/log-line'
import { fetchEntities } from '../upstream/catalogue'
import { formatFault, type UpstreamFault } from '../upstream/fault'

interface ProductWalk {
  /** Products behind this one; 0 for the first. */
  after: number
  /** How many of them are left out. */
  skip?: number
  size: number
  fields: readonly string[]
}

/** Products, and where to walk on. */
interface WalkedProducts {
  items: WireProduct[]
  /** Behind which product the next are; null where these are the last. */
  next: number | null
}

/**
 * Some products that lists show, by their ids: whoever walks on from the last one meets each once,
 * whatever is added or goes meanwhile. There may be fewer than asked for before the last: what is removed
 * at that moment, or is of no shape that we know, is left out.
 */
export async function walkProducts(
  { upstream }: Sources,
  { after, skip = 0, size, fields }: ProductWalk,
): Promise<Result<WalkedProducts, UpstreamFault>> {
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
  if (!found.ok) return found
  const { items, total, rejected } = found.value
  if (rejected > 0) logLine('warn', 'products-left-out', { after, rejected })
  if (total <= skip + size) return ok({ items, next: null })
  const last = items.at(-1)
  // More are there, and nothing says from where on: what reads this must not take it for the end.
  return last ? ok({ items, next: last.id }) : fail(formatFault(false))
}

interface PageWalk {
  /** Counted from 1. */
  page: number
  productsAPage: number
  productsAPart: number
  /** Where a part begins: behind which product, and how many of the page come before it. Empty at first. */
  from: string
  fields: readonly string[]
}

/** A part of a page of products: as many as a document may name are a page, walked through in parts. */
export async function walkPage(
  sources: Sources,
  { page, productsAPage, productsAPart, from, fields }: PageWalk,
): Promise<Result<{ items: WireProduct[]; next: string | null }, UpstreamFault>> {
  const [after = 0, known = 0] = from.split('.').map(Number)
  const skip = known === 0 ? (page - 1) * productsAPage : 0
  const size = Math.min(productsAPart, productsAPage - known)
  const found = await walkProducts(sources, { after, skip, size, fields })
  if (!found.ok) return found
  const { items, next } = found.value
  const total = known + items.length
  const isEnd = next === null || total >= productsAPage
  return ok({ items, next: isEnd ? null : `${next}.${total}` })
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
