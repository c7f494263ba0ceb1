/**
 * Notes tags to be sent to the storefront: the beginning of a statement, to be followed by a query
 * of tags. It belongs into the transaction of the change itself, so that tags and change are written
 * together or not at all.
 */
export const NOTE_TAGS = 'INSERT OR REPLACE INTO changed_tag (tag)'
