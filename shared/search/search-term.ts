/** Characters a search term has at least, and at most (spec 5, search term). */
export const MIN_TERM_LENGTH = 3
export const MAX_TERM_LENGTH = 100

/** Whether a text is long enough to be searched for, without its blanks (spec 5, search term). */
export function isSearchTerm(text: string): boolean {
  return text.replace(/\s/g, '').length >= MIN_TERM_LENGTH
}
