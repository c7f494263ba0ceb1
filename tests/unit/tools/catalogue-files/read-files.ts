// Reads an export that is at hand as text, as a whole.
import { Readable } from 'node:stream'
import type { ExportSettings } from '../../../../worker/tools/catalogue-files/export-settings'
import { readExport } from '../../../../worker/tools/catalogue-files/magento/read/read-export'

/** A shop of which nothing is known. */
export const SETTINGS: ExportSettings = {
  stores: new Map(),
  taxClasses: new Map(),
  groups: new Map(),
  writtenAt: '2026-01-01T00:00:00.000Z',
  known: { attributes: [], categories: [], products: async function* none() {} },
}

export type Row = Record<string, string>

/** Rows as a CSV file with every column that one of them names. */
export function csv(rows: readonly Row[], { eol = '\n', bom = '' } = {}): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return bom + [columns.join(','), ...lines].join(eol)
}

/** A row that can be loaded, with facts of its own. */
export function shirt(facts: Row = {}): Row {
  const usual = { sku: 'S', store_view_code: '', product_type: 'simple', name: 'Shirt' }
  return { ...usual, price: '10.00', qty: '3', ...facts }
}

interface Files {
  advancedPricing?: string
  categories?: string
  attributes?: string
}

/** Everything that an export comes to. */
export async function read(products: string, files: Files = {}, settings = SETTINGS) {
  const stream = (text: string | undefined) =>
    text === undefined ? undefined : Readable.from([text])
  const source = await readExport(
    {
      products: Readable.from([products]),
      advancedPricing: stream(files.advancedPricing),
      categories: stream(files.categories),
      attributes: stream(files.attributes),
    },
    settings,
  )
  const result = {
    products: [...source.products()],
    pictures: [...source.pictures()],
    attributes: source.attributes,
    categories: source.categories,
    unused: source.unused,
    rowCount: source.rowCount,
    problems: [...source.problems.all()],
  }
  source.close()
  return result
}
