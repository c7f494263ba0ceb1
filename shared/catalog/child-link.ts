/** The link of a configurable product with one of its children chosen (spec 2). */
export function childLink(parentLink: string, childSku: string): string {
  return `${parentLink}?childSku=${encodeURIComponent(childSku)}`
}
