import { withCurrentFacts } from '../../../shared/catalog/current-facts'
import type { Product } from '../../../shared/catalog/product'
import type { StoreView } from '../../../shared/store-view/store-view'
import { type AskedProduct, toAskedProducts } from '../../engine/asked-products'
import { fetchCurrentFacts } from '../../engine/current-facts'
import type { HttpPort } from '../../engine/ports'
import { queryClientOf } from '../query-client'
import type { QueryHolder } from '../query-holder'

/** How long an answer about prices and stock is good for, in milliseconds. */
const FRESH_MS = 30_000

interface Shop {
  holder: QueryHolder
  http: HttpPort
  store: StoreView
}

/**
 * What brings a product up to date: prices and stock from this page load's client of TanStack Query.
 * Throws when they cannot be had.
 */
export async function loadCurrentFacts(
  { holder, http, store }: Shop,
  asked: readonly AskedProduct[],
): Promise<(product: Product) => Product> {
  const facts = await queryClientOf(holder).fetchQuery({
    queryKey: ['current-facts', asked.map(({ sku }) => sku)],
    async queryFn() {
      const facts = await fetchCurrentFacts(http, store, asked)
      if (!facts) throw new Error('Prices and stock could not be asked for')
      return facts
    },
    staleTime: FRESH_MS,
    retry: false,
    // Without a network the answer is known at once: there is none.
    networkMode: 'always',
  })
  return (product) => withCurrentFacts(product, facts)
}

/** The same ahead of a visit, so that the page of the product is current when it opens. */
export async function prefetchCurrentFacts(shop: Shop, product: Product): Promise<void> {
  await loadCurrentFacts(shop, toAskedProducts(product))
}
