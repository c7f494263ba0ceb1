import type { Query } from '../db/query'
import { type Sql, sql } from '../db/sql'
import { salableSql } from '../stock/salable'
import type { ProductRows } from './product-rows'

/** Which parts of products are asked for; each is one statement less when it is not. */
export type ProductPart = Exclude<keyof ProductRows, 'products'> | 'texts'

const STOCK = sql`COALESCE(stock.qty, 0) AS qty, COALESCE(stock.is_in_stock, 0) AS is_in_stock,
  COALESCE(stock.manage_stock, 1) AS manage_stock, COALESCE(stock.backorders, 0) AS backorders,
  COALESCE(stock.min_sale_qty, 1) AS min_sale_qty, COALESCE(stock.max_sale_qty, 0) AS max_sale_qty`

const PRICE = sql`price.price, price.special_price, price.special_from, price.special_to`

const TEXTS = sql`text.description, text.short_description, text.meta_title, text.meta_description`
const NO_TEXTS = sql`'' AS description, '' AS short_description, '' AS meta_title,
  '' AS meta_description`

/** The wanted products and their enabled children, as a table with the column `id`. */
const withChildren = (ids: Sql) => sql`(
  SELECT value AS id FROM ${ids}
  UNION
  SELECT product.id FROM ${ids} AS wanted
  CROSS JOIN product ON product.parent_id = wanted.value AND product.status = 1)`

/**
 * The statement of a part for a list of product ids, which is a table `wanted` with the column
 * `value`. CROSS JOIN keeps the order of the tables: from the few that are wanted to what hangs on
 * them, whatever SQLite knows or does not know of their sizes.
 */
