import type { ProductCard } from '../../../shared/catalog/product'
import { CARD_FIELDS } from '../../../shared/contract/catalogue/card-fields'
import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { ATTRIBUTES, PRODUCT_LISTS, productTag } from '../../../shared/contract/change-tags'
import type { AppliedFilter } from '../../../shared/contract/search/search-request'
import { ok, type Result } from '../../../shared/result'
import { toCard, toCardSizes } from '../mapping/product/to-card'
import { fetchEntities } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'
import { loadAttributes } from './load-attributes'
import type { Sources } from './sources'

interface CardsQuery {
  filters: Pick<AppliedFilter, 'attribute' | 'value'>[]
  /** Left out where the order does not matter. */
  sort?: string
  size: number
  /** One of endlessly many, as what one shopper asks for is. */
  isRare?: boolean
  /** Children in which their products are shown; the others open as everywhere. */
  children?: readonly string[]
  /** Sizes can be chosen on the cards. */
  withSizes?: boolean
}

/** What lists show. */
export const IN_CATALOGUE: CardsQuery['filters'] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
]

/** Every list of products: which they are, and the words of their attributes. */
export const LIST_TAGS = ['product', PRODUCT_LISTS, ATTRIBUTES]

/** The products that cards show. */
export function cardTags(cards: readonly ProductCard[]): string[] {
  return cards.flatMap(({ id }) => (id === null ? [] : [productTag(id)]))
}

/** A short row of products without anything to narrow it by. */
export async function loadCards(
  sources: Sources,
  { isRare = false, ...query }: CardsQuery,
): Promise<Result<readonly ProductCard[], UpstreamFault>> {
  const read = await sources.cache.read(
    {
      kind: 'search',
      parts: { cards: query },
      isRare,
      tags: (cards) => [...LIST_TAGS, ...cardTags(cards)],
      isEmpty: (cards) => cards.length === 0 && query.filters.length === 0,
    },
    async () => {
      const [found, attributes] = await Promise.all([
        fetchEntities(sources.upstream, {
          type: 'product',
          searchQuery: { _appliedFilters: [...IN_CATALOGUE, ...query.filters] },
          ...(query.sort ? { sort: query.sort } : {}),
          size: query.size,
          _sourceInclude: CARD_FIELDS,
        }),
        loadAttributes(sources),
      ])
      if (!found.ok) return found
      if (!attributes.ok) return attributes
      const { store } = sources
      return ok(
        found.value.items.map((item) => ({
          ...toCard(item, attributes.value, store, { sku: wantedChild(item, query.children) }),
          ...(query.withSizes && { sizes: toCardSizes(item, attributes.value, store) }),
        })),
      )
    },
  )
  return read.ok ? ok(read.value.value) : read
}

function wantedChild({ configurable_children = [] }: WireProduct, wanted: readonly string[] = []) {
  return configurable_children.find(({ sku }) => wanted.includes(sku))?.sku ?? null
}

/** What the merchant recommends, the newest first: the home page shows it, and a search without results. */
export function loadBestsellers(sources: Sources, size: number) {
  const filters = [{ attribute: 'erin_recommends', value: { eq: '1' } }]
  return loadCards(sources, { filters, sort: 'created_at:desc', size })
}
