import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { ExportSettings } from './export-settings'
import { type StagingDb, skuKey } from './staging-db'

/**
 * Takes what the shop has into the staging database: skus that may be referred to, addresses that
 * are taken.
 */
export async function stageKnownProducts(
  { db }: StagingDb,
  { products }: ExportSettings['known'],
): Promise<void> {
  const insert = db.prepare('INSERT OR REPLACE INTO known (key, sku, price) VALUES (?, ?, ?)')
  const take = db.prepare('INSERT OR IGNORE INTO url_key (store, key, owner) VALUES (?, ?, ?)')
  for await (const page of products()) {
    for (const { sku, price, urlKeys } of page) {
      insert.run(skuKey(sku), sku, price)
      for (const [at, key] of urlKeys.entries()) {
        take.run(STORE_VIEWS[at]?.storeCode ?? '', key, skuKey(sku))
      }
    }
  }
}
