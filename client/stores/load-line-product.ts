import type { CartLine } from '../../shared/cart/cart-line'
import type { Product } from '../../shared/catalog/product'
import { storePath } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import { fetchPage } from '../browser/fetch-page'
import { toAskedProducts } from '../engine/asked-products'
import type { HttpPort } from '../engine/ports'
import { loadCurrentFacts } from './current-facts/load-current-facts'
import type { QueryHolder } from './query-holder'

interface Shop {
  holder: QueryHolder
  http: HttpPort
  store: StoreView
}

/**
 * The product that a line was chosen from, with prices and stock as they are now. The page of a child
 * leads to its parent (spec 4, product load); null when neither can be had.
 */
export async function loadLineProduct(shop: Shop, line: CartLine): Promise<Product | null> {
  const { sku, link } = line
  const path =
    link || storePath(`/p/${encodeURIComponent(sku)}/${encodeURIComponent(sku)}`, shop.store)
  const product = await loadProduct(path)
  if (!product) return null
  const update = await loadCurrentFacts(shop, toAskedProducts(product)).catch(() => null)
  return update ? update(product) : product
}

/** A page may have moved once. */
async function loadProduct(path: string, mayFollow = true): Promise<Product | null> {
  const answer = await fetchPage(path, new AbortController().signal).catch(() => null)
  if (answer?.kind === 'redirect') return mayFollow ? loadProduct(answer.location, false) : null
  return answer?.page.data.route === 'product' ? answer.page.data.product : null
}
