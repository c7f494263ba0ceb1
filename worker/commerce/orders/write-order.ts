import type { CartTotals } from '../../../shared/cart/totals'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import type { StoreCode } from '../../../shared/store-view/store-view'
import type { Cart, FilledLine, Selection } from '../cart/cart'
import { answeredChoices } from '../cart/custom-answers'
import type { PricedCart } from '../cart/price-cart'
import { createRandomId } from '../db/random-id'
import { selectOrderByAttempt } from './find-order'
import { markPricesDue } from './mark-prices-due'
import { noteScarceStock } from './note-scarce-stock'
import type { Order, Recipients } from './order'
import { createOrderNumber } from './order-number'

/** Everything an order is made of, checked and priced. */
export interface OrderDraft {
  attemptId: string
  fingerprint: string
  cart: Cart
  priced: PricedCart
  selection: Selection
  recipients: Recipients
}

const NEXT_NUMBER = 'UPDATE order_number SET last = last + 1 WHERE store_id = ?1'

/**
 * Selects from the very cart that was priced: without it there is no row, and no order. What
 * follows finds its order by the new hash, never that which the same attempt has become meanwhile.
 */
const INSERT_ORDER = `
INSERT INTO orders (attempt_id, fingerprint, order_hash, increment_id, running_number,
  store_code, cart_id, state, email, shipping_address, billing_address, carrier_code, shipping_method_code,
  payment_method_code, currency, subtotal_net, subtotal_gross, discount, shipping_net,
  shipping_gross, fee_net, fee_gross, tax, taxes, grand_total, placed_at, updated_at)
SELECT ?4, ?5, ?6, ?26, number.last, cart.store_code, cart.id, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,
  ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?25
FROM cart JOIN order_number AS number ON number.store_id = ?3
WHERE cart.id = ?1 AND cart.version = ?2 AND cart.state = 'active'`

const INSERT_LINES = `
INSERT INTO order_line (order_id, cart_line_id, product_id, sku, parent_sku, type_id, name, line_options,
  options, qty, stock_taken, unit_net, unit_gross, row_net, row_gross, discount, tax_rate, tax)
SELECT (SELECT id FROM orders WHERE order_hash = ?1),
  line.value ->> 'itemId', line.value ->> 'productId', line.value ->> 'sku',
  line.value ->> 'parentSku', line.value ->> 'typeId', line.value ->> 'name',
  line.value ->> 'lineOptions', line.value ->> 'options', line.value ->> 'qty',
  COALESCE(stock.manage_stock, 0) * (line.value ->> 'qty'),
  line.value ->> 'unitNet', line.value ->> 'unitGross', line.value ->> 'rowNet',
  line.value ->> 'rowGross', line.value ->> 'discount', line.value ->> 'taxRate',
  line.value ->> 'tax'
FROM json_each(?2) AS line
LEFT JOIN stock ON stock.product_id = line.value ->> 'productId'`

const INSERT_PARTS = `
INSERT INTO order_part (order_id, cart_line_id, product_id, sku, name, qty, stock_taken)
SELECT (SELECT id FROM orders WHERE order_hash = ?1), part.value ->> 'itemId',
  part.value ->> 'productId', part.value ->> 'sku', part.value ->> 'name', part.value ->> 'qty',
  COALESCE(stock.manage_stock, 0) * (part.value ->> 'qty')
FROM json_each(?2) AS part
LEFT JOIN stock ON stock.product_id = part.value ->> 'productId'`

/** Below zero the check of `stock` fails, and everything before it with it. */
const TAKE_STOCK = `
UPDATE stock SET qty = stock.qty - taken.qty
FROM (
  SELECT product_id, SUM(stock_taken) AS qty FROM (
    SELECT order_id, product_id, stock_taken FROM order_line
    UNION ALL SELECT order_id, product_id, stock_taken FROM order_part)
  WHERE order_id = (SELECT id FROM orders WHERE order_hash = ?1)
  GROUP BY product_id
) AS taken
WHERE stock.product_id = taken.product_id AND taken.qty > 0`

const MARK_PRICES = markPricesDue('SELECT id FROM orders WHERE order_hash = ?1')