export const PART_STATEMENTS: {
  readonly [Part in keyof ProductRows]: (
    ids: Sql,
    storeId: number,
    withTexts: boolean,
  ) => Query<ProductRows[Part][number]>
} = {
  products: (ids, storeId, withTexts) => sql`
    SELECT product.id, product.sku, product.type_id, product.status, product.visibility,
      product.tax_class, product.parent_id, parent.sku AS parent_sku, product.hides_stock_alert,
      product.created_at, product.updated_at, text.name, text.url_key, text.url_path,
      ${withTexts ? TEXTS : NO_TEXTS}, ${PRICE}, ${STOCK}
    FROM ${ids} AS wanted CROSS JOIN product ON product.id = wanted.value
    JOIN product_text AS text ON text.product_id = product.id AND text.store_id = ${storeId}
    JOIN product_price AS price ON price.product_id = product.id AND price.store_id = ${storeId}
    LEFT JOIN stock_copy AS stock ON stock.product_id = product.id
    LEFT JOIN product AS parent ON parent.id = product.parent_id`,

  children: (ids, storeId) => sql`
    SELECT product.id, product.sku, product.parent_id, product.status, product.visibility,
      product.tax_class, text.name, text.url_key, ${PRICE}, ${STOCK}
    FROM ${ids} AS wanted
    CROSS JOIN product ON product.parent_id = wanted.value AND product.status = 1
    CROSS JOIN product_text AS text
      ON text.product_id = product.id AND text.store_id = ${storeId}
    CROSS JOIN product_price AS price
      ON price.product_id = product.id AND price.store_id = ${storeId}
    LEFT JOIN stock_copy AS stock ON stock.product_id = product.id
    ORDER BY product.parent_id, product.position`,

  values: (ids) => sql`
    SELECT own.product_id, attribute.code, attribute.input, own.value
    FROM ${withChildren(ids)} AS wanted
    CROSS JOIN product_value AS own ON own.product_id = wanted.id
    JOIN attribute ON attribute.id = own.attribute_id
    ORDER BY own.product_id, own.attribute_id, own.position`,

  choices: (ids, storeId) => sql`
    SELECT DISTINCT choice.product_id, attribute.id AS attribute_id, attribute.code,
      choice.position, COALESCE(label.label, attribute.code) AS label, own.value,
      value_label.label AS value_label, option.position AS option_position
    FROM ${ids} AS wanted CROSS JOIN product_choice AS choice ON choice.product_id = wanted.value
    CROSS JOIN product AS child ON child.parent_id = choice.product_id AND child.status = 1
    CROSS JOIN product_value AS own
      ON own.product_id = child.id AND own.attribute_id = choice.attribute_id
    JOIN attribute ON attribute.id = choice.attribute_id
    LEFT JOIN attribute_label AS label
      ON label.attribute_id = attribute.id AND label.store_id = ${storeId}
    LEFT JOIN attribute_option AS option
      ON option.attribute_id = attribute.id AND option.value = own.value
    LEFT JOIN attribute_option_label AS value_label
      ON value_label.attribute_id = attribute.id AND value_label.value = own.value
        AND value_label.store_id = ${storeId}
    ORDER BY choice.product_id, choice.position, option.position`,

  media: (ids, storeId) => sql`
    SELECT media.product_id, media.position, media.path, NULLIF(own.label, '') AS label
    FROM ${withChildren(ids)} AS wanted
    CROSS JOIN product_media AS media ON media.product_id = wanted.id
    LEFT JOIN product_media_label AS own
      ON own.product_id = media.product_id AND own.store_id = ${storeId} AND own.path = media.path
    ORDER BY media.product_id, media.position`,

  labels: (ids, storeId) => sql`
    SELECT product_id, text, style FROM product_label
    WHERE product_id IN ${ids} AND store_id = ${storeId} ORDER BY product_id, position`,

  links: (ids, storeId) => sql`
    SELECT link.product_id, link.link_type, link.position, linked.sku AS linked_sku,
      linked.type_id AS linked_type, text.name AS linked_name, text.url_path AS linked_path,
      (SELECT own.value FROM attribute CROSS JOIN product_value AS own
        ON own.product_id = linked.id AND own.attribute_id = attribute.id
        WHERE attribute.code = 'color') AS linked_color,
      link.qty, media.path AS image,
      linked.tax_class, ${PRICE}, COALESCE(${salableSql('stock')}, 0) AS is_salable
    FROM ${ids} AS wanted CROSS JOIN product_link AS link ON link.product_id = wanted.value
    CROSS JOIN product AS linked ON linked.sku = link.linked_sku AND linked.status = 1
    CROSS JOIN product_price AS price
      ON price.product_id = linked.id AND price.store_id = ${storeId}
    LEFT JOIN product_text AS text ON text.product_id = linked.id AND text.store_id = ${storeId}
    LEFT JOIN product_media AS media ON media.product_id = linked.id AND media.position = 0
    LEFT JOIN stock_copy AS stock ON stock.product_id = linked.id
    ORDER BY link.product_id, link.link_type, link.position`,

  categories: (ids, storeId) => sql`
    SELECT own.product_id, own.category_id, text.name, text.url_key, text.url_path
    FROM ${ids} AS wanted CROSS JOIN category_product AS own ON own.product_id = wanted.value
    JOIN category ON category.id = own.category_id AND category.is_active
    JOIN category_text AS text ON text.category_id = category.id AND text.store_id = ${storeId}
    ORDER BY own.product_id, category.level, category.position`,

  alternates: (ids) => sql`
    SELECT product_id, store_id, url_path FROM product_text WHERE product_id IN ${ids}`,

  typeData: (ids) => sql`SELECT product_id, body FROM product_type_data WHERE product_id IN ${ids}`,

  pastPrices: (ids, storeId) => sql`
    SELECT wanted.id AS product_id, past.until, past.price, past.special_price,
      past.special_from, past.special_to
    FROM ${withChildren(ids)} AS wanted CROSS JOIN product ON product.id = wanted.id
    CROSS JOIN price_history AS past ON past.sku = product.sku AND past.store_id = ${storeId}
    ORDER BY past.until`,
}
