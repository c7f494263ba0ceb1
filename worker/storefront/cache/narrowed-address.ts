/**
 * Whether an address is that of a search, or of a list that somebody narrowed: what is in it has to
 * be counted by hand, and there are more of them than anybody could keep.
 */
export function isNarrowed(url: URL): boolean {
  return [...url.searchParams.keys()].some((name) => name !== 'page')
}
