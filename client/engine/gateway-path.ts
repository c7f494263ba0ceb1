/**
 * A path of the gateway that is about the shopper's cart (spec 7, cart). Token and cart id stay
 * placeholders here: the gateway fills them in, the browser never learns them (design 5.3).
 */
export function cartPath(path: string, query: Record<string, string> = {}): string {
  const rest = Object.entries(query)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('')
  return `${path}?token={{token}}&cartId={{cartId}}${rest}`
}
