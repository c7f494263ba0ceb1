// A row → a product. What it refers to is looked up afterwards: it may stand further down.
import type { ProductType } from '../../../../../shared/catalog/product-type'
import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import { parseDate } from '../../cell-dates'
import type { ExportSettings } from '../../export-settings'
import type { Problems } from '../../row-problems'
import { parseCategoryPaths } from '../cells/category-paths'
import { parseTaxClass, parseVisibility } from '../cells/cell-values'
import type { Cells, ExportRow } from '../cells/export-row'
import { imageLabelsOfRow } from '../cells/image-labels'
import { parsePairs } from '../cells/pair-list'
import { type AttributeInference, MAX_OPTION_LABEL } from './infer-attributes'
import { parseImages } from './row/row-images'
import { pricesOfRow } from './row/row-prices'
import { parseStock } from './row/row-stock'
import { textsOfRow } from './row/row-texts'
import { typeDataOfRow } from './row/type-data-of-row'

/** Products that are priced by what they are made of, where their row says no price. */
const PRICED_BY_PARTS: readonly string[] = [
  'configurable',
  'grouped',
  'bundle',
  'giftcard',
  'amgiftcard',
]
/** Of a category, in characters: its own name, and with all above it. */
const MAX_NAME = 255
const MAX_PATH = 1024
const WITHOUT_STOCK: readonly string[] = ['configurable', 'grouped', 'bundle']

/** The product of a row, or the reason why it cannot be one. */
export function toProductDraft(
  row: ExportRow,
  inference: AttributeInference,
  settings: ExportSettings,
  problems: Problems,
): ProductDraft | string {
  const { cells, sku } = row
  const type = cells.product_type ?? ''
  if (!cells.price && !PRICED_BY_PARTS.includes(type)) return 'bad price: none'
  const prices = pricesOfRow(row)
  if (typeof prices === 'string') return prices
  const visibility = parseVisibility(cells.visibility ?? '')
  if (visibility === undefined) return `unknown visibility: ${cells.visibility}`
  const taxClass = parseTaxClass(cells.tax_class_name ?? '', settings.taxClasses)
  if (taxClass === undefined) return `unknown tax class: ${cells.tax_class_name}`
  const stock = parseStock(cells, !WITHOUT_STOCK.includes(type))
  if (typeof stock === 'string') return stock
  const badDate = badDateOf(cells)
  if (badDate) return `bad date: ${badDate}`
  const typeData = typeDataOfRow(row, problems)
  if (typeof typeData === 'string') return typeData
  remarkOnStores(row, problems)
  return {
    sku,
    typeId: typeOf(type),
    isEnabled: cells.product_online !== '2' && cells.product_online !== '0',
    visibility,
    taxClass,
    ...textsOfRow(row),
    ...prices,
    attributes: attributesOf(row, inference, problems),
    categories: categoriesOf(row, problems),
    images: imagesOf(row, problems),
    ...imageLabelsOfRow(row),
    stock,
    ...typeData,
    createdAt: dateOf(cells.created_at, settings),
    updatedAt: dateOf(cells.updated_at, settings),
  }
}

function typeOf(type: string): ProductType {
  return (type === 'giftcard' ? 'amgiftcard' : type) as ProductType
}

function badDateOf(cells: Cells): string | undefined {
  const dates = [cells.created_at, cells.updated_at]
  return dates.find((text) => text !== undefined && parseDate(text) === undefined)
}

function dateOf(text: string | undefined, { writtenAt }: ExportSettings): string {
  const time = text ? parseDate(text) : undefined
  return time === undefined ? writtenAt : new Date(time).toISOString()
}

function attributesOf(
  row: ExportRow,
  inference: AttributeInference,
  problems: Problems,
): Record<string, string[]> {
  const pairs = parsePairs(row.cells.additional_attributes ?? '')
  const valued = Array.from(pairs, ([code, value]): [string, string[]] => [
    code,
    inference.valuesOf(code, value),
  ])
  for (const [code, values] of valued) {
    const isTooLong = values.length === 0 && (pairs.get(code)?.text.length ?? 0) > MAX_OPTION_LABEL
    if (isTooLong) problems.warn(row, `too long a value of attribute ${code}`)
  }
  return Object.fromEntries(valued.filter(([, values]) => values.length > 0))
}

function categoriesOf(row: ExportRow, problems: Problems): string[] {
  return parseCategoryPaths(row.cells.categories ?? '').filter((path) => {
    const isUsable = path.length <= MAX_PATH && path.split('/').every((n) => n.length <= MAX_NAME)
    if (!isUsable) problems.warn(row, `too long a name of a category: ${path}`)
    return isUsable
  })
}

function imagesOf(row: ExportRow, problems: Problems): string[] {
  const { pictures, refused } = parseImages(row.cells)
  for (const name of refused) problems.warn(row, `not the name of a picture: ${name}`)
  return pictures.map(({ path }) => path)
}

// Attributes have one value for all stores: what a store view says otherwise is named, not guessed.
function remarkOnStores({ line, sku, cells, stores }: ExportRow, problems: Problems): void {
  const all = parsePairs(cells.additional_attributes ?? '')
  for (const [store, own] of stores) {
    const pairs = [...parsePairs(own.additional_attributes ?? '')]
    const codes = pairs.filter(([code, { text }]) => all.get(code)?.text !== text)
    if (codes.length === 0) continue
    const names = codes.map(([code]) => code).join(', ')
    problems.warn({ line, sku }, `attributes have no value of their own in ${store}: ${names}`)
  }
}
