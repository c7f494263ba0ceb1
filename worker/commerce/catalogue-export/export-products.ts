import type { ExportedPage } from '../../../shared/contract/admin/catalogue-export'
import type { Database } from '../db/databases'
import { type Query, query, readAll, readNamed } from '../db/query'
import { listOf, type Sql, sql } from '../db/sql'
import type { ExportRows } from './export-rows'
import { toExportedProduct } from './to-exported-product'

/** Columns of each part, for a list of product ids; parts are put in order by the product. */
const PARTS: {
  readonly [Part in keyof ExportRows]: (ids: Sql) => Query<ExportRows[Part][number]>
} = {
  products: (ids) => sql`SELECT product.id AS product_id, sku, type_id, status, visibility,
      tax_class, hides_stock_alert, created_at, updated_at, position, qty, is_in_stock,
      manage_stock, backorders, min_sale_qty, max_sale_qty, source
    FROM product LEFT JOIN stock_copy AS stock ON stock.product_id = product.id
    WHERE product.id IN ${ids} ORDER BY position, product.id`,
  texts: (ids) => sql`SELECT product_id, store_id, name, url_key, description, short_description,
      meta_title, meta_description
    FROM product_text WHERE product_id IN ${ids}`,
  prices: (ids) => sql`SELECT product_id, store_id, price, special_price, special_from, special_to
    FROM product_price WHERE product_id IN ${ids}`,
  media: (ids) => sql`SELECT product_id, path FROM product_media
    WHERE product_id IN ${ids} ORDER BY product_id, position`,
  mediaLabels: (ids) => sql`SELECT product_id, store_id, path, label FROM product_media_label
    WHERE product_id IN ${ids} ORDER BY product_id, path, store_id`,
  labels: (ids) => sql`SELECT product_id, store_id, position, text, style FROM product_label
    WHERE product_id IN ${ids} ORDER BY product_id, position, store_id`,
  links: (ids) => sql`SELECT product_id, link_type, linked_sku, qty FROM product_link
    WHERE product_id IN ${ids} ORDER BY product_id, link_type, position`,
  values: (ids) => sql`SELECT product_id, attribute.code, value
    FROM product_value JOIN attribute ON attribute.id = attribute_id
    WHERE product_id IN ${ids} ORDER BY product_id, attribute.code, product_value.position`,
  choices: (ids) => sql`SELECT product_id, attribute.code
    FROM product_choice JOIN attribute ON attribute.id = attribute_id
    WHERE product_id IN ${ids} ORDER BY product_id, product_choice.position`,
  children: (ids) => sql`SELECT child.parent_id AS product_id, child.sku, attribute.code, own.value
    FROM ${ids} AS wanted CROSS JOIN product AS child ON child.parent_id = wanted.value
    LEFT JOIN product_choice AS choice ON choice.product_id = child.parent_id
    LEFT JOIN product_value AS own
      ON own.product_id = child.id AND own.attribute_id = choice.attribute_id
    LEFT JOIN attribute ON attribute.id = own.attribute_id
    ORDER BY child.parent_id, child.position, child.id, choice.position`,
  categories: (ids) => sql`SELECT product_id, source_path
    FROM category_product JOIN category ON category.id = category_id
    WHERE product_id IN ${ids} ORDER BY product_id, level, category.position, category.id`,
  typeData: (ids) => sql`SELECT product_id, body FROM product_type_data WHERE product_id IN ${ids}`,
}

/** Some products in the order of the source, from one of them on. */
export async function exportProducts(
  db: Database,
  after: { position: number; id: number },
  limit: number,
): Promise<ExportedPage> {
  const page = sql`SELECT id, position FROM product
    WHERE (position, id) > (${after.position}, ${after.id}) ORDER BY position, id LIMIT ${limit}`
  const found = await readAll(db, query<{ id: number; position: number }>(page))
  const last = found.at(-1)
  if (last === undefined) return { products: [], next: null }
  const rows = await loadRows(
    db,
    found.map(({ id }) => id),
  )
  return {
    products: rows.products.map((product) => toExportedProduct(product, rows)),
    next: found.length < limit ? null : `${last.position}.${last.id}`,
  }
}

async function loadRows(db: Database, ids: readonly number[]): Promise<ExportRows> {
  const list = listOf(ids)
  return await readNamed(db, {
    products: PARTS.products(list),
    texts: PARTS.texts(list),
    prices: PARTS.prices(list),
    media: PARTS.media(list),
    mediaLabels: PARTS.mediaLabels(list),
    labels: PARTS.labels(list),
    links: PARTS.links(list),
    values: PARTS.values(list),
    choices: PARTS.choices(list),
    children: PARTS.children(list),
    categories: PARTS.categories(list),
    typeData: PARTS.typeData(list),
  })
}
