import { toUrlKey } from '../../../../shared/catalog/url-key'
import {
  type CategoryDraft,
  categoryDraft,
} from '../../../../shared/contract/admin/catalogue-draft'
import type { PerStore } from '../../../../shared/contract/admin/per-store'
import { type WireCategory, wireCategory } from '../../../../shared/contract/catalogue/category'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { invalidReason } from '../row-problems'
import { toDocumentPicture } from './document-values'

/** Categories of this level and above are roots: they have no page. */
const ROOT_LEVEL = 1

interface Described {
  base: WireCategory
  own: Map<StoreCode, WireCategory>
}

/** Gathers categories of an index, each with its words in the stores. */
export function createDocumentCategories() {
  const byId = new Map<number, Described>()
  const paths = new Map<number, string | undefined>()

  function add(category: WireCategory, store: StoreCode | undefined): void {
    const known = byId.get(category.id)
    const described = known ?? { base: category, own: new Map() }
    if (!known || store === undefined) described.base = category
    if (store) described.own.set(store, category)
    byId.set(category.id, described)
    for (const child of category.children_data ?? []) {
      if (child.name) add({ ...child, parent_id: child.parent_id ?? category.id }, store)
    }
  }

  function pathOf(id: number, depth = 0): string | undefined {
    if (paths.has(id)) return paths.get(id)
    const { base } = byId.get(id) ?? {}
    if (base === undefined || depth > 20 || isRoot(base)) return undefined
    const above = base.parent_id === undefined ? undefined : pathOf(base.parent_id, depth + 1)
    const name = (base.name ?? String(id)).replaceAll('/', '-').trim()
    const path = above === undefined ? name : `${above}/${name}`
    paths.set(id, path)
    return path
  }

  return {
    /** Takes a document, or answers why it cannot. */
    add(body: unknown, store: StoreCode | undefined): string | undefined {
      const { success, data, error } = wireCategory.safeParse(body)
      if (!success) return invalidReason(error.issues, 'the category')
      add(data, store)
      return undefined
    },
    pathOf: (id: number) => pathOf(id),
    /** Those that have pages, parents first; what cannot be one is left out with its reason. */
    toDrafts(report: (name: string, reason: string) => void): CategoryDraft[] {
      const drafts = new Map<string, CategoryDraft>()
      for (const [id, described] of byId) {
        const path = pathOf(id)
        if (path === undefined || drafts.has(path)) continue
        const checked = categoryDraft.safeParse(toDraft(path, described))
        if (checked.success) drafts.set(path, checked.data)
        else report(path, invalidReason(checked.error.issues, 'the category'))
      }
      return [...drafts.values()].sort((one, other) => depthOf(one) - depthOf(other))
    },
  }
}

function isRoot({ level, parent_id: parent }: WireCategory): boolean {
  return level === undefined ? parent === undefined || parent <= 1 : level <= ROOT_LEVEL
}

function depthOf({ path }: CategoryDraft): number {
  return path.split('/').length
}

function toDraft(path: string, { base, own }: Described): CategoryDraft {
  const text = (field: keyof WireCategory): PerStore<string> => {
    const all = String(base[field] ?? '')
    const others = [...own].flatMap(([store, doc]) => {
      const value = doc[field]
      return value === undefined || value === all ? [] : [[store, String(value)]]
    })
    return { all, ...Object.fromEntries(others) }
  }
  const picture = base.image ? toDocumentPicture(base.image) : undefined
  const mode = base.display_mode
  const urlKey = text('url_key')
  return {
    path,
    name: text('name'),
    urlKey: { ...urlKey, all: urlKey.all || toUrlKey(base.name ?? '') || `category-${base.id}` },
    description: text('description'),
    seoText: text('seo_text'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    ...(picture ? { image: picture.path } : {}),
    position: Math.max(0, base.position ?? 0),
    isActive: base.is_active ?? true,
    isInMenu: base.include_in_menu ?? true,
    displayMode: mode === 'PAGE' || mode === 'PRODUCTS_AND_PAGE' ? mode : 'PRODUCTS',
  }
}
