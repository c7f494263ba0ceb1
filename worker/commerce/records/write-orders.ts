import { chargeRateOf, toCartTotals } from '../../../shared/cart/totals'
import { toStoreId } from '../../../shared/contract/admin/per-store'
import type { OrderRecord } from '../../../shared/contract/admin/shop-records'
import type { Database, Databases } from '../db/databases'
import { query, readAll } from '../db/query'
import { createRandomId } from '../db/random-id'
import { listOf, sql } from '../db/sql'

/** How a loaded order was paid and sent. */
const PAID_BY = 'banktransfer'
const SENT_BY = 'flatrate'

const NEXT_NUMBER = 'UPDATE running_number SET last = last + 1 WHERE store_id = ?1'

// A loaded order never had a cart: a negative number cannot collide with a real one.
const INSERT_ORDER = `
  INSERT INTO orders (attempt_id, fingerprint, order_hash, increment_id, running_number, store_code,
    cart_id, state, email, shipping_address, billing_address, carrier_code, shipping_method_code,
    payment_method_code, currency, subtotal_net, subtotal_gross, discount, shipping_net,
    shipping_gross, fee_net, fee_gross, tax, taxes, grand_total, placed_at, updated_at, sent_at,
    customer_id)
  SELECT given ->> 'reference', 'loaded', given ->> 'orderHash', number.last, number.last,
    given ->> 'store', -number.last, 'processing', customer.email, address.address,
    address.address, '${SENT_BY}', '${SENT_BY}', '${PAID_BY}', 'EUR', given ->> 'subtotalNet',
    given ->> 'subtotalGross', 0, given ->> 'shippingNet', given ->> 'shippingGross', 0, 0,
    given ->> 'tax', given ->> 'taxes', given ->> 'grandTotal', given ->> 'placedAt',
    given ->> 'placedAt', given ->> 'placedAt', customer.id
  FROM (SELECT ?1 AS given)
  JOIN customer ON customer.email = given ->> 'email'
  JOIN customer_address AS address ON address.customer_id = customer.id AND address.position = 0
  JOIN running_number AS number ON number.store_id = given ->> 'storeId'`

const INSERT_LINES = `
  INSERT INTO order_line (order_id, cart_line_id, sku, parent_sku, type_id, name, line_options,
    shown_options, qty, stock_taken, unit_net, unit_gross, row_net, row_gross, discount, tax_rate,
    tax)
  SELECT orders.id, line.value ->> 'itemId', line.value ->> 'sku', line.value ->> 'parentSku',
    line.value ->> 'typeId', line.value ->> 'name', '{}', '[]', line.value ->> 'qty', 0,
    line.value ->> 'unitNet', line.value ->> 'unitGross', line.value ->> 'rowNet',
    line.value ->> 'rowGross', 0, line.value ->> 'taxRate', line.value ->> 'tax'
  FROM orders JOIN json_each(?2) AS line
  WHERE orders.order_hash = ?1`

/** Adds the orders whose reference is not known yet, and answers how many those were. */
export async function writeOrders(
  { catalogue, sales }: Databases,
  drafts: readonly OrderRecord[],
): Promise<number> {
  const references = listOf(drafts.map(({ reference }) => reference))
  const known = await readAll(
    sales,
    query<{ attempt_id: string }>(
      sql`SELECT attempt_id FROM orders WHERE attempt_id IN ${references}`,
    ),
  )
  const taken = new Set(known.map((row) => row.attempt_id))
  const fresh = drafts.filter(({ reference }) => !taken.has(reference))
  if (fresh.length === 0) return 0
  const typeOf = await loadTypes(catalogue, fresh)
  const answers = await sales.batch(fresh.flatMap((draft) => toStatements(sales, draft, typeOf)))
  return answers.filter((answer, index) => index % 3 === 1 && answer.meta.changes > 0).length
}

/** What kind of product a sku is; one that is no longer sold was a simple one. */
async function loadTypes(
  catalogue: Database,
  drafts: readonly OrderRecord[],
): Promise<(sku: string) => string> {
  const skus = drafts.flatMap(({ lines }) => lines.map(({ sku }) => sku))
  const types = await readAll(
    catalogue,
    query<{ sku: string; type_id: string }>(
      sql`SELECT sku, type_id FROM product WHERE sku IN ${listOf(skus)}`,
    ),
  )
  const bySku = new Map(types.map(({ sku, type_id }) => [sku.toLowerCase(), type_id]))
  return (sku) => bySku.get(sku.toLowerCase()) ?? 'simple'
}

function toStatements(
  sales: Database,
  { lines, ...draft }: OrderRecord,
  typeOf: (sku: string) => string,
): D1PreparedStatement[] {
  const storeId = toStoreId(draft.store)
  const orderHash = createRandomId()
  const totals = toTotals({ ...draft, lines })
  const order = {
    ...draft,
    storeId,
    orderHash,
    placedAt: Date.parse(draft.placedAt),
    subtotalNet: totals.subtotalNet,
    subtotalGross: totals.subtotalGross,
    shippingNet: totals.shipping?.net ?? 0,
    shippingGross: totals.shipping?.gross ?? 0,
    tax: totals.tax,
    taxes: totals.taxes,
    grandTotal: totals.grandTotal,
  }
  const written = lines.map((line, index) => ({
    ...line,
    ...totals.lines[index],
    typeId: typeOf(line.sku),
  }))
  return [
    sales.prepare(NEXT_NUMBER).bind(storeId),
    sales.prepare(INSERT_ORDER).bind(JSON.stringify(order)),
    sales.prepare(INSERT_LINES).bind(orderHash, JSON.stringify(written)),
  ]
}

function toTotals({ lines, shipping }: OrderRecord) {
  const priced = lines.map(({ qty, price, taxRate }, index) => ({
    itemId: index + 1,
    qty,
    unitGross: price,
    taxRate,
    discount: 0,
  }))
  const charge = shipping > 0 ? { gross: shipping } : null
  const chargeRate = chargeRateOf(lines, 0)
  return toCartTotals({ lines: priced, shipping: charge, fee: null, chargeRate })
}
