/** What a bundle may be put together from: known to nobody outside, but its stock counts. */
export const BUNDLE_LINK = 'bundle'
