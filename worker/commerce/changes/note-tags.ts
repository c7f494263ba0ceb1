/**
 * Notes what changes, for the storefront to be told: the beginning of a statement that goes on with a
 * query of tags. It belongs into the transaction of the change itself: then nothing changes untold,
 * and nothing is told that did not happen.
 */
export const NOTE_TAGS = 'INSERT OR REPLACE INTO changed_tag (tag)'
