// Names of headers that travel beside the calls.

/** Names the store; the query parameter `storeCode` means the same and comes second. */
export const STORE_CODE_HEADER = 'x-vs-store-code'

/** The secret by which a backend on the open network knows the storefront. */
export const COMMERCE_KEY_HEADER = 'x-commerce-key'

/**
 * Carries the attempt id of an order again, and the name of a change of a cart's lines, for a backend that
 * remembers them.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/**
 * The oldest state of the catalogue that a call may read: the newest bookmark that came with a purge.
 * A backend without read replicas ignores it.
 */
export const CATALOGUE_BOOKMARK_HEADER = 'x-catalogue-bookmark'

/** Tags of everything an answer was made of: P<id>, C<id> and the letters of other entities. */
export const CACHE_TAGS_HEADER = 'x-vs-cache-tags'

/** Who asks, as the edge tells them apart: a digest of an address, by which guessing is limited. */
export const SHOPPER_HEADER = 'x-shopper'