const NOTE_STOCK = noteScarceStock('SELECT id FROM orders WHERE order_hash = ?1')

const MARK_CART = `UPDATE cart SET state = 'ordered', updated_at = ?2 WHERE id = ?1`

/**
 * Writes the order, takes its stock and closes its cart, in one transaction: all or nothing. Null
 * when somebody was quicker: the same attempt, another order of this cart, a change of the cart,
 * or another shopper with the last piece. The caller looks again and sees which.
 */
export async function writeOrder(
  db: D1Database,
  draft: OrderDraft,
  now: number,
): Promise<Order | null> {
  const { cart, attemptId } = draft
  const orderHash = createRandomId()
  try {
    const results = await db.batch<Order>([
      db.prepare(NEXT_NUMBER).bind(cart.store.storeId),
      db.prepare(INSERT_ORDER).bind(...orderValues(draft, orderHash, now)),
      db.prepare(INSERT_LINES).bind(orderHash, JSON.stringify(toLines(draft.priced))),
      db.prepare(INSERT_PARTS).bind(orderHash, JSON.stringify(toParts(draft.priced))),
      db.prepare(TAKE_STOCK).bind(orderHash),
      db.prepare(MARK_PRICES).bind(orderHash, new Date(now).toISOString()),
      db.prepare(NOTE_STOCK).bind(orderHash),
      db.prepare(MARK_CART).bind(cart.id, now),
      selectOrderByAttempt(db, attemptId),
    ])
    return results.at(-1)?.results[0] ?? null
  } catch (error) {
    if (error instanceof Error && error.message.includes('constraint failed')) return null
    throw error
  }
}

function orderValues(
  draft: OrderDraft,
  orderHash: string,
  now: number,
): (string | number | null)[] {
  const { cart, priced, selection, recipients } = draft
  const { shipping, billing, email } = recipients
  const needsRedirect = findPaymentOffer(selection.paymentMethodCode)?.needsRedirect === true
  return [
    cart.id,
    cart.version,
    cart.store.storeId,
    draft.attemptId,
    draft.fingerprint,
    orderHash,
    needsRedirect ? 'pending_payment' : 'new',
    email,
    shipping && JSON.stringify(shipping),
    JSON.stringify(billing),
    priced.shipping ? selection.carrierCode : null,
    priced.shipping ? selection.shippingMethodCode : null,
    selection.paymentMethodCode,
    cart.store.i18n.currencyCode,
    ...amounts(priced.totals),
    now,
    createOrderNumber(cart.store.storeId),
  ]
}

function amounts(totals: CartTotals): (string | number)[] {
  const { shipping, fee } = totals
  return [
    totals.subtotalNet,
    totals.subtotalGross,
    totals.discount,
    shipping?.net ?? 0,
    shipping?.gross ?? 0,
    fee?.net ?? 0,
    fee?.gross ?? 0,
    totals.tax,
    JSON.stringify(totals.taxes),
    totals.grandTotal,
  ]
}

function toLines({ totals, lines, store }: PricedCart): object[] {
  return totals.lines.map((line) => ({
    ...line,
    ...copyOf(lines, line.itemId, store.storeCode),
  }))
}

/** What bundles are put together from, all pieces of a line together. */
function toParts({ lines }: PricedCart): object[] {
  return lines.flatMap(({ id, qty, parts }) =>
    parts.map(({ part, qty: each }) => ({
      itemId: id,
      productId: part.productId,
      sku: part.sku,
      name: part.name,
      qty: each * qty,
    })),
  )
}

/** What the order keeps of the catalogue, whatever becomes of that. */
function copyOf(lines: readonly FilledLine[], itemId: number, storeCode: StoreCode): object {
  const line = lines.find(({ id }) => id === itemId)
  if (!line) throw new Error(`A priced line that is not in the cart: ${itemId}`)
  const { product, lineOptions } = line
  return {
    productId: product.productId,
    sku: product.sku,
    parentSku: product.parentSku,
    typeId: product.typeId,
    name: product.name,
    lineOptions: JSON.stringify(lineOptions),
    options: JSON.stringify([...product.choices, ...answeredChoices(line, storeCode)]),
  }
}
