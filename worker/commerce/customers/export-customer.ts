import type { Database } from '../db/databases'
import { query, readNamed } from '../db/query'
import { type Sql, sql } from '../db/sql'
import type { Customer } from './customer'

type Row = Record<string, unknown>

/** Columns that hold JSON, and are told as what they hold. */
const JSON_COLUMNS = new Set(['address', 'billing_address', 'shipping_address', 'shown_options'])

/**
 * All that the shop keeps of a customer, as its tables name it, and nothing of anybody else (GDPR,
 * articles 15 and 20). Passwords and tokens are kept as digests only, and say nothing. What is
 * kept of an address alone is told once that address is confirmed. Sent mails are left out: they repeat what
 * stands here, and may hold what was ordered as a guest.
 */
export async function exportCustomer(
  sales: Database,
  { id, email, isEmailConfirmed }: Customer,
): Promise<Record<string, Row[]>> {
  const orders = sql`(SELECT id FROM orders WHERE customer_id = ${id})`
  const carts = sql`(SELECT id FROM cart WHERE customer_id = ${id})`
  const told: Record<string, Sql> = {
    account: sql`SELECT email, first_name, last_name, store_code, group_id, created_at
      FROM customer WHERE id = ${id}`,
    addresses: sql`SELECT address, is_default_shipping, is_default_billing
      FROM customer_address WHERE customer_id = ${id} ORDER BY position`,
    logins: sql`SELECT DISTINCT began_at FROM customer_token WHERE customer_id = ${id}`,
    orders: sql`SELECT increment_id, running_number, store_code, state, email, billing_address,
        shipping_address, payment_method_code, currency, grand_total, gift_card_amount, tax,
        coupon_code, delivery_date, pickup_point, placed_at, sent_at
      FROM orders WHERE customer_id = ${id} ORDER BY placed_at`,
    order_lines: sql`SELECT increment_id, sku, line.name, qty, shown_options, unit_gross, row_gross,
        line.discount, tax_rate, line.tax
      FROM order_line AS line JOIN orders ON orders.id = line.order_id
      WHERE order_id IN ${orders} ORDER BY line.id`,
    withdrawals: sql`SELECT increment_id, name, declared_at, confirmed_at
      FROM withdrawal JOIN orders ON orders.id = withdrawal.order_id
      WHERE order_id IN ${orders}`,
    cart_lines: sql`SELECT store_code, sku, qty FROM cart_line JOIN cart ON cart.id = cart_id
      WHERE cart_id IN ${carts} AND cart.state = 'active'`,
    wishlist: sql`SELECT store_code, sku, name FROM customer_wish WHERE customer_id = ${id}`,
    product_alerts: sql`SELECT store_code, sku, name, asked_at, told_at
      FROM product_alert WHERE customer_id = ${id}`,
    card_holder: sql`SELECT reference FROM card_holder WHERE customer_id = ${id}`,
    newsletters: sql`SELECT store_id, subscribed_at FROM newsletter
      WHERE email = ${email} AND ${isEmailConfirmed}`,
  }
  const named = Object.entries(told).map(([name, one]) => [name, query<Row>(one)])
  const rows: Record<string, Row[]> = await readNamed(sales, Object.fromEntries(named))
  return Object.fromEntries(
    Object.entries(rows).map(([name, list]) => [name, list.map((row) => withParsed(row))]),
  )
}

function withParsed(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      JSON_COLUMNS.has(name) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  )
}
