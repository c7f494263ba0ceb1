// The parts that a product is put together from, each a list of rows: select-parts.ts reads them as they are
// or packs them into the row of a card (cards.ts).
import { type Sql, sql } from '../db/sql'
import { salableSql } from '../stock/salable'
import type { ProductRows } from './product-rows'

export type PartName = keyof ProductRows

/** Which parts of products are asked for; each is one statement less when it is not. */
export type ProductPart = Exclude<PartName, 'products'> | 'texts'

interface Part<Row> {
  columns: Readonly<Record<keyof Row & string, string>>
  /** Whether it has rows of children too. */
  ofChildren?: true
  /** What is selected from, with the wanted products as the table `wanted`. */
  from: (ids: Sql, storeId: number) => Sql
  order: string
}

const STOCK = {
  qty: 'COALESCE(stock.qty, 0)',
  is_in_stock: 'COALESCE(stock.is_in_stock, 0)',
  manage_stock: 'COALESCE(stock.manage_stock, 1)',
  backorders: 'COALESCE(stock.backorders, 0)',
  min_sale_qty: 'COALESCE(stock.min_sale_qty, 1)',
  max_sale_qty: 'COALESCE(stock.max_sale_qty, 0)',
}

const PRICE = {
  price: 'price.price',
  special_price: 'price.special_price',
  special_from: 'price.special_from',
  special_to: 'price.special_to',
}

/**
 * The ids of products come as a table `wanted` with the column `value`. CROSS JOIN keeps the order of
 * the tables: from the few that are wanted to what hangs on them, whatever SQLite knows or does not
 * know of their sizes.
 */
