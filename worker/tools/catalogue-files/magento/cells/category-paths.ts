/**
 * Reads the cell `categories`: `Default Category/Men/Tops,Default Category/Sale`. Answers paths below
 * their roots, whichever these are. A comma with a space behind it belongs to a name, as does one
 * behind a backslash; `\/` is a slash within a name, which becomes a dash.
 */
export function parseCategoryPaths(cell: string): string[] {
  const paths = cell.split(/(?<!\\),(?! )/).map(toPathBelowRoot)
  return [...new Set(paths.filter((path) => path !== ''))]
}

function toPathBelowRoot(path: string): string {
  const [, ...names] = path.replaceAll('\\,', ',').replaceAll('\\/', '-').split('/')
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('/')
}

/** The path itself and everything above it, top first. */
export function withAncestors(path: string): string[] {
  const names = path.split('/')
  return names.map((_, depth) => names.slice(0, depth + 1).join('/'))
}

/** Paths as the cell has them, below Magento's own first root. */
export function writeCategoryPaths(paths: readonly string[]): string {
  return paths.map((path) => `Default Category/${path.replace(/,(?! )/g, '\\,')}`).join(',')
}
