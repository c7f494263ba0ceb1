import { toUrlKey } from '../../../../shared/catalog/url-key'
import type { Family, ProductSpec } from '../families/product-spec'

/** The sku of a product without regard to its choices. */
export function skuOf({ prefix }: Family, { name, shade }: ProductSpec): string {
  const parts = [prefix, toUrlKey(name), shade].filter((part) => part !== undefined)
  return parts.join('-').toUpperCase()
}
