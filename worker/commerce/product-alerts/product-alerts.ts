import type { ProductAlertRequest } from '../../../shared/contract/customer/product-alert'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database, Databases } from '../db/databases'
import { query, readAll, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import { hasSku, loadAlertProducts } from './load-alert-products'

/** As many products as one customer may wait for in a store. */
const MOST_ALERTS = 100
/** A mail finds what it tells of until it was sent or given up. */
const KEPT_MS = 30 * 24 * 60 * 60_000

const NOT_OFFERED: Refusal = {
  code: 404,
  reason: 'product-not-found',
  message: "The product that was requested doesn't exist.",
}
/** Who waits for it would hear of a return that never was. */
const IN_STOCK: Refusal = {
  code: 400,
  reason: 'product-in-stock',
  message: 'The product is in stock.',
}
const TOO_MANY: Refusal = {
  code: 400,
  reason: 'too-many-alerts',
  message: `Nobody waits for more than ${MOST_ALERTS} products. Remove one first.`,
}

export interface ProductAlert {
  productId: number
  sku: string
  name: string
  /** Path in the store. */
  link: string
}

/** Lets a customer wait for a product that is sold out, once however often it is said. */
export async function addAlert(
  { catalogue, sales }: Databases,
  store: StoreView,
  customerId: number,
  asked: ProductAlertRequest,
  now: number,
): Promise<Result<true, Refusal>> {
  const isMeant =
    asked.sku === undefined ? sql`product.id = ${asked.product_id ?? null}` : hasSku([asked.sku])
  const [product] = await loadAlertProducts(catalogue, store, isMeant)
  if (!product || product.hidesAlert) return fail(NOT_OFFERED)
  if (product.isInStock) return fail(IN_STOCK)
  const { productId, sku, name, link } = product
  const [, kept = []] = await transact<{ sku: string }>(sales, [
    sql`INSERT INTO product_alert
        (token, customer_id, store_code, sku, product_id, name, link, asked_at)
      SELECT ${createRandomId()}, ${customerId}, ${store.storeCode}, ${sku}, ${productId}, ${name},
        ${link}, ${now}
      WHERE (SELECT COUNT(*) FROM product_alert
        WHERE customer_id = ${customerId} AND told_at IS NULL) < ${MOST_ALERTS}
      ON CONFLICT (customer_id, store_code, sku) DO UPDATE SET
        token = excluded.token, asked_at = excluded.asked_at, told_at = NULL
      WHERE told_at IS NOT NULL`,
    sql`SELECT sku FROM product_alert WHERE customer_id = ${customerId}
      AND store_code = ${store.storeCode} AND sku = ${sku} AND told_at IS NULL`,
  ])
  return kept.length > 0 ? ok(true) : fail(TOO_MANY)
}

/** Nobody waits for this product any more, whether they did or not. */
export async function removeAlert(
  sales: Database,
  { storeCode }: StoreView,
  customerId: number,
  { sku, product_id: productId }: ProductAlertRequest,
): Promise<void> {
  const isMeant = sku === undefined ? sql`product_id = ${productId ?? null}` : sql`sku = ${sku}`
  await transact(sales, [
    sql`DELETE FROM product_alert
      WHERE customer_id = ${customerId} AND store_code = ${storeCode} AND ${isMeant}`,
  ])
}

/** What a customer waits for in a store, the latest first. */
export function listAlerts(
  sales: Database,
  { storeCode }: StoreView,
  customerId: number,
): Promise<ProductAlert[]> {
  return readAll(
    sales,
    query<ProductAlert>(sql`
      SELECT product_id AS productId, sku, name, link FROM product_alert
      WHERE customer_id = ${customerId} AND store_code = ${storeCode} AND told_at IS NULL
      ORDER BY asked_at DESC, sku`),
  )
}

/** Forgets what was told long ago. */
export async function deleteOldAlerts(sales: Database, now: number): Promise<void> {
  await transact(sales, [sql`DELETE FROM product_alert WHERE told_at < ${now - KEPT_MS}`])
}
