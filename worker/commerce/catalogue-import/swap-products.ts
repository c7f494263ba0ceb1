// A product whose fingerprint did not change is not touched, so that importing the same export twice
// writes nothing.
import { rawSql, type Sql, sql } from '../db/sql'

/** Staged products of a run, from one id of a staged row to another: few enough for one statement. */
export interface StagedRange {
  runId: string
  from: number
  to: number
}

function isChangedIn({ runId, from, to }: StagedRange): Sql {
  return sql`run_id = ${runId} AND kind = 'product' AND is_changed
    AND staged.id BETWEEN ${from} AND ${to}`
}

/** CROSS JOIN keeps the order: from the staged rows to the products they are. */
function changedIn(range: StagedRange): Sql {
  return sql`staged CROSS JOIN product ON product.sku = staged.key AND ${isChangedIn(range)}`
}

/** Tables that hold nothing but what the source says of a product. */
const OWNED_TABLES = [
  'product_text',
  'product_price',
  'product_media',
  'product_media_label',
  'product_label',
  'product_link',
  'product_value',
  'product_choice',
  'product_type_data',
  'category_product',
]

/** Prices that are about to become others, as they were until now; `deletePastPrices` lets them go. */
function keepOldPrices(changed: Sql, at: string): Sql {
  return sql`
    INSERT OR IGNORE INTO price_history
      (sku, store_id, until, price, special_price, special_from, special_to)
    SELECT product.sku, old.store_id, ${at}, old.price, old.special_price, old.special_from,
      old.special_to
    FROM ${changed} CROSS JOIN product_price AS old ON old.product_id = product.id
    WHERE NOT EXISTS (
      SELECT 1 FROM json_each(body, '$.prices') AS row
      WHERE row.value ->> 0 = old.store_id AND row.value ->> 1 = old.price
        AND row.value ->> 2 IS old.special_price AND row.value ->> 3 IS old.special_from
        AND row.value ->> 4 IS old.special_to)`
}

/** Whether a reduction holds at a moment, by the rule of shared/catalog/price.ts. */
function isReduced(price: string, moment: Sql): Sql {
  const row = rawSql(price)
  return sql`(${row}.special_price > 0 AND ${row}.special_price < ${row}.price
    AND (${row}.special_from IS NULL OR ${row}.special_from < ${moment})
    AND (${row}.special_to IS NULL OR ${row}.special_to > ${moment}))`
}

/**
 * Past prices of changed products that nobody asks for any more: shoppers are told the lowest of thirty days
 * before a reduction (shared/catalog/lowest-price.ts), and it began at the earliest when the price was last
 * not reduced. What has been reduced for more than a year has no known beginning.
 * @param at the moment of the import, ISO 8601
 */
export function deletePastPrices(range: StagedRange, at: string): Sql {
  return sql`DELETE FROM price_history WHERE (sku, store_id, until) IN (
    WITH reduction AS MATERIALIZED (
      SELECT product.sku, now.store_id, CASE WHEN NOT COALESCE(${isReduced('now', sql`${at}`)}, 0)
        THEN ${at} ELSE MAX(strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, '-1 year'), COALESCE((
          SELECT MAX(past.until) FROM price_history AS past
          WHERE past.sku = product.sku AND past.store_id = now.store_id
            AND NOT COALESCE(${isReduced('past', sql`past.until`)}, 0)), '')) END AS began
      FROM ${changedIn(range)} CROSS JOIN product_price AS now ON now.product_id = product.id)
    SELECT past.sku, past.store_id, past.until
    FROM reduction CROSS JOIN price_history AS past
      ON past.sku = reduction.sku AND past.store_id = reduction.store_id
      AND past.until <= strftime('%Y-%m-%dT%H:%M:%fZ', began, '-30 days'))`
}

/**
 * Products with all that hangs on them.
 * @param at the moment of the import, ISO 8601
 */
