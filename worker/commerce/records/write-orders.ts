import { toCartTotals } from '../../../shared/cart/totals'
import { taxFromGross } from '../../../shared/catalog/tax'
import { toStoreId } from '../../../shared/contract/admin/per-store'
import type { OrderRecord } from '../../../shared/contract/admin/shop-records'
import { createRandomId } from '../db/random-id'
import { listOf, sql, toStatement } from '../db/sql'

/** How a loaded order was paid and sent. */
const PAID_BY = 'banktransfer'
const SENT_BY = 'flatrate'

const NEXT_NUMBER = 'UPDATE order_number SET last = last + 1 WHERE store_id = ?1'

// The cart of a loaded order never existed: a negative number is nobody else's.
const INSERT_ORDER = `
  INSERT INTO orders (attempt_id, fingerprint, order_hash, increment_id, running_number,
    store_code, cart_id, state, email, shipping_address, billing_address, carrier_code, shipping_method_code,
    payment_method_code, currency, subtotal_net, subtotal_gross, discount, shipping_net,
    shipping_gross, fee_net, fee_gross, tax, taxes, grand_total, placed_at, updated_at, customer_id)
  SELECT ?2, 'loaded', ?3, number.last, number.last, ?12, -number.last, 'processing',
    customer.email, address.address, address.address, '${SENT_BY}', '${SENT_BY}', '${PAID_BY}',
    'EUR', ?4, ?5, 0, ?6, ?7, 0, 0, ?8, ?9, ?10, ?11, ?11, customer.id
  FROM customer
  JOIN customer_address AS address ON address.customer_id = customer.id AND address.position = 0
  JOIN order_number AS number ON number.store_id = ?13
  WHERE customer.email = ?1`

// Products that are no longer sold keep their line; they have no id then.
const INSERT_LINES = `
  INSERT INTO order_line (order_id, cart_line_id, product_id, sku, parent_sku, type_id, name, line_options,
    options, qty, stock_taken, unit_net, unit_gross, row_net, row_gross, discount, tax_rate, tax)
  SELECT orders.id, line.value ->> 'itemId', COALESCE(product.id, 0), line.value ->> 'sku',
    line.value ->> 'parentSku', COALESCE(product.type_id, 'simple'), line.value ->> 'name', '{}',
    '[]', line.value ->> 'qty', 0, line.value ->> 'unitNet', line.value ->> 'unitGross',
    line.value ->> 'rowNet', line.value ->> 'rowGross', 0, line.value ->> 'taxRate',
    line.value ->> 'tax'
  FROM orders JOIN json_each(?2) AS line
  LEFT JOIN product ON product.sku = line.value ->> 'sku'
  WHERE orders.order_hash = ?1`

/** Adds the orders whose reference is not known yet, and answers how many those were. */
export async function writeOrders(db: D1Database, drafts: readonly OrderRecord[]): Promise<number> {
  const references = listOf(drafts.map(({ reference }) => reference))
  const known = sql`SELECT attempt_id FROM orders WHERE attempt_id IN ${references}`
  const { results } = await toStatement(db, known).all<{ attempt_id: string }>()
  const taken = new Set(results.map((row) => row.attempt_id))
  const fresh = drafts.filter(({ reference }) => !taken.has(reference))
  if (fresh.length === 0) return 0
  const answers = await db.batch(fresh.flatMap((draft) => toStatements(db, draft)))
  return answers.filter((answer, index) => index % 3 === 1 && answer.meta.changes > 0).length
}

function toStatements(db: D1Database, draft: OrderRecord): D1PreparedStatement[] {
  const { reference, email, store, placedAt } = draft
  const storeId = toStoreId(store)
  const orderHash = createRandomId()
  const totals = toTotals(draft)
  const lines = totals.lines.map((line, index) => ({ ...draft.lines[index], ...line }))
  return [
    db.prepare(NEXT_NUMBER).bind(storeId),
    db
      .prepare(INSERT_ORDER)
      .bind(
        email,
        reference,
        orderHash,
        totals.subtotalNet,
        totals.subtotalGross,
        totals.shipping?.net ?? 0,
        totals.shipping?.gross ?? 0,
        totals.tax,
        JSON.stringify(totals.taxes),
        totals.grandTotal,
        Date.parse(placedAt),
        store,
        storeId,
      ),
    db.prepare(INSERT_LINES).bind(orderHash, JSON.stringify(lines)),
  ]
}

function toTotals({ lines, shipping }: OrderRecord) {
  const rate = Math.max(...lines.map(({ taxRate }) => taxRate))
  const priced = lines.map(({ qty, price, taxRate }, index) => ({
    itemId: index + 1,
    qty,
    unitGross: price,
    taxRate,
    discount: 0,
  }))
  const charge = shipping > 0 ? taxFromGross(shipping, rate) : null
  return toCartTotals({ lines: priced, shipping: charge, fee: null })
}
