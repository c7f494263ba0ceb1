/** A path that can be looked up: decoded, without a trailing slash, or the reason why not. */
export type CleanPath =
  | { ok: true; path: string; hadTrailingSlash: boolean; hadOddSlashes: boolean }
  | { ok: false; reason: 'malformed' }

const MAX_LENGTH = 512
const FORBIDDEN = /[\p{Cc}\\]/u

/**
 * Makes a path from the address bar comparable: percent codes resolved once, runs of slashes
 * made one, no trailing slash (spec 2, contract 2.13.1); `hadOddSlashes` says that some of them
 * were runs or percent codes. Malformed codes, control characters,
 * backslashes, dot segments and paths over 512 characters have no page.
 */
export function cleanPath(raw: string): CleanPath {
  const decoded = decodeOnce(raw)
  if (decoded === null || decoded.length > MAX_LENGTH || FORBIDDEN.test(decoded)) {
    return { ok: false, reason: 'malformed' }
  }
  const segments = decoded.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    return { ok: false, reason: 'malformed' }
  }
  return {
    ok: true,
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
