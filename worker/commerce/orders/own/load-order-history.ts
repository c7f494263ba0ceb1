import type { CallResult } from '../../../../shared/contract/calls'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readNamed } from '../../db/query'
import { sql } from '../../db/sql'
import { SHOWN_STATUS } from '../shown-status'

interface OrderRow {
  id: number
  incrementId: number
  orderHash: string
  storeCode: StoreCode
  state: string
  status: string
  placedAt: number
  currency: string
  grandTotal: number
  giftCardAmount: number
  subtotalNet: number
  subtotalGross: number
  tax: number
  shippingNet: number
  shippingGross: number
  discount: number
  couponCode: string | null
  paymentMethodCode: string
  shippingAddress: string | null
  billingAddress: string
}

interface LineRow {
  id: number
  orderId: number
  sku: string
  name: string
  typeId: string
  qty: number
  unitGross: number
  rowGross: number
}

/** One page of what a customer has ordered, newest first. `currentPage` counts from 1. */
export async function loadOrderHistory(
  sales: Database,
  customerId: number,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): Promise<CallResult<'userOrderHistory'>> {
  const page = sql`
    SELECT id FROM orders WHERE customer_id = ${customerId}
    ORDER BY placed_at DESC, id DESC LIMIT ${pageSize} OFFSET ${(currentPage - 1) * pageSize}`
  const { orders, lines, counted } = await readNamed<{
    orders: OrderRow
    lines: LineRow
    counted: { total: number }
  }>(sales, {
    orders: query(sql`
      SELECT id, increment_id AS incrementId, order_hash AS orderHash, store_code AS storeCode,
        state, ${SHOWN_STATUS} AS status, placed_at AS placedAt, currency, grand_total AS grandTotal,
        gift_card_amount AS giftCardAmount, subtotal_net AS subtotalNet,
        subtotal_gross AS subtotalGross, tax, shipping_net AS shippingNet,
        shipping_gross AS shippingGross, discount, coupon_code AS couponCode,
        payment_method_code AS paymentMethodCode, shipping_address AS shippingAddress,
        billing_address AS billingAddress
      FROM orders WHERE id IN (${page}) ORDER BY placed_at DESC, id DESC`),
    lines: query(sql`
      SELECT id, order_id AS orderId, sku, name, type_id AS typeId, qty,
        unit_gross AS unitGross, row_gross AS rowGross
      FROM order_line WHERE order_id IN (${page}) ORDER BY id`),
    counted: query(sql`SELECT COUNT(*) AS total FROM orders WHERE customer_id = ${customerId}`),
  })
  return {
    items: orders.map((order) => toWire(order, lines)),
    search_criteria: { page_size: pageSize, current_page: currentPage },
    total_count: counted[0]?.total ?? 0,
  }
}

type WireHistory = NonNullable<CallResult<'userOrderHistory'>['items']>[number]

function toWire(order: OrderRow, lines: readonly LineRow[]): WireHistory {
  const shipping = order.shippingAddress === null ? null : JSON.parse(order.shippingAddress)
  return {
    increment_id: String(order.incrementId),
    entity_id: order.id,
    order_hash: order.orderHash,
    created_at: new Date(order.placedAt).toISOString(),
    status: order.status,
    state: order.state,
    grand_total: centsToPrice(order.grandTotal - order.giftCardAmount),
    subtotal: centsToPrice(order.subtotalNet),
    subtotal_incl_tax: centsToPrice(order.subtotalGross),
    tax_amount: centsToPrice(order.tax),
    shipping_amount: centsToPrice(order.shippingNet),
    shipping_incl_tax: centsToPrice(order.shippingGross),
    discount_amount: centsToPrice(-order.discount),
    order_currency_code: order.currency,
    coupon_code: order.couponCode ?? undefined,
    store_name: storeViewOf(order.storeCode).name,
    billing_address: JSON.parse(order.billingAddress),
    payment: { method: order.paymentMethodCode, additional_information: [] },
    items: lines.filter(({ orderId }) => orderId === order.id).map(toWireLine),
    extension_attributes: shipping
      ? { shipping_assignments: [{ shipping: { address: shipping } }] }
      : undefined,
  }
}

function toWireLine(line: LineRow) {
  return {
    item_id: line.id,
    sku: line.sku,
    name: line.name,
    product_type: line.typeId,
    qty_ordered: line.qty,
    price_incl_tax: centsToPrice(line.unitGross),
    row_total_incl_tax: centsToPrice(line.rowGross),
  }
}
