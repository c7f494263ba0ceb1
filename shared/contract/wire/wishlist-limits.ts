/** Most products of a wishlist. Its page asks for all of them, so there has to be an end. */
export const WISHLIST_CAP = 200

/** Most products that one call adds: a body holds them with the longest names. */
export const WISHES_AT_ONCE = 50
