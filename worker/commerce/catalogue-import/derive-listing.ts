// Derives the tables of lists, filters and searches from the source tables.
import { TAX_CLASS_IDS, type TaxClass, taxRateOf } from '../../../shared/catalog/tax-rates'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { writeCards } from '../catalogue/cards'
import { COMPOSITE_TYPES } from '../catalogue/opening-price-of'
import type { Database } from '../db/databases'
import { sql } from '../db/sql'
import { salableSql } from '../stock/salable'

const TAX_CLASSES = Object.keys(TAX_CLASS_IDS) as TaxClass[]

/**
 * The statements that fill what lists are read from; `now` is an ISO date. Products
 * are listed range by range of their ids.
 */
export function deriveListing(
  db: Database,
  now: string,
  ranges: readonly (readonly [from: number, to: number])[],
): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM listing_unit'),
    db.prepare(INSERT_UNITS),
    db.prepare('DELETE FROM category_listing'),
    db.prepare(INSERT_CATEGORY_LISTING),
    db.prepare('DELETE FROM facet'),
    db.prepare(INSERT_FACETS),
    db.prepare('DELETE FROM listing'),
    ...ranges.map(([from, to]) =>
      insertListing(db, now, `product.id BETWEEN ${Number(from)} AND ${Number(to)}`),
    ),
    db.prepare('DELETE FROM card'),
    ...ranges.flatMap(([from, to]) =>
      STORE_VIEWS.map(({ storeId }) =>
        writeCards(
          db,
          storeId,
          sql`SELECT product_id FROM listing
            WHERE store_id = ${storeId} AND product_id BETWEEN ${from} AND ${to}`,
        ),
      ),
    ),
  ]
}

/**
 * Rewrites the rows whose prices may have changed since they were written: a special price began
 * or ended, or something sold out or came back. Sets, bundles and gift cards are left to
 * refresh-composite-prices.ts.
 */
export function refreshListing(db: Database, now: string): D1PreparedStatement {
  return insertListing(
    db,
    now,
    `product.type_id NOT IN (${COMPOSITE})
      AND product.id IN (SELECT product_id FROM listing WHERE price_until <= ?2)`,
  )
}

const INSERT_UNITS = `
  INSERT INTO listing_unit (product_id, unit_id, product_number, unit_number)
  SELECT product_id, unit_id, DENSE_RANK() OVER (ORDER BY product_id),
    ROW_NUMBER() OVER (ORDER BY product_id, unit_id)
  FROM (
    SELECT product.id AS product_id, COALESCE(child.id, product.id) AS unit_id
    FROM product LEFT JOIN product AS child ON child.parent_id = product.id AND child.status = 1
    WHERE product.status = 1 AND product.visibility > 1)`

const INSERT_CATEGORY_LISTING = `
  WITH RECURSIVE above (category_id, ancestor_id) AS (
    SELECT id, id FROM category WHERE is_active
    UNION ALL
    SELECT above.category_id, category.parent_id
    FROM above JOIN category ON category.id = above.ancestor_id
    WHERE category.parent_id IS NOT NULL)
  INSERT INTO category_listing (category_id, product_id)
  SELECT DISTINCT above.ancestor_id, product.id
  FROM category_product JOIN above USING (category_id)
  JOIN product ON product.id = category_product.product_id
  WHERE product.status = 1 AND product.visibility > 1`

// What a child says of itself comes before what its parent says of all.
const INSERT_FACETS = `
  INSERT OR IGNORE INTO facet (attribute_id, value, product_id, unit_id)
  SELECT own.attribute_id, own.value, unit.product_id, unit.unit_id
  FROM listing_unit AS unit
  JOIN product_value AS own ON own.product_id = unit.unit_id
  JOIN attribute ON attribute.id = own.attribute_id AND attribute.input <> 'text'
  UNION ALL
  SELECT shared.attribute_id, shared.value, unit.product_id, unit.unit_id
  FROM listing_unit AS unit
  JOIN product_value AS shared ON shared.product_id = unit.product_id
  JOIN attribute ON attribute.id = shared.attribute_id AND attribute.input <> 'text'
  WHERE unit.unit_id <> unit.product_id AND NOT EXISTS (
    SELECT 1 FROM product_value AS own
    WHERE own.product_id = unit.unit_id AND own.attribute_id = shared.attribute_id)`

// The rule of shared/catalog/price.ts once more, since a list sorts and filters by its outcome.
const OFFER_HOLDS = `price.special_price > 0 AND price.special_price < price.price
  AND (price.special_from IS NULL OR price.special_from < ?2)
  AND (price.special_to IS NULL OR price.special_to > ?2)`
const COMPOSITE = COMPOSITE_TYPES.map((type) => `'${type}'`).join()

// A composite product gets its price by refresh-composite-prices.ts: it is due at once.
const NEXT_PRICE_CHANGE = `CASE
  WHEN product.type_id IN (${COMPOSITE}) THEN ?2
  WHEN price.special_price IS NULL THEN NULL
  WHEN price.special_from > ?2 THEN price.special_from
  WHEN price.special_to > ?2 THEN price.special_to END`

const GROSS = `CAST(ROUND(factor.gross *
  CASE WHEN ${OFFER_HOLDS} THEN price.special_price ELSE price.price END) AS INTEGER)`

function insertListing(db: Database, now: string, which: string): D1PreparedStatement {
  const text = `
    WITH factor (store_id, tax_class, gross) AS MATERIALIZED (
      SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1))
    INSERT OR REPLACE INTO listing
      (store_id, product_id, visibility, position, name, price, price_until, created_at, updated_at)
    SELECT text.store_id, product.id, product.visibility, product.position, text.name,
      COALESCE(MIN(${GROSS}) FILTER (WHERE ${salableSql('stock').text}), MIN(${GROSS})),
      MIN(${NEXT_PRICE_CHANGE}), product.created_at, product.updated_at
    FROM product
    CROSS JOIN product_text AS text ON text.product_id = product.id
    CROSS JOIN listing_unit AS unit ON unit.product_id = product.id
    CROSS JOIN product AS sold ON sold.id = unit.unit_id
    CROSS JOIN product_price AS price
      ON price.product_id = sold.id AND price.store_id = text.store_id
    LEFT JOIN stock_copy AS stock ON stock.product_id = sold.id
    CROSS JOIN factor ON factor.store_id = text.store_id AND factor.tax_class = sold.tax_class
    WHERE product.status = 1 AND product.visibility > 1 AND ${which}
    GROUP BY product.id, text.store_id`
  return db.prepare(text).bind(JSON.stringify(toGrossFactors()), now)
}

/** What makes a source price one with tax, by store and tax class. */
function toGrossFactors(): [number, TaxClass, number][] {
  return STORE_VIEWS.flatMap(({ storeId, tax }) =>
    TAX_CLASSES.map((taxClass): [number, TaxClass, number] => {
      const rate = tax.sourcePriceIncludesTax ? 0 : taxRateOf(tax.defaultCountry, taxClass)
      return [storeId, taxClass, 1 + rate / 100]
    }),
  )
}
