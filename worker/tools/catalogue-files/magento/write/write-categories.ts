import type { CategoryDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import type { PerStore } from '../../../../../shared/contract/admin/per-store'
import { STORE_VIEWS } from '../../../../../shared/store-view/store-views'
import { toExportFile } from '../../export-picture'
import { encodeText } from '../../html-entities'
import type { CATEGORY_COLUMNS, OutCells } from '../cells/export-columns'
import { EMPTY } from '../cells/export-row'
import { writeFlag } from './cell-writers'

type Row = OutCells<(typeof CATEGORY_COLUMNS)[number]>

const NONE: PerStore<string> = { all: '' }

/** The rows of a category in `categories.csv`, that of all stores first. */
export function writeCategory(draft: CategoryDraft): Row[] {
  const { path, image } = draft
  const main = {
    source_path: path,
    ...textsOf(draft, (values) => values.all),
    path: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '',
    active: writeFlag(draft.isActive),
    include_in_menu: writeFlag(draft.isInMenu ?? true),
    position: String(draft.position),
    display_mode: draft.displayMode,
    image: image ? `/${toExportFile(image)}` : '',
  }
  const own = STORE_VIEWS.flatMap(({ storeCode }) => {
    const texts = textsOf(draft, (values) => (values[storeCode] === '' ? EMPTY : values[storeCode]))
    const isSaid = Object.keys(texts).length > 0
    return isSaid ? [{ source_path: path, store_view_code: storeCode, ...texts }] : []
  })
  return [main, ...own]
}

function textsOf(
  draft: CategoryDraft,
  pick: (values: PerStore<string>) => string | undefined,
): Row {
  const encoded = (values: PerStore<string>) => {
    const text = pick(values)
    return text === undefined ? undefined : encodeText(text)
  }
  const row = {
    name: encoded(draft.name),
    url_key: pick(draft.urlKey),
    description: pick(draft.description ?? NONE),
    seo_text: pick(draft.seoText ?? NONE),
    meta_title: encoded(draft.metaTitle ?? NONE),
    meta_description: encoded(draft.metaDescription ?? NONE),
  }
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined))
}
