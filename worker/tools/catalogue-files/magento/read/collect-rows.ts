// The first pass over a file: every row that can become a product waits in the staging database.
import { PRODUCT_TYPES } from '../../../../../shared/catalog/product-type'
import type { StoreCode } from '../../../../../shared/store-view/store-view'
import { type ExportSettings, storeOf } from '../../export-settings'
import type { CsvRow } from '../../read-rows'
import type { Problems } from '../../row-problems'
import { type StagingDb, skuKey } from '../../staging-db'
import { EMPTY, type ExportRow } from '../cells/export-row'

/** Magento's own name of a gift card stands beside that of the module which sells them. */
const KNOWN_TYPES: readonly string[] = [...PRODUCT_TYPES, 'giftcard']
const SKU = /^[^\p{Cc},]{1,64}$/u

/**
 * Takes all rows into the staging database and answers how many there were; `onProduct` gets each
 * product.
 */
export async function collectRows(
  rows: AsyncIterable<CsvRow>,
  settings: ExportSettings,
  staging: StagingDb,
  problems: Problems,
  onProduct: (cells: CsvRow['cells']) => void,
): Promise<number> {
  const addProduct = productWriter(staging, problems)
  const addStoreRow = storeRowWriter(staging, settings, problems)
  let count = 0
  for await (const row of rows) {
    count++
    if (row.cells.store_view_code) addStoreRow(row)
    else if (addProduct(row)) onProduct(row.cells)
  }
  reportOrphanRows(staging, problems)
  return count
}

function productWriter({ db }: StagingDb, problems: Problems): (row: CsvRow) => boolean {
  const find = db.prepare('SELECT line FROM source_row WHERE key = ?')
  const insert = db.prepare('INSERT INTO source_row (key, line, sku, cells) VALUES (?, ?, ?, ?)')
  return (row) => {
    const { line, cells } = row
    const sku = cells.sku ?? ''
    const first = find.get(skuKey(sku)) as { line: number } | undefined
    const reason = whyUnusable(row) ?? (first && `duplicate sku, first on line ${first.line}`)
    if (reason) problems.leaveOut({ line, sku }, reason)
    else insert.run(skuKey(sku), line, sku, JSON.stringify(withoutEmpty(cells)))
    return !reason
  }
}

function whyUnusable({ cells, fault }: CsvRow): string | undefined {
  const { sku, product_type: type } = cells
  if (fault) return fault
  if (!sku) return 'no sku'
  if (!SKU.test(sku)) return 'not a usable sku: over 64 characters, or with a comma'
  if (!type || !KNOWN_TYPES.includes(type)) return `unknown product type: ${type ?? 'none'}`
  return undefined
}

function withoutEmpty(cells: CsvRow['cells']): CsvRow['cells'] {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== EMPTY))
}

function storeRowWriter(
  { db }: StagingDb,
  settings: ExportSettings,
  problems: Problems,
): (row: CsvRow) => void {
  const insert = db.prepare('INSERT INTO store_row (line, key, store, cells) VALUES (?, ?, ?, ?)')
  return ({ line, cells, fault }) => {
    const { sku = '', store_view_code: code = '' } = cells
    const store = storeOf(code, settings)
    const unknown = `unknown store view: ${code} (say --store ${code}=nl_nl or similar)`
    const reason = fault ?? (store ? undefined : unknown)
    if (reason || !store) problems.leaveOut({ line, sku }, reason ?? unknown)
    else insert.run(line, skuKey(sku), store, JSON.stringify(cells))
  }
}

function reportOrphanRows({ db }: StagingDb, problems: Problems): void {
  const orphans = db.prepare(`SELECT line, cells ->> 'sku' AS sku FROM store_row
    WHERE NOT EXISTS (SELECT 1 FROM source_row WHERE source_row.key = store_row.key)`)
  for (const row of orphans.iterate()) {
    const { line, sku } = row as { line: number; sku: string | null }
    problems.leaveOut({ line, sku: sku ?? '' }, 'a store view row of a product that was not loaded')
  }
}

/** The products of the staging database in the order of the file, each with the rows of its store views. */
export function* collectedRows({ db }: StagingDb): Generator<ExportRow> {
  const rows = db.prepare('SELECT line, sku, cells FROM source_row ORDER BY line')
  const own = db.prepare('SELECT store, cells FROM store_row WHERE key = ? ORDER BY line')
  for (const row of rows.iterate()) {
    const { line, sku, cells } = row as { line: number; sku: string; cells: string }
    const stores = new Map<StoreCode, ExportRow['cells']>()
    for (const found of own.all(skuKey(sku))) {
      const store = found.store as StoreCode
      stores.set(store, { ...stores.get(store), ...JSON.parse(found.cells as string) })
    }
    yield { line, sku, cells: JSON.parse(cells), stores }
  }
}
