/** The parts of a bundle: never sent to clients, but their stock counts. */
export const BUNDLE_LINK = 'bundle'
