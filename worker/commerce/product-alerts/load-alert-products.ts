import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { loadProducts } from '../catalogue/load-products'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { listOf, type Sql, sql } from '../db/sql'
import { createFieldPicker } from '../http/pick-fields'

/** A product that somebody may wait for, as the shop shows it now. */
export interface AlertProduct {
  productId: number
  sku: string
  name: string
  /** Path in the store. */
  link: string
  isInStock: boolean
  /** The merchant lets nobody wait for it (`amxnotif_hide_alert`). */
  hidesAlert: boolean
}

const FIELDS = createFieldPicker(['id', 'sku', 'stock', 'amxnotif_hide_alert'])

interface NameRow {
  id: number
  name: string
  slug: string
  sku: string
  shownSku: string
}

/** The products that are sold, by `product.id` or `product.sku`. A child is shown as its parent. */
export async function loadAlertProducts(
  catalogue: Database,
  store: StoreView,
  isMeant: Sql,
): Promise<AlertProduct[]> {
  const names = await readAll(
    catalogue,
    query<NameRow>(sql`
      SELECT product.id, product.sku, shown.sku AS shownSku, text.name, text.url_key AS slug
      FROM product
      JOIN product AS shown ON shown.id = COALESCE(product.parent_id, product.id)
      JOIN product_text AS text ON text.product_id = shown.id AND text.store_id = ${store.storeId}
      WHERE ${isMeant} AND product.status = 1 AND shown.status = 1`),
  )
  const products = await loadProducts(
    catalogue,
    store,
    names.map(({ id }) => id),
    FIELDS,
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return names.flatMap(({ id, sku, shownSku, name, slug }) => {
    const product = byId.get(id)
    if (!product) return []
    const stock = product.stock as { is_in_stock?: boolean } | undefined
    const parts = ['p', shownSku, slug, ...(sku === shownSku ? [] : [sku])]
    return {
      productId: id,
      sku,
      name,
      link: storePath(`/${parts.map(encodeURIComponent).join('/')}`, store),
      isInStock: stock?.is_in_stock === true,
      hidesAlert: product.amxnotif_hide_alert === 1,
    }
  })
}

/** In SQL over `product`: those with one of these skus. */
export function hasSku(skus: readonly string[]): Sql {
  return sql`product.sku IN ${listOf(skus)}`
}
