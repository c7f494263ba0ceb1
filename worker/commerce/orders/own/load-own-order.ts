import { PICKUP } from '../../../../shared/checkout/shipping-methods'
import type { WireProductOption } from '../../../../shared/contract/catalogue/product-option'
import type { WireOwnOrder } from '../../../../shared/contract/order/own-order'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { CART_MESSAGES } from '../../cart/cart-messages'
import type { Database } from '../../db/databases'
import { query, readAll, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { type OrderReader, trackOrder } from '../track-order'
import { loadInvoice } from './load-invoice'

interface AskedOrder extends OrderReader {
  customerId: number
  orderNumber: string
}

interface OwnRow {
  id: number
  orderHash: string
  billingAddress: string
  shippingAddress: string | null
  carrierCode: string | null
}

/** An order of this customer; null for that of somebody else. */
export async function loadOwnOrder(
  sales: Database,
  { customerId, orderNumber, ...reader }: AskedOrder,
): Promise<WireOwnOrder | null> {
  const own = await readFirst(
    sales,
    query<OwnRow>(sql`
      SELECT id, order_hash AS orderHash, billing_address AS billingAddress,
        shipping_address AS shippingAddress, carrier_code AS carrierCode FROM orders
      WHERE customer_id = ${customerId} AND increment_id = ${Number(orderNumber)}`),
  )
  if (!own) return null
  const [order, items, invoice] = await Promise.all([
    trackOrder(sales, own.orderHash, reader),
    loadItems(sales, own.id),
    loadInvoice(sales, own.id),
  ])
  if (!order) return null
  return {
    order_hash: own.orderHash,
    order,
    items,
    billing_address: JSON.parse(own.billingAddress),
    delivery: toDelivery(own, reader.storeCode),
    invoice: invoice ?? undefined,
  }
}

function toDelivery(
  { shippingAddress, carrierCode }: OwnRow,
  storeCode: StoreCode,
): WireOwnOrder['delivery'] {
  if (shippingAddress === null || carrierCode === null) return undefined
  const { pickup, method } = CART_MESSAGES[storeCode]
  return {
    title: carrierCode === PICKUP ? pickup : method,
    address: JSON.parse(shippingAddress),
  }
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
