import { toUrlKey } from '../../../../../shared/catalog/url-key'
import type { CategoryDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import { withAncestors } from '../cells/category-paths'

/** Gathers the categories that products name, beside those that are described by themselves. */
export function createCategoryTree(
  described: readonly CategoryDraft[],
  known: readonly CategoryDraft[],
) {
  const drafts = new Map(described.map((draft) => [draft.path.toLowerCase(), draft]))
  const there = new Set(known.map(({ path }) => path.toLowerCase()))
  let place = 0
  const add = (path: string) => {
    const key = path.toLowerCase()
    if (drafts.has(key) || there.has(key)) return
    drafts.set(key, toCategory(path, place++))
  }
  for (const { path } of described) for (const above of withAncestors(path)) add(above)
  return {
    /** Takes the paths a product is in; the shop has the ones it knows already. */
    add(paths: readonly string[]): void {
      for (const path of paths) for (const part of withAncestors(path)) add(part)
    },
    /** Those that have to be loaded. */
    toDrafts: () => [...drafts.values()],
  }
}

function toCategory(path: string, position: number): CategoryDraft {
  const name = path.split('/').at(-1) ?? path
  return {
    path,
    name: { all: name },
    urlKey: { all: toUrlKey(name) || `category-${position}` },
    position,
    isActive: true,
    displayMode: 'PRODUCTS',
  }
}
