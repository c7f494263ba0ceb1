import { chargeRateOf, type RateTax } from '../../../../shared/cart/totals'
import { taxFromGross } from '../../../../shared/catalog/tax'
import type { WireInvoice } from '../../../../shared/contract/order/own-order'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import type { Database } from '../../db/databases'
import { query, readNamed } from '../../db/query'
import { sql } from '../../db/sql'

interface OrderRow {
  runningNumber: number
  placedAt: number
  sentAt: number | null
  billingAddress: string
  shippingAddress: string | null
  shippingGross: number
  feeGross: number
  taxes: string
}

interface LineRow {
  sku: string
  name: string
  qty: number
  unitNet: number
  rowNet: number
  rowGross: number
  discount: number
  taxRate: number
  tax: number
}

/** The invoice of an order, with what European law asks of one; null for an order that does not stand. */
export async function loadInvoice(sales: Database, orderId: number): Promise<WireInvoice | null> {
  const {
    orders: [order],
    lines,
  } = await readNamed<{ orders: OrderRow; lines: LineRow }>(sales, {
    orders: query(sql`
      SELECT running_number AS runningNumber, placed_at AS placedAt, sent_at AS sentAt,
        billing_address AS billingAddress, shipping_address AS shippingAddress,
        shipping_gross AS shippingGross, fee_gross AS feeGross, taxes
      FROM orders WHERE id = ${orderId} AND state IN ('new', 'processing')`),
    lines: query(sql`
      SELECT sku, name, qty, unit_net AS unitNet, row_net AS rowNet, row_gross AS rowGross, discount,
        tax_rate AS taxRate, tax
      FROM order_line WHERE order_id = ${orderId} ORDER BY id`),
  })
  if (!order) return null
  return {
    number: String(order.runningNumber),
    issued_at: new Date(order.placedAt).toISOString(),
    supplied_at: order.sentAt === null ? undefined : new Date(order.sentAt).toISOString(),
    billing_address: JSON.parse(order.billingAddress),
    shipping_address:
      order.shippingAddress === null ? undefined : JSON.parse(order.shippingAddress),
    lines: lines.map(({ sku, name, qty, unitNet, taxRate, rowNet, rowGross }) => ({
      sku,
      name,
      qty,
      unit_net: centsToPrice(unitNet),
      tax_rate: taxRate,
      row_net: centsToPrice(rowNet),
      row_gross: centsToPrice(rowGross),
    })),
    taxes: taxesOf(order, lines).map(({ rate, gross, tax }) => ({
      rate,
      net: centsToPrice(gross - tax),
      tax: centsToPrice(tax),
      gross: centsToPrice(gross),
    })),
  }
}

interface Charged {
  rate: number
  gross: number
  tax: number
}

/** What was charged at each rate, the lowest first: goods without their discounts, delivery and fee. */
function taxesOf(order: OrderRow, lines: readonly LineRow[]): Charged[] {
  // Where no product bears tax, a rate that the order was charged is that of its delivery.
  const rates: RateTax[] = JSON.parse(order.taxes)
  const chargeRate = chargeRateOf(lines, Math.max(0, ...rates.map(({ rate }) => rate)))
  const charged = [
    ...lines.map(({ taxRate, rowGross, discount, tax }) => ({
      rate: taxRate,
      gross: rowGross - discount,
      tax,
    })),
    ...[order.shippingGross, order.feeGross].map((gross) => taxed(gross, chargeRate)),
  ]
  const byRate = new Map<number, Charged>()
  for (const { rate, gross, tax } of charged) {
    const sum = byRate.get(rate) ?? { rate, gross: 0, tax: 0 }
    byRate.set(rate, { rate, gross: sum.gross + gross, tax: sum.tax + tax })
  }
  return [...byRate.values()]
    .filter(({ gross }) => gross > 0)
    .sort((one, other) => one.rate - other.rate)
}

function taxed(gross: number, rate: number): Charged {
  return { rate, gross, tax: taxFromGross(gross, rate).tax }
}
