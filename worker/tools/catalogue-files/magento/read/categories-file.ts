// `categories.csv`: what a merchant says of categories beside their names. One row a category, and
// one a store view that has other words; `path` is the path of the category above.
import type { Readable } from 'node:stream'
import { toUrlKey } from '../../../../../shared/catalog/url-key'
import {
  type CategoryDraft,
  categoryDraft,
} from '../../../../../shared/contract/admin/catalogue-draft'
import type { PerStore } from '../../../../../shared/contract/admin/per-store'
import type { StoreCode } from '../../../../../shared/store-view/store-view'
import { toPicturePath } from '../../export-picture'
import { type ExportSettings, storeOf } from '../../export-settings'
import { decodeHtml, decodeText } from '../../html-entities'
import { type CsvRow, readRows } from '../../read-rows'
import { invalidReason, type Problems } from '../../row-problems'
import { parseFlag, parseWholeNumber } from '../cells/cell-values'
import { type Cells, EMPTY } from '../cells/export-row'

const TEXTS = {
  description: ['description', decodeHtml],
  seoText: ['seo_text', decodeHtml],
  metaTitle: ['meta_title', decodeText],
  metaDescription: ['meta_description', decodeText],
} as const

/** The categories of the file, in its order; rows that cannot be read are reported. */
export async function readCategories(
  file: Readable,
  settings: ExportSettings,
  problems: Problems,
): Promise<CategoryDraft[]> {
  const drafts = new Map<string, CategoryDraft>()
  for await (const row of readRows(file, ['name', 'path'])) {
    const reason = row.fault ?? addRow(drafts, row, settings)
    const name = `categories.csv: ${row.cells.name ?? ''}`
    if (reason) problems.leaveOut({ line: row.line, sku: name }, reason)
  }
  return [...drafts.values()]
}

function addRow(
  drafts: Map<string, CategoryDraft>,
  { cells }: CsvRow,
  settings: ExportSettings,
): string | undefined {
  const path = pathOf(cells)
  const code = cells.store_view_code
  if (path === '') return 'a category without a name'
  if (code) {
    const store = storeOf(code, settings)
    const draft = drafts.get(path)
    if (!store) return `unknown store view: ${code}`
    if (!draft) return 'a store view row of a category that was not loaded'
    drafts.set(path, inOtherWords(draft, store, cells))
    return undefined
  }
  if (drafts.has(path)) return 'the same category twice'
  const { success, data, error } = categoryDraft.safeParse(toDraft(path, cells, drafts.size))
  if (!success) return invalidReason(error.issues, 'the category')
  drafts.set(path, data)
  return undefined
}

function pathOf({ source_path: whole, path: above, name }: Cells): string {
  if (whole) return whole
  const own = decodeText(name ?? '').replaceAll('/', '-')
  return own && above ? `${above}/${own}` : own
}

function toDraft(path: string, cells: Cells, place: number): CategoryDraft {
  const name = decodeText(cells.name ?? '')
  const image = cells.image ? toPicturePath(cells.image.replace(/^\/+/, '')) : undefined
  const texts = Object.entries(TEXTS).flatMap(([field, [column, decode]]) => {
    const cell = cells[column]
    return cell ? [[field, { all: decode(cell) }]] : []
  })
  return {
    path,
    name: { all: name },
    urlKey: { all: cells.url_key ?? (toUrlKey(name) || `category-${place}`) },
    ...Object.fromEntries(texts),
    ...(image ? { image } : {}),
    position: parseWholeNumber(cells.position ?? '') ?? place,
    isActive: parseFlag(cells.active ?? cells.is_active) ?? true,
    isInMenu: parseFlag(cells.include_in_menu) ?? true,
    displayMode:
      cells.display_mode === 'PAGE' || cells.display_mode === 'PRODUCTS_AND_PAGE'
        ? cells.display_mode
        : 'PRODUCTS',
  }
}

function inOtherWords(draft: CategoryDraft, store: StoreCode, cells: Cells): CategoryDraft {
  const changed: Partial<CategoryDraft> = {}
  if (cells.name) changed.name = { ...draft.name, [store]: decodeText(cells.name) }
  if (cells.url_key) changed.urlKey = { ...draft.urlKey, [store]: cells.url_key }
  for (const [field, [column, decode]] of Object.entries(TEXTS)) {
    const cell = cells[column]
    if (cell === undefined) continue
    const before = draft[field as keyof typeof TEXTS] ?? { all: '' }
    const text = cell === EMPTY ? '' : decode(cell)
    Object.assign(changed, { [field]: { ...before, [store]: text } satisfies PerStore<string> })
  }
  return { ...draft, ...changed }
}
