// The rules of the two lists of products that a browser keeps: the wishlist and what was looked at.
import { WISHLIST_CAP } from '../../shared/contract/wire/wishlist-limits'
import type { ListChange, RememberedProduct } from './kept-products'

/** Spec 9. */
export const RECENTLY_VIEWED_CAP = 8

/** Where the wishlist of a store is kept in the browser (spec 3). */
export function wishlistKey(storeCode: string): string {
  return `${storeCode}-shop/wishlist/current-wishlist`
}

/** Where the products that were looked at in a store are kept in the browser (spec 3). */
export function recentlyViewedKey(storeCode: string): string {
  return `${storeCode}-shop/recently-viewed/products`
}

/** Adds a product in quantity 1, newest first, unless its sku is there already (spec 4). */
export function addToWishlist(product: RememberedProduct): ListChange {
  return addInFront({ ...product, qty: 1 }, WISHLIST_CAP)
}

/** Removes by sku (spec 4). */
export function removeFromWishlist(gone: string): ListChange {
  return (list) => list.filter(({ sku }) => sku !== gone)
}

/** Adds a product, newest first, unless its sku is there already (spec 4). */
export function addViewed(product: RememberedProduct): ListChange {
  return addInFront(product, RECENTLY_VIEWED_CAP)
}

/** Of a full list the oldest product goes. */
function addInFront(product: RememberedProduct, cap: number): ListChange {
  return (list) =>
    list.some(({ sku }) => sku === product.sku) ? list : [product, ...list].slice(0, cap)
}
