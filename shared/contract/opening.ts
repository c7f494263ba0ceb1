/**
 * Why everything is refused while a shop is being filled, the first time or by a new release:
 * `meta.reason` of a 503.
 */
export const OPENING = 'opening'

/** Seconds after which it is worth asking again. */
export const OPENING_RETRY_SECONDS = 5
