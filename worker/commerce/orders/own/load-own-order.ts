import type { WireProductOption } from '../../../../shared/contract/catalogue/product-option'
import type { WireOwnOrder } from '../../../../shared/contract/order/own-order'
import type { Database } from '../../db/databases'
import { query, readAll, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { trackOrder } from '../track-order'
import { loadInvoice } from './load-invoice'

interface AskedOrder {
  customerId: number
  orderNumber: string
  publicOrigin: string
  now: number
}

/** An order of this customer; null for that of somebody else. */
export async function loadOwnOrder(
  sales: Database,
  { customerId, orderNumber, publicOrigin, now }: AskedOrder,
): Promise<WireOwnOrder | null> {
  const own = await readFirst(
    sales,
    query<{ id: number; orderHash: string }>(sql`
      SELECT id, order_hash AS orderHash FROM orders
      WHERE customer_id = ${customerId} AND increment_id = ${Number(orderNumber)}`),
  )
  if (!own) return null
  const [order, items, invoice] = await Promise.all([
    trackOrder(sales, own.orderHash, publicOrigin, now),
    loadItems(sales, own.id),
    loadInvoice(sales, own.id),
  ])
  return order && { order_hash: own.orderHash, order, items, invoice: invoice ?? undefined }
}

/** Each line names what was sold, so its options say all that the sku does not. */
async function loadItems(sales: Database, orderId: number): Promise<WireOwnOrder['items']> {
  const lines = await readAll(
    sales,
    query<{ sku: string; qty: number; options: string }>(sql`
      SELECT sku, qty, line_options AS options FROM order_line
      WHERE order_id = ${orderId} ORDER BY id`),
  )
  return lines.map(({ sku, qty, options }) => ({
    sku,
    qty,
    product_option: { extension_attributes: JSON.parse(options) } as WireProductOption,
  }))
}
