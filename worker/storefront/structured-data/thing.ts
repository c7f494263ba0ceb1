/** Something of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>

/** Makes a link of the shop, or the address of a picture, absolute. */
export type ToAbsolute = (link: string) => string

/**
 * Things as the text of a `script` of the type `application/ld+json`; null for none. No "<" stands
 * in it, since it would end the element: names and descriptions are a merchant's.
 */
export function writeThings(things: readonly Thing[]): string | null {
  if (things.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return text.replaceAll('<', '\\u003c')
}

/** An amount as schema.org writes it: with a point and two decimals. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
