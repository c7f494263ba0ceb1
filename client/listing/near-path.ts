// Most pictures of a product are named as its first, with a number before the ending.

/** Begins a path that says only what it adds to that of the first picture. */
const ADDED = '+'

/** A path that looks like a shortened one cannot be told from it. */
export function isShortened(path: string): boolean {
  return path.startsWith(ADDED)
}

/** What a path adds to the first one before the ending: `+-2` for `lamp-2.webp` after `lamp.webp`. */
export function shortenPath(path: string, first: string): string {
  const [stem, ending] = splitEnding(first)
  const isLonger = path.length > first.length && path.startsWith(stem) && path.endsWith(ending)
  return isLonger ? ADDED + path.slice(stem.length, path.length - ending.length) : path
}

/** The inverse of `shortenPath`. */
export function lengthenPath(path: string, first: string): string {
  const [stem, ending] = splitEnding(first)
  return isShortened(path) ? stem + path.slice(ADDED.length) + ending : path
}

function splitEnding(path: string): [stem: string, ending: string] {
  const at = path.lastIndexOf('.')
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}
