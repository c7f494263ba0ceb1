import type { StoreLink } from '../../../../shared/catalog/category'
import type { Neighbours } from '../../../../shared/catalog/neighbours'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import type { WireProductLink } from '../../../../shared/contract/catalogue/product-parts'
import type { WireUrlAlternates } from '../../../../shared/contract/catalogue/url-alternates'
import { productLink } from '../../../../shared/routing/links'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'

/** Products that are part of another one's page, by sku. */
export type LinkedProducts = ReadonlyMap<string, WireProduct>

/** What a product is linked to in one way, in the order of the merchant. */
export function productLinksOf(
  { product_links = [] }: WireProduct,
  type: string,
): WireProductLink[] {
  const links = product_links.filter((link) => link.link_type === type && link.enabled !== false)
  return links.sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
}

/** Skus of the products beside another one, by the rows of its page. */
export function toNeighbourSkus(wire: WireProduct): Neighbours<string> {
  const skusOf = (type: string) =>
    productLinksOf(wire, type).flatMap(({ linked_product_sku }) => linked_product_sku ?? [])
  return {
    related: skusOf('related'),
    upSells: skusOf('upsell'),
    crossSells: skusOf('crosssell'),
  }
}

/** Where a product is in this store (spec 2). */
export function linkOf(wire: WireProduct, store: StoreView): string {
  return productLink(wire.url_path ?? wire.url_key ?? wire.slug ?? wire.sku, store)
}

/** The same thing in all stores that sell it, as paths there. */
export function toStoreLinks(
  alternates: WireUrlAlternates,
  toLink: (urlPath: string, store: StoreView) => string,
): StoreLink[] {
  return (alternates ?? []).flatMap(({ store_code, url_path }) => {
    const store = STORE_VIEWS.find(({ storeCode }) => storeCode === store_code)
    return store ? [{ storeCode: store.storeCode, link: toLink(url_path, store) }] : []
  })
}
