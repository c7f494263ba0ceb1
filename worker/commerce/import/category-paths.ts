/**
 * Reads the cell `categories`: `Default Category/Men/Tops,Default Category/Sale`. Answers paths below
 * the root. A comma with a space behind it belongs to a name, and `\/` is a slash within one, which
 * becomes a dash.
 */
export function parseCategoryPaths(cell: string): string[] {
  const paths = cell.split(/,(?! )/).map(toPathBelowRoot)
  return [...new Set(paths.filter((path) => path !== ''))]
}

function toPathBelowRoot(path: string): string {
  const [, ...names] = path.replaceAll('\\/', '-').split('/')
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
