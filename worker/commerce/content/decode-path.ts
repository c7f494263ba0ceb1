/** What stands behind a prefix of a URL's path, decoded; null when it cannot be. */
export function decodePath(url: string, prefix: string): string | null {
  const rest = new URL(url).pathname.slice(prefix.length).replace(/^\//, '')
  try {
    return decodeURIComponent(rest)
  } catch {
    return null
  }
}
