import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import type { WireProductLink } from '../../../../shared/contract/catalogue/product-parts'

/** What a product is linked to in one way, in the order of the merchant. */
export function linksOf({ product_links = [] }: WireProduct, type: string): WireProductLink[] {
  const links = product_links.filter((link) => link.link_type === type && link.enabled !== false)
  return links.sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
}
