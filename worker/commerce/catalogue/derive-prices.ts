import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { turnVersion } from '../db/derived-version'

export const INSERT_COLUMN = 'INSERT OR REPLACE INTO list_column (name, store_id, key, numbers)'

/** Rows (product_id, product_number, units): all products that lists show, by their numbers. */
export const LISTED = `(
  SELECT product_id, product_number, COUNT(*) AS units FROM listing_unit GROUP BY product_id)`

// What a store does not have has no price there.
const INSERT_PRICES = `
  ${INSERT_COLUMN}
  SELECT 'price', ?1, '', COALESCE(group_concat(COALESCE(price, -1) ORDER BY product_number), '')
  FROM ${LISTED} AS listed
  LEFT JOIN listing ON listing.product_id = listed.product_id AND listing.store_id = ?1`

/** Brings the prices that isolates hold up to the listing's, in the transaction that writes those. */
export function derivePrices(db: Database): D1PreparedStatement[] {
  return [
    ...STORE_VIEWS.map(({ storeId }) => db.prepare(INSERT_PRICES).bind(storeId)),
    turnVersion(db, 'prices'),
  ]
}
