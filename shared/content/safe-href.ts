/**
 * Browsers read a backslash as a slash and skip tabs and line breaks, so that with these a path
 * could lead to another shop.
 */
const MISLEADING = /[\p{Cc}\\]/u
const WAYS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i
const SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * Where a link of an editor or a merchant may lead (spec 3, links; trust I14): over the web, to a
 * mailbox or a telephone, or within the shop, where a path gets its leading slash. Empty for
 * everything else: a scheme that runs code, and a path that leads out of the shop.
 */
export function safeHref(address: string): string {
  const href = address.trim()
  if (href === '' || MISLEADING.test(href)) return ''
  if (WAYS.test(href)) return href
  return href.startsWith('/') || SCHEME.test(href) ? '' : `/${href}`
}
