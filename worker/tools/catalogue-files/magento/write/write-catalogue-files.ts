// The files of an export as texts: a head each, and the lines of what comes one by one.
import type {
  AttributeDraft,
  CategoryDraft,
} from '../../../../../shared/contract/admin/catalogue-draft'
import type { ExportedProduct } from '../../../../../shared/contract/admin/catalogue-export'
import { toExportFile } from '../../export-picture'
import { toCsvLine } from '../../write-csv'
import {
  ATTRIBUTE_COLUMNS,
  CATEGORY_COLUMNS,
  type OutCells,
  PRODUCT_COLUMNS,
  TIER_COLUMNS,
} from '../cells/export-columns'
import { writeAttribute } from './write-attribute-rows'
import { createAttributeWriter } from './write-attributes'
import { writeCategory } from './write-categories'
import { writeProduct } from './write-product'
import { writeTierPrices } from './write-tier-prices'

/** Lines of the two files that products are written to, and the pictures they name. */
export interface ProductLines {
  products: string
  tierPrices: string
  pictures: { file: string; path: string }[]
  /** Cells that a spreadsheet would take for a formula; they are written as they are. */
  formulas: number
}

export const PRODUCTS_HEAD = toCsvLine(PRODUCT_COLUMNS)
export const TIER_PRICES_HEAD = toCsvLine(TIER_COLUMNS)

/** Writes products as lines, one by one. */
export function createProductWriter(
  attributes: readonly AttributeDraft[],
): (product: ExportedProduct) => ProductLines {
  const writer = createAttributeWriter(attributes)
  return (product) => {
    const rows = writeProduct(product, writer)
    return {
      products: toLines(rows, PRODUCT_COLUMNS),
      tierPrices: toLines(writeTierPrices(product.draft), TIER_COLUMNS),
      pictures: product.draft.images.map((path) => ({ file: toExportFile(path), path })),
      formulas: rows.flatMap(Object.values).filter(isFormula).length,
    }
  }
}

/** All of `attributes.csv`. */
export function writeAttributesFile(attributes: readonly AttributeDraft[]): string {
  const rows = attributes.flatMap(writeAttribute)
  return toCsvLine(ATTRIBUTE_COLUMNS) + toLines(rows, ATTRIBUTE_COLUMNS)
}

/** All of `categories.csv`, and the pictures it names. */
export function writeCategoriesFile(categories: readonly CategoryDraft[]) {
  const rows = categories.flatMap(writeCategory)
  const images = categories.flatMap(({ image }) => (image ? [image] : []))
  return {
    text: toCsvLine(CATEGORY_COLUMNS) + toLines(rows, CATEGORY_COLUMNS),
    pictures: images.map((path) => ({ file: toExportFile(path), path })),
  }
}

function toLines<C extends string>(rows: readonly OutCells<C>[], columns: readonly C[]): string {
  return rows.map((row) => toCsvLine(columns.map((column) => row[column] ?? ''))).join('')
}

function isFormula(text: unknown): boolean {
  return typeof text === 'string' && /^[=+@-]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text)
}