export const PARTS: { readonly [Name in PartName]: Part<ProductRows[Name][number]> } = {
  products: {
    columns: {
      id: 'product.id',
      sku: 'product.sku',
      type_id: 'product.type_id',
      status: 'product.status',
      visibility: 'product.visibility',
      tax_class: 'product.tax_class',
      parent_id: 'product.parent_id',
      parent_sku: 'parent.sku',
      hides_stock_alert: 'product.hides_stock_alert',
      created_at: 'product.created_at',
      updated_at: 'product.updated_at',
      name: 'text.name',
      url_key: 'text.url_key',
      url_path: 'text.url_path',
      description: 'text.description',
      short_description: 'text.short_description',
      meta_title: 'text.meta_title',
      meta_description: 'text.meta_description',
      ...PRICE,
      ...STOCK,
    },
    from: (ids, storeId) => sql`
      ${ids} AS wanted CROSS JOIN product ON product.id = wanted.value
      JOIN product_text AS text ON text.product_id = product.id AND text.store_id = ${storeId}
      JOIN product_price AS price ON price.product_id = product.id AND price.store_id = ${storeId}
      LEFT JOIN stock_copy AS stock ON stock.product_id = product.id
      LEFT JOIN product AS parent ON parent.id = product.parent_id`,
    order: 'product.id',
  },

  children: {
    columns: {
      id: 'product.id',
      sku: 'product.sku',
      parent_id: 'product.parent_id',
      status: 'product.status',
      visibility: 'product.visibility',
      tax_class: 'product.tax_class',
      name: 'text.name',
      url_key: 'text.url_key',
      ...PRICE,
      ...STOCK,
    },
    from: (ids, storeId) => sql`
      ${ids} AS wanted
      CROSS JOIN product ON product.parent_id = wanted.value AND product.status = 1
      CROSS JOIN product_text AS text
        ON text.product_id = product.id AND text.store_id = ${storeId}
      CROSS JOIN product_price AS price
        ON price.product_id = product.id AND price.store_id = ${storeId}
      LEFT JOIN stock_copy AS stock ON stock.product_id = product.id`,
    order: 'product.parent_id, product.position',
  },

  values: {
    ofChildren: true,
    columns: {
      product_id: 'own.product_id',
      code: 'attribute.code',
      input: 'attribute.input',
      value: 'own.value',
    },
    from: (ids) => sql`
      ${ids} AS wanted CROSS JOIN product_value AS own ON own.product_id = wanted.value
      JOIN attribute ON attribute.id = own.attribute_id`,
    order: 'own.product_id, own.attribute_id, own.position',
  },

  choices: {
    columns: {
      product_id: 'wanted.owner',
      attribute_id: 'wanted.attribute_id',
      code: 'wanted.code',
      position: 'wanted.position',
      label: 'wanted.label',
      value: 'wanted.value',
      value_label: 'wanted.value_label',
    },
    from: (ids, storeId) => sql`(
      SELECT DISTINCT wanted.value AS owner, attribute.id AS attribute_id, attribute.code,
        choice.position, COALESCE(label.label, attribute.code) AS label, own.value,
        value_label.label AS value_label, option.position AS option_position
      FROM ${ids} AS wanted
      CROSS JOIN product_choice AS choice ON choice.product_id = wanted.value
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
          AND value_label.store_id = ${storeId}) AS wanted`,
    order: 'wanted.owner, wanted.position, wanted.option_position, wanted.value',
  },

  media: {
    ofChildren: true,
    columns: {
      product_id: 'media.product_id',
      position: 'media.position',
      path: 'media.path',
      label: "NULLIF(own.label, '')",
    },
    from: (ids, storeId) => sql`
      ${ids} AS wanted CROSS JOIN product_media AS media ON media.product_id = wanted.value
      LEFT JOIN product_media_label AS own
        ON own.product_id = media.product_id AND own.store_id = ${storeId} AND own.path = media.path`,
    order: 'media.product_id, media.position',
  },

  labels: {
    columns: { product_id: 'own.product_id', text: 'own.text', style: 'own.style' },
    from: (ids, storeId) => sql`
      ${ids} AS wanted CROSS JOIN product_label AS own
        ON own.product_id = wanted.value AND own.store_id = ${storeId}`,
    order: 'own.product_id, own.position',
  },

  links: {
    columns: {
      product_id: 'link.product_id',
      link_type: 'link.link_type',
      position: 'link.position',
      linked_sku: 'linked.sku',
      linked_type: 'linked.type_id',
      linked_name: 'text.name',
      linked_path: 'text.url_path',
      linked_color: `(
        SELECT own.value FROM attribute CROSS JOIN product_value AS own
          ON own.product_id = linked.id AND own.attribute_id = attribute.id
        WHERE attribute.code = 'color')`,
      qty: 'link.qty',
      image: 'media.path',
      tax_class: 'linked.tax_class',
      ...PRICE,
      is_salable: `COALESCE(${salableSql('stock').text}, 0)`,
    },
    from: (ids, storeId) => sql`
      ${ids} AS wanted CROSS JOIN product_link AS link ON link.product_id = wanted.value
      CROSS JOIN product AS linked ON linked.sku = link.linked_sku AND linked.status = 1
      CROSS JOIN product_price AS price
        ON price.product_id = linked.id AND price.store_id = ${storeId}
      LEFT JOIN product_text AS text ON text.product_id = linked.id AND text.store_id = ${storeId}
      LEFT JOIN product_media AS media ON media.product_id = linked.id AND media.position = 0
      LEFT JOIN stock_copy AS stock ON stock.product_id = linked.id`,
    order: 'link.product_id, link.link_type, link.position',
  },

  categories: {
    columns: {
      product_id: 'own.product_id',
      category_id: 'own.category_id',
      name: 'text.name',
      url_key: 'text.url_key',
      url_path: 'text.url_path',
    },
    from: (ids, storeId) => sql`
      ${ids} AS wanted CROSS JOIN category_product AS own ON own.product_id = wanted.value
      JOIN category ON category.id = own.category_id AND category.is_active
      JOIN category_text AS text ON text.category_id = category.id AND text.store_id = ${storeId}`,
    order: 'own.product_id, category.level, category.position',
  },

  alternates: {
    columns: {
      product_id: 'text.product_id',
      store_id: 'text.store_id',
      url_path: 'text.url_path',
    },
    from: (ids) => sql`
      ${ids} AS wanted CROSS JOIN product_text AS text ON text.product_id = wanted.value`,
    order: 'text.product_id, text.store_id',
  },

  /** A child is sold like its parent, unless it says otherwise itself. */
  typeData: {
    columns: { product_id: 'product.id', body: 'own.body' },
    from: (ids) => sql`
      ${ids} AS wanted
      CROSS JOIN product ON product.id = wanted.value
      CROSS JOIN product_type_data AS own ON own.product_id IN (product.id, product.parent_id)`,
    order: 'product.id, own.product_id = product.id DESC',
  },

  pastPrices: {
    ofChildren: true,
    columns: {
      product_id: 'product.id',
      until: 'past.until',
      price: 'past.price',
      special_price: 'past.special_price',
      special_from: 'past.special_from',
      special_to: 'past.special_to',
    },
    from: (ids, storeId) => sql`
      ${ids} AS wanted CROSS JOIN product ON product.id = wanted.value
      CROSS JOIN price_history AS past ON past.sku = product.sku AND past.store_id = ${storeId}`,
    order: 'past.until',
  },
}
