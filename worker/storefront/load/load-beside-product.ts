// What a product page shows besides its product. All of it is optional: an outage leaves it out.
import { mapNeighbours, type Neighbours, NO_NEIGHBOURS } from '../../../shared/catalog/neighbours'
import type { ProductCard } from '../../../shared/catalog/product'
import { reviewQuery, toReviews } from '../../../shared/contract/catalogue/to-reviews'
import { productTag } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { FIRST_REVIEWS, type Reviews, UNKNOWN_REVIEWS } from '../../../shared/reviews/review'
import { fetchEntities } from '../upstream/catalogue'
import { loadCards } from './load-cards'
import type { Sources } from './sources'

/** Most cards of one row. */
const ROW_SIZE = 8

/**
 * The products that the merchant puts beside one, in the merchant's order: all rows with one
 * question, each product once. What is disabled, hidden or gone is left out (spec 5: status 1 only for linked products).
 */
export async function loadNeighbours(
  sources: Sources,
  skus: Neighbours<string>,
): Promise<Neighbours> {
  const rows = mapNeighbours(skus, (row) => row.slice(0, ROW_SIZE))
  const all = [...new Set(Object.values(rows).flat())]
  if (all.length === 0) return NO_NEIGHBOURS
  const cards = await loadCards(sources, {
    filters: [
      { attribute: 'sku', value: { in: all } },
      { attribute: 'status', value: { in: [1] } },
    ],
    size: all.length,
    withSizes: rows.upSells.length > 0,
  })
  if (!cards.ok) return NO_NEIGHBOURS
  const bySku = new Map(cards.value.map((card) => [card.sku, card]))
  const takeOnce = (sku: string) => {
    const card = bySku.get(sku)
    bySku.delete(sku)
    return card ?? []
  }
  const { upSells, ...others } = mapNeighbours(rows, (row) => row.flatMap(takeOnce))
  return { ...mapNeighbours({ ...others, upSells: [] }, (row) => row.map(withoutSizes)), upSells }
}

/** Only what is finer is chosen in a size beside another product (spec 2). */
function withoutSizes({ sizes: _, ...card }: ProductCard): ProductCard {
  return card
}

/** The newest reviews of a product. They are optional: an outage leaves the page without them. */
export async function loadReviews(
  { cache, upstream }: Sources,
  productId: number,
): Promise<Reviews> {
  const read = await cache.read(
    { kind: 'search', parts: { reviews: productId }, tags: () => [productTag(productId)] },
    async () => {
      const found = await fetchEntities(upstream, reviewQuery(productId, FIRST_REVIEWS))
      if (!found.ok) return found
      const { items, total, aggregations } = found.value
      return ok(toReviews(items, total, aggregations.rating?.value))
    },
  )
  return read.ok ? read.value.value : UNKNOWN_REVIEWS
}
