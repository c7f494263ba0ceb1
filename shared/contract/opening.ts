/**
 * Why everything is refused while a shop is being filled for the first time: `meta.reason` of a 503.
 */
export const OPENING = 'opening'

/** Seconds after which it is worth asking again. */
export const OPENING_RETRY_SECONDS = 5
