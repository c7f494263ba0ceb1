import { toUrlKey } from '../../../../../../shared/catalog/url-key'
import type { PerStore } from '../../../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../../../shared/contract/admin/product-draft'
import type { StoreCode } from '../../../../../../shared/store-view/store-view'
import { decodeHtml, decodeText } from '../../../html-entities'
import { type Cells, EMPTY, type ExportRow } from '../../cells/export-row'

type Texts = Pick<
  ProductDraft,
  'name' | 'urlKey' | 'description' | 'shortDescription' | 'metaTitle' | 'metaDescription'
>

/** The texts of a row in all its stores. */
export function textsOfRow(row: ExportRow): Texts {
  const { cells, sku } = row
  const name = decodeText(cells.name ?? '') || sku
  const text = (column: string, decode: (raw: string) => string) =>
    readPerStore(row, (own) => readOwn(own[column], decode), decode(cells[column] ?? ''))
  return {
    name: readPerStore(row, (own) => readOwn(own.name, decodeText) || undefined, name),
    urlKey: readPerStore(
      row,
      (own) => toSegment(own.url_key ?? '') || undefined,
      toSegment(cells.url_key ?? '') || toUrlKey(name) || toUrlKey(sku) || 'product',
    ),
    description: text('description', decodeHtml),
    shortDescription: text('short_description', decodeHtml),
    metaTitle: text('meta_title', decodeText),
    metaDescription: text('meta_description', decodeText),
  }
}

/** The value for all stores, and those that rows of store views say otherwise. */
function readPerStore<T>(
  { stores }: ExportRow,
  read: (cells: Cells) => T | undefined,
  all: T,
): PerStore<T> {
  const own: Partial<Record<StoreCode, T>> = {}
  for (const [store, cells] of stores) {
    const value = read(cells)
    if (value !== undefined) own[store] = value
  }
  return { ...own, all }
}

function readOwn(cell: string | undefined, decode: (raw: string) => string): string | undefined {
  if (cell === undefined) return undefined
  return cell === EMPTY ? '' : decode(cell)
}

// What can stand in a URL stays as it is: it may be linked to.
function toSegment(text: string): string {
  return /^[\w.~-]{1,180}$/.test(text) && text !== EMPTY ? text : toUrlKey(text.replace(EMPTY, ''))
}
