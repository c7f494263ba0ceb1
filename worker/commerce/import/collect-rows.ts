import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { ExportRow, ExportSettings } from './export-row'
import type { CsvRow } from './read-rows'
import type { Problems } from './row-problem'

const SUPPORTED = ['simple', 'configurable']
const KNOWN = [
  ...SUPPORTED,
  'virtual',
  'downloadable',
  'grouped',
  'bundle',
  'giftcard',
  'amgiftcard',
]
const SKU = /^[^\p{Cc},]{1,64}$/u

/** Skus as keys: as in Magento, capitals make no difference. */
export function skuKey(sku: string): string {
  return sku.toLowerCase()
}

/** The rows that can become products, by skuKey in the order of the file, and how many there were. */
export async function collectRows(
  rows: AsyncIterable<CsvRow>,
  settings: ExportSettings,
  problems: Problems,
): Promise<{ products: Map<string, ExportRow>; count: number }> {
  const products = new Map<string, ExportRow>()
  const overrides: CsvRow[] = []
  let count = 0
  for await (const row of rows) {
    count++
    if (row.cells.store_view_code) overrides.push(row)
    else addProduct(products, row, problems)
  }
  for (const row of overrides) addOverride(products, row, settings, problems)
  return { products, count }
}

function addProduct(products: Map<string, ExportRow>, row: CsvRow, problems: Problems): void {
  const sku = row.cells.sku ?? ''
  const reason = whyUnusable(row, products)
  if (reason) problems.leaveOut({ line: row.line, sku }, reason)
  else products.set(skuKey(sku), { line: row.line, sku, cells: row.cells, stores: new Map() })
}

function whyUnusable(
  { cells, isBroken }: CsvRow,
  products: ReadonlyMap<string, ExportRow>,
): string | undefined {
  const { sku, product_type: type } = cells
  if (isBroken) return 'the row does not have as many cells as the header'
  if (!sku) return 'no sku'
  if (!SKU.test(sku)) return 'not a usable sku: over 64 characters, or with a comma'
  const first = products.get(skuKey(sku))
  if (first) return `duplicate sku, first on line ${first.line}`
  if (!type || !KNOWN.includes(type)) return `unknown product type: ${type ?? 'none'}`
  return SUPPORTED.includes(type) ? undefined : `products of type ${type} are not supported yet`
}

function addOverride(
  products: ReadonlyMap<string, ExportRow>,
  { line, cells, isBroken }: CsvRow,
  settings: ExportSettings,
  problems: Problems,
): void {
  const { sku = '', store_view_code: code = '' } = cells
  const product = products.get(skuKey(sku))
  const store = storeOf(code, settings)
  const reason = whyNoOverride({ line, cells, isBroken }, product, store)
  if (reason || !product || !store) problems.leaveOut({ line, sku }, reason ?? '')
  else product.stores.set(store, { ...product.stores.get(store), ...cells })
}

function whyNoOverride(
  { cells, isBroken }: CsvRow,
  product: ExportRow | undefined,
  store: StoreCode | undefined,
): string | undefined {
  const code = cells.store_view_code
  if (isBroken) return 'the row does not have as many cells as the header'
  if (!product) return 'a store view row of a product that was not loaded'
  if (!store) return `unknown store view: ${code} (say --store ${code}=nl_nl or similar)`
  return undefined
}

function storeOf(code: string, { stores }: ExportSettings): StoreCode | undefined {
  return stores.get(code) ?? STORE_VIEWS.find(({ storeCode }) => storeCode === code)?.storeCode
}
