import { CATEGORIES } from '../../../shared/contract/change-tags'
import { ok, type Result } from '../../../shared/result'
import { type CategoryTree, toCategoryTree } from '../mapping/listing/category-tree'
import { fetchEntities } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'
import type { Sources } from './sources'

/** Category query page size of spec 9. */
const SIZE = 4000
const FIELDS = ['id', 'name', 'parent_id', 'level', 'position', 'is_active', 'url_path', 'image']

/** The whole tree of a store: menus, breadcrumbs and subcategories are cut out of it. */
export async function loadCategoryTree(
  sources: Sources,
): Promise<Result<CategoryTree, UpstreamFault>> {
  const read = await sources.cache.read(
    { kind: 'category', parts: 'tree', tags: () => [CATEGORIES], isEmpty: (t) => t.length === 0 },
    async () => {
      const found = await fetchEntities(sources.upstream, {
        type: 'category',
        searchQuery: { _appliedFilters: [{ attribute: 'is_active', value: { eq: true } }] },
        size: SIZE,
        sort: 'position:asc',
        _sourceInclude: FIELDS,
      })
      return found.ok ? ok(toCategoryTree(found.value.items, sources.store)) : found
    },
  )
  return read.ok ? ok(read.value.value) : read
}
