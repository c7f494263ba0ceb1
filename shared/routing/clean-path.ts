/** A path that can be looked up: decoded, without a trailing slash. */
export interface CleanPath {
  path: string
  hadTrailingSlash: boolean
  /** Some of its slashes were runs of them, or percent codes. */
  hadOddSlashes: boolean
}

const MAX_LENGTH = 512
const FORBIDDEN = /[\p{Cc}\\]/u

/**
 * Makes a path from the address bar comparable: percent codes resolved once, runs of slashes
 * made one, no trailing slash (spec 2, contract 2.13.1). Null for malformed codes, control
 * characters, backslashes, dot segments and paths over 512 characters: they have no page.
 */
export function cleanPath(raw: string): CleanPath | null {
  const decoded = decodeOnce(raw)
  if (decoded === null || decoded.length > MAX_LENGTH || FORBIDDEN.test(decoded)) return null
  const segments = decoded.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..')) return null
  return {
    path: `/${segments.join('/')}`,
    hadTrailingSlash: segments.length > 0 && decoded.endsWith('/'),
    hadOddSlashes: /\/\/|%2f/i.test(raw),
  }
}

function decodeOnce(raw: string): string | null {
  try {
    return decodeURIComponent(raw)
  } catch {
    return null
  }
}

/** Writes a clean path as it stands in a URL: every segment encoded (spec 2). */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
