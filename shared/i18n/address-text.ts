/** Where the number of a house stands before its street, ISO 3166 alpha-2. */
const NUMBER_FIRST = ['FR', 'LU', 'IE', 'GB', 'MT']
/** Where the postcode stands behind its town, ISO 3166 alpha-2. */
const TOWN_FIRST = ['IE', 'GB', 'MT']

/**
 * The line of a street as its country writes it: `Oudegracht 12 bis`, `12 bis Rue Charlot`.
 * @param parts street, house number, addition; empty ones are left out
 * @param country ISO 3166 alpha-2
 */
export function streetText(parts: readonly string[], country: string): string {
  const [street = '', ...number] = parts.map((part) => part.trim()).filter(Boolean)
  const isNumbered = number.length > 0 && /^\d/.test(number[0] ?? '')
  const isFirst = isNumbered && NUMBER_FIRST.includes(country)
  return (isFirst ? [...number, street] : [street, ...number]).join(' ')
}

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