export function swapProducts(range: StagedRange, at: string): Sql[] {
  const changed = changedIn(range)
  return [
    sql`UPDATE product SET
        sku = key, type_id = body ->> 'type', status = body ->> 'status',
        visibility = body ->> 'visibility', tax_class = body ->> 'tax',
        hides_stock_alert = body ->> 'quiet', created_at = body ->> 'created',
        updated_at = body ->> 'updated', fingerprint = staged.fingerprint
      FROM staged WHERE product.sku = staged.key AND ${isChangedIn(range)}`,

    // Only these take an id: one for each product that is imported again would be used up soon.
    sql`INSERT INTO product
        (sku, type_id, status, visibility, tax_class, hides_stock_alert, created_at, updated_at,
         fingerprint)
      SELECT key, body ->> 'type', body ->> 'status', body ->> 'visibility', body ->> 'tax',
        body ->> 'quiet', body ->> 'created', body ->> 'updated', fingerprint
      FROM staged WHERE ${isChangedIn(range)}
        AND NOT EXISTS (SELECT 1 FROM product WHERE product.sku = staged.key)
      ORDER BY staged.id`,

    keepOldPrices(changed, at),

    ...OWNED_TABLES.map(
      (table) =>
        sql`DELETE FROM ${rawSql(table)} WHERE product_id IN (SELECT product.id FROM ${changed})`,
    ),

    // The URL of a product does not depend on a category: its path is its key.
    sql`INSERT INTO product_text
        (product_id, store_id, name, url_key, url_path, description, short_description, plain_text,
         meta_title, meta_description)
      SELECT product.id, row.value ->> 0, row.value ->> 1, row.value ->> 2, row.value ->> 2,
        row.value ->> 3, row.value ->> 4, row.value ->> 5, row.value ->> 6, row.value ->> 7
      FROM ${changed}, json_each(body, '$.texts') AS row`,

    sql`INSERT INTO product_price
        (product_id, store_id, price, special_price, special_from, special_to)
      SELECT product.id, row.value ->> 0, row.value ->> 1, row.value ->> 2, row.value ->> 3,
        row.value ->> 4
      FROM ${changed}, json_each(body, '$.prices') AS row`,

    sql`INSERT INTO product_media (product_id, position, path)
      SELECT product.id, row.key, row.value FROM ${changed}, json_each(body, '$.media') AS row`,

    sql`INSERT OR REPLACE INTO product_media_label (product_id, store_id, path, label)
      SELECT product.id, text.value ->> 0, picture.value ->> 0, text.value ->> 1
      FROM ${changed}, json_each(body, '$.mediaLabels') AS picture,
        json_each(picture.value, '$[1]') AS text`,

    sql`INSERT INTO product_label (product_id, store_id, position, text, style)
      SELECT product.id, text.value ->> 0, label.key, text.value ->> 1, label.value ->> 'style'
      FROM ${changed}, json_each(body, '$.labels') AS label,
        json_each(label.value, '$.texts') AS text`,

    sql`INSERT INTO product_link (product_id, link_type, position, linked_sku, qty)
      SELECT product.id, row.value ->> 0, row.value ->> 1, row.value ->> 2,
        COALESCE(row.value ->> 3, 1)
      FROM ${changed}, json_each(body, '$.links') AS row`,

    sql`INSERT INTO product_type_data (product_id, body)
      SELECT product.id, body -> 'typeData' FROM ${changed} WHERE body -> 'typeData' IS NOT NULL`,

    sql`INSERT INTO product_value (product_id, attribute_id, position, value)
      SELECT product.id, attribute.id, row.value ->> 1, row.value ->> 2
      FROM ${changed}, json_each(body, '$.values') AS row
      JOIN attribute ON attribute.code = row.value ->> 0`,

    sql`INSERT INTO product_choice (product_id, position, attribute_id)
      SELECT product.id, row.key, attribute.id
      FROM ${changed}, json_each(body, '$.choices') AS row
      JOIN attribute ON attribute.code = row.value`,

    sql`INSERT INTO category_product (category_id, product_id)
      SELECT category.id, product.id
      FROM ${changed}, json_each(body, '$.categories') AS row
      JOIN category ON category.source_path = row.value`,

    sql`UPDATE product SET parent_id = NULL WHERE parent_id IN (SELECT product.id FROM ${changed})`,
  ]
}

const STOCK = rawSql(`body ->> '$.stock[0]' AS qty, body ->> '$.stock[1]' AS is_in_stock,
  body ->> '$.stock[2]' AS manage_stock, body ->> '$.stock[3]' AS backorders,
  body ->> '$.stock[4]' AS min_sale_qty, body ->> '$.stock[5]' AS max_sale_qty`)

/**
 * Notes the stock of a range of products in the outbox for `sales` (stock/exchange-stock.ts), where the
 * source says another than it did last: what it said before would undo what was sold since.
 * @param at milliseconds since 1970
 */
export function noteImportedStock(range: StagedRange, at: number): Sql[] {
  return [
    sql`INSERT OR REPLACE INTO stock_import
        (sku, imported_at, source, qty, is_in_stock, manage_stock, backorders, min_sale_qty,
         max_sale_qty)
      SELECT product.sku, ${at}, body -> 'stock', ${STOCK}
      FROM ${changedIn(range)} LEFT JOIN stock_copy AS copy ON copy.product_id = product.id
      WHERE copy.source IS NOT body -> 'stock'`,
  ]
}

/** The same as it is shown. */
export function copyStock(range: StagedRange, at: number): Sql[] {
  return [
    sql`INSERT INTO stock_copy
        (product_id, qty, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty, source,
         imported_at, version)
      SELECT product.id, ${STOCK}, body -> 'stock', ${at}, ${at}
      FROM ${changedIn(range)} WHERE true
      ON CONFLICT (product_id) DO UPDATE SET
        qty = excluded.qty, is_in_stock = excluded.is_in_stock,
        manage_stock = excluded.manage_stock, backorders = excluded.backorders,
        min_sale_qty = excluded.min_sale_qty, max_sale_qty = excluded.max_sale_qty,
        source = excluded.source, imported_at = excluded.imported_at, version = excluded.version
      WHERE stock_copy.source <> excluded.source`,
  ]
}

/** What is said of all products of a run at once; the run is the only parameter. */
export const LINK_PRODUCTS: readonly string[] = [
  // The order of the source, kept apart from the fingerprint. Merged products come after all others.
  `WITH base AS MATERIALIZED (
     SELECT mode, CASE mode WHEN 'replace' THEN 0 ELSE (SELECT MAX(position) FROM product) END AS start
     FROM import_run WHERE id = ?1),
   place AS MATERIALIZED (
     SELECT key, mode, start + ROW_NUMBER() OVER (ORDER BY staged.id) AS position
     FROM staged, base WHERE run_id = ?1 AND kind = 'product')
   UPDATE product SET position = place.position FROM place
   WHERE product.sku = place.key AND product.position <> place.position
     AND (place.mode = 'replace' OR product.position = 0)`,

  // All parents of the run, not only the changed: a child may be new under an unchanged one.
  `UPDATE product SET parent_id = parent.id
   FROM staged JOIN product AS parent ON parent.sku = staged.key,
     json_each(staged.body, '$.children') AS child
   WHERE run_id = ?1 AND kind = 'product' AND product.sku = child.value
     AND product.parent_id IS NOT parent.id AND product.id <> parent.id`,
]

export const REMOVE_PRODUCTS = `
  DELETE FROM product WHERE NOT EXISTS (
    SELECT 1 FROM staged WHERE run_id = ?1 AND kind = 'product' AND key = product.sku)`
