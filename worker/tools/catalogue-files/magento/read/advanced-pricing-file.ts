// `advanced_pricing.csv`, which Magento exports beside products: one row a tier price.

import type { Readable } from 'node:stream'
import type { ExportSettings } from '../../export-settings'
import type { TierPriceCell } from '../../link-product'
import { readRows } from '../../read-rows'
import type { Problems } from '../../row-problems'
import { type StagingDb, skuKey } from '../../staging-db'
import { parseTierPrice } from './row/tier-prices'

/** Takes the tier prices of the file into the staging database, and reports unreadable rows. */
export async function collectTierPrices(
  file: Readable,
  settings: ExportSettings,
  { db }: StagingDb,
  problems: Problems,
): Promise<void> {
  const insert = db.prepare('INSERT INTO tier_row (line, key, body) VALUES (?, ?, ?)')
  const product = db.prepare('SELECT 1 FROM source_row WHERE key = ?')
  for await (const { line, cells, fault } of readRows(file, ['sku', 'tier_price'])) {
    const sku = cells.sku ?? ''
    const unknown = product.get(skuKey(sku)) ? undefined : 'a tier price of an unknown product'
    const parsed = fault ?? unknown ?? parseTierPrice(cells, settings)
    if (typeof parsed === 'string') {
      problems.leaveOut({ line, sku: `advanced_pricing.csv: ${sku}` }, parsed)
    } else insert.run(line, skuKey(sku), JSON.stringify(parsed))
  }
}

/** Reads the tier prices of a product back, in the order of the file. */
export function tierPriceFinder({ db }: StagingDb): (sku: string) => TierPriceCell[] {
  const select = db.prepare('SELECT body FROM tier_row WHERE key = ? ORDER BY id')
  return (sku) => select.all(skuKey(sku)).map(({ body }) => JSON.parse(body as string))
}
