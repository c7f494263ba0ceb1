/** Where the postcode stands behind its town, ISO 3166 alpha-2. */
const TOWN_FIRST = ['IE', 'GB', 'MT']

/**
 * The line of a town as its country writes it: `3511 NR Utrecht`, `London WC1N 3NG`.
 * @param country ISO 3166 alpha-2
 */
export function townText(postcode: string, town: string, country: string): string {
  const parts = TOWN_FIRST.includes(country) ? [town, postcode] : [postcode, town]
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}
