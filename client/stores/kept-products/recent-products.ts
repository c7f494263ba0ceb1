import {
  createKeptProducts,
  type KeptProducts,
  type ProductList,
  type RememberedProduct,
} from '../../engine/kept-products'
import type { Ports } from '../../engine/ports'
import { addViewed, RECENTLY_VIEWED_CAP, recentlyViewedKey } from '../../engine/product-lists'

/** The list of what was looked at in a store, newest first (spec 4). */
export function openRecentProducts(
  ports: Ports,
  storeCode: string,
  changed: (list: ProductList) => void,
): KeptProducts {
  const key = recentlyViewedKey(storeCode)
  return createKeptProducts({ ports, key, cap: RECENTLY_VIEWED_CAP, changed })
}

/** Adds a product that was looked at. */
export function rememberView(ports: Ports, storeCode: string, product: RememberedProduct): void {
  openRecentProducts(ports, storeCode, () => {}).change(addViewed(product))
}
