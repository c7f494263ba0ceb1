// The columns that an isolate holds to find, count and sort lists without asking the database for every
// product (search/memory/): written in the transaction of what they are taken from.
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { derivePrices, INSERT_COLUMN, LISTED } from '../catalogue/derive-prices'
import type { Database } from '../db/databases'
import { turnVersion } from '../db/derived-version'

/** The statements that write all columns anew from the listing. */
export function deriveColumns(db: Database): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM list_column'),
    db.prepare(INSERT_PRODUCTS),
    db.prepare(INSERT_UNITS),
    ...['created_at', 'updated_at', 'position'].map((field) => db.prepare(insertOrder(field))),
    db.prepare(INSERT_CATEGORIES),
    db.prepare(INSERT_FACETS),
    ...STORE_VIEWS.flatMap(({ storeId }) =>
      [INSERT_NAMES, INSERT_NAME_WORDS].map((text) => db.prepare(text).bind(storeId)),
    ),
    turnVersion(db, 'lists'),
    ...derivePrices(db),
  ]
}

const INSERT_PRODUCTS = `
  ${INSERT_COLUMN} SELECT 'products', 0, '', COALESCE(group_concat(product_id ORDER BY product_number), '')
  FROM ${LISTED}`

const INSERT_UNITS = `
  ${INSERT_COLUMN} SELECT 'units', 0, '', COALESCE(group_concat(units ORDER BY product_number), '')
  FROM ${LISTED}`

const insertOrder = (field: string) => `
  ${INSERT_COLUMN}
  SELECT 'order', 0, '${field}',
    COALESCE(group_concat(product_number ORDER BY product.${field}, product_id), '')
  FROM ${LISTED} CROSS JOIN product ON product.id = product_id`

const INSERT_NAMES = `
  ${INSERT_COLUMN}
  SELECT 'order', ?1, 'name',
    COALESCE(group_concat(product_number ORDER BY name COLLATE NOCASE, product_id), '')
  FROM ${LISTED} CROSS JOIN listing USING (product_id) WHERE store_id = ?1`

const INSERT_NAME_WORDS = `
  ${INSERT_COLUMN}
  SELECT 'name words', ?1, '', COALESCE(group_concat(
    COALESCE(1 + length(trim(name)) - length(replace(trim(name), ' ', '')), 0)
    ORDER BY product_number), '')
  FROM ${LISTED} AS listed
  LEFT JOIN listing ON listing.product_id = listed.product_id AND listing.store_id = ?1`

// Each number as what it is more than the one before it: half as long.
const INSERT_CATEGORIES = `
  ${INSERT_COLUMN}
  SELECT 'category', 0, category_id, group_concat(step, ',' ORDER BY product_number) FROM (
    SELECT category_id, product_number, product_number - LAG(product_number, 1, 0)
      OVER (PARTITION BY category_id ORDER BY product_number) AS step
    FROM category_listing JOIN ${LISTED} USING (product_id))
  GROUP BY category_id`

const INSERT_FACETS = `
  ${INSERT_COLUMN}
  SELECT 'facet ' || attribute_id, 0, value, group_concat(step, ',' ORDER BY unit_number) FROM (
    SELECT attribute_id, value, unit_number, unit_number - LAG(unit_number, 1, 0)
      OVER (PARTITION BY attribute_id, value ORDER BY unit_number) AS step
    FROM facet JOIN listing_unit USING (product_id, unit_id))
  GROUP BY attribute_id, value`
