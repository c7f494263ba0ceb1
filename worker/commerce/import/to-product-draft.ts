import { toUrlKey } from '../../../shared/catalog/url-key'
import type { StoreCode } from '../../../shared/store-view/store-view'
import type { PerStore, ProductDraft } from '../catalogue/draft'
import { parseAttributePairs } from './attribute-pairs'
import { parseCategoryPaths } from './category-paths'
import { parseCents, parseDate, parseTaxClass, parseVisibility } from './cell-values'
import { decodeHtml, decodeText } from './entities'
import type { ExportRow, ExportSettings } from './export-row'
import { parseImages } from './row-images'
import { parseStock } from './row-stock'
import { parseSpecialPrice } from './special-price'
import type { AttributeSurvey } from './survey-attributes'

type Cells = ExportRow['cells']

/** A row as a product, or the reason why it cannot be one. Its children are linked afterwards. */
export function toProductDraft(
  row: ExportRow,
  survey: AttributeSurvey,
  settings: ExportSettings,
): ProductDraft | string {
  const { cells, sku } = row
  const isConfigurable = cells.product_type === 'configurable'
  const price = cells.price || isConfigurable ? parseCents(cells.price ?? '0') : undefined
  if (price === undefined) return `bad price: ${cells.price ?? 'none'}`
  const visibility = parseVisibility(cells.visibility ?? '')
  if (visibility === undefined) return `unknown visibility: ${cells.visibility}`
  const taxClass = parseTaxClass(cells.tax_class_name ?? '', settings.taxClasses)
  if (taxClass === undefined) return `unknown tax class: ${cells.tax_class_name}`
  const special = parseSpecialPrice(cells)
  if (typeof special === 'string') return special
  const stock = parseStock(cells, !isConfigurable)
  if (typeof stock === 'string') return stock
  const badDate = [cells.created_at, cells.updated_at].find(
    (text) => text !== undefined && parseDate(text) === undefined,
  )
  if (badDate) return `bad date: ${badDate}`
  return {
    sku,
    typeId: isConfigurable ? 'configurable' : 'simple',
    isEnabled: cells.product_online !== '2' && cells.product_online !== '0',
    visibility,
    taxClass,
    ...textsOf(row),
    price: perStore(row, (own) => (own.price ? parseCents(own.price) : undefined), price),
    ...(special ? { specialPrice: { all: special } } : {}),
    attributes: attributesOf(cells, survey),
    categories: parseCategoryPaths(cells.categories ?? ''),
    images: parseImages(cells).pictures.map(({ path }) => path),
    stock,
    createdAt: dateOf(cells.created_at, settings),
    updatedAt: dateOf(cells.updated_at, settings),
  }
}

function textsOf(row: ExportRow) {
  const { cells, sku } = row
  const name = decodeText(cells.name ?? '') || sku
  const text = (column: string, decode: (raw: string) => string) =>
    perStore(
      row,
      (own) => (own[column] ? decode(own[column]) : undefined),
      decode(cells[column] ?? ''),
    )
  return {
    name: perStore(row, (own) => (own.name ? decodeText(own.name) : undefined), name),
    urlKey: perStore(
      row,
      (own) => (own.url_key ? toUrlKey(own.url_key) : undefined),
      toUrlKey(cells.url_key ?? '') || toUrlKey(name) || toUrlKey(sku),
    ),
    description: text('description', decodeHtml),
    shortDescription: text('short_description', decodeHtml),
    metaTitle: text('meta_title', decodeText),
    metaDescription: text('meta_description', decodeText),
  }
}

/** The value for all stores, and those that rows of store views say otherwise. */
function perStore<T>(
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

function attributesOf(cells: Cells, survey: AttributeSurvey): Record<string, string[]> {
  const pairs = parseAttributePairs(cells.additional_attributes ?? '')
  const valued = Array.from(pairs, ([code, cell]): [string, string[]] => [
    code,
    survey.valuesOf(code, cell),
  ])
  return Object.fromEntries(valued.filter(([, values]) => values.length > 0))
}

function dateOf(text: string | undefined, { writtenAt }: ExportSettings): string {
  const time = text ? parseDate(text) : undefined
  return time === undefined ? writtenAt : new Date(time).toISOString()
}
