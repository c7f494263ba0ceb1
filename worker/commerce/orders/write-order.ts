import type { CartTotals } from '../../../shared/cart/totals'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import type { Cart, Selection } from '../cart/cart'
import { isByAppointment, promisedDays } from '../cart/delivery-days'
import { isPaid, type PricedCart } from '../cart/price-cart'
import { takeCoupon, takeGiftCards } from '../cart/vouchers/take-and-return-vouchers'
import type { Database } from '../db/databases'
import { createRandomId } from '../db/random-id'
import { toStatement } from '../db/sql'
import { issueDownloads } from '../downloads/issue-downloads'
import { noteConfirmation, noteGiftCards } from '../mail/mail'
import { noteStock, takeStock } from '../stock/take-and-return-stock'
import { selectOrderByAttempt } from './find-order'
import { issueGiftCards } from './issue-gift-cards'
import type { Order, OrderState, Recipients } from './order'
import { toGiftCards, toLines, toParts } from './order-rows'

/** Everything an order is made of, checked and priced. */
export interface OrderDraft {
  attemptId: string
  fingerprint: string
  cart: Cart
  priced: PricedCart
  selection: Selection
  recipients: Recipients
  /** `2026-11-24`, or null for the soonest. */
  deliveryDate: string | null
  /** Where it is collected, in one line; null where it is sent. */
  pickupPoint: string | null
  /** Of what its shopper has approved at PayPal before, if so. */
  approvalToken: string | null
}

/** Random ones of an order's number. */
const DIGITS = 10

const NEXT_NUMBER = 'UPDATE running_number SET last = last + 1 WHERE store_id = ?1'

/**
 * Selects from the very cart that was priced: without it there is no row, and no order. What
 * follows finds its order by the new hash, never that which the same attempt has become meanwhile.
 */
const INSERT_ORDER = `
INSERT INTO orders (attempt_id, fingerprint, order_hash, increment_id, running_number, store_code,
  cart_id, state, email, shipping_address, billing_address, carrier_code, shipping_method_code,
  payment_method_code, currency, subtotal_net, subtotal_gross, discount, shipping_net,
  shipping_gross, fee_net, fee_gross, tax, taxes, grand_total, coupon_code,
  gift_card_amount, delivery_date, pickup_point, delivery_days,
  by_appointment, placed_at, updated_at, customer_id)
SELECT given ->> 'attemptId', given ->> 'fingerprint', given ->> 'orderHash',
  given ->> 'incrementId', number.last, cart.store_code, cart.id, given ->> 'state',
  given ->> 'email', given ->> 'shippingAddress', given ->> 'billingAddress',
  given ->> 'carrierCode', given ->> 'shippingMethodCode', given ->> 'paymentMethodCode',
  given ->> 'currency', given ->> 'subtotalNet', given ->> 'subtotalGross', given ->> 'discount',
  given ->> 'shippingNet', given ->> 'shippingGross', given ->> 'feeNet', given ->> 'feeGross',
  given ->> 'tax', given ->> 'taxes', given ->> 'grandTotal', given ->> 'couponCode',
  given ->> 'giftCardAmount', given ->> 'deliveryDate', given ->> 'pickupPoint',
  given ->> 'deliveryDays', given ->> 'isByAppointment', given ->> 'now', given ->> 'now',
  cart.customer_id
FROM (SELECT ?1 AS given)
JOIN cart ON cart.id = given ->> 'cartId' AND cart.version = given ->> 'cartVersion'
  AND cart.state = 'active'
JOIN running_number AS number ON number.store_id = given ->> 'storeId'`

const INSERT_LINES = `
INSERT INTO order_line (order_id, cart_line_id, sku, parent_sku, type_id, name, line_options,
  shown_options, downloads, qty, stock_taken, unit_net, unit_gross, row_net, row_gross, discount,
  tax_rate, tax)
SELECT (SELECT id FROM orders WHERE order_hash = ?1),
  line.value ->> 'itemId', line.value ->> 'sku', line.value ->> 'parentSku',
  line.value ->> 'typeId', line.value ->> 'name', line.value ->> 'lineOptions',
  line.value ->> 'shownOptions', line.value ->> 'downloads', line.value ->> 'qty',
  COALESCE(stock.manage_stock, 0) * (line.value ->> 'qty'),
  line.value ->> 'unitNet', line.value ->> 'unitGross', line.value ->> 'rowNet',
  line.value ->> 'rowGross', line.value ->> 'discount', line.value ->> 'taxRate',
  line.value ->> 'tax'
FROM json_each(?2) AS line LEFT JOIN stock ON stock.sku = line.value ->> 'sku'`

const INSERT_PARTS = `
INSERT INTO order_part (order_id, cart_line_id, sku, name, qty, stock_taken)
SELECT (SELECT id FROM orders WHERE order_hash = ?1), part.value ->> 'itemId',
  part.value ->> 'sku', part.value ->> 'name', part.value ->> 'qty',
  COALESCE(stock.manage_stock, 0) * (part.value ->> 'qty')
FROM json_each(?2) AS part LEFT JOIN stock ON stock.sku = part.value ->> 'sku'`

const INSERT_GIFT_CARDS = `
INSERT INTO order_gift_card (order_id, code, amount, place)
SELECT (SELECT id FROM orders WHERE order_hash = ?1), used.value ->> 'code',
  used.value ->> 'amount', used.key
FROM json_each(?2) AS used`

const BY_HASH = 'SELECT id FROM orders WHERE order_hash = ?1'

const TAKE_STOCK = takeStock(BY_HASH)

const NOTE_STOCK = noteStock(BY_HASH)

const TAKE_COUPON = takeCoupon(BY_HASH)

const TAKE_GIFT_CARDS = takeGiftCards(BY_HASH)

const NOTE_CONFIRMATION = noteConfirmation(BY_HASH)

const ISSUE_GIFT_CARDS = issueGiftCards(BY_HASH)

const ISSUE_DOWNLOADS = issueDownloads(BY_HASH)

const NOTE_GIFT_CARDS = noteGiftCards(BY_HASH)

const MARK_CART = `UPDATE cart SET state = 'ordered', updated_at = ?2 WHERE id = ?1`

/** What was approved for this very cart pays this order, and no other any more. */
const LINK_APPROVAL = `
UPDATE paypal_payment SET order_id = (SELECT id FROM orders WHERE order_hash = ?1)
WHERE token = ?2 AND cart_id = ?3 AND order_id IS NULL`

/**
 * Writes the order, takes its stock, its coupon and what its gift cards pay, and closes its cart, in
 * one transaction: all or nothing. Null when another call was faster: the same attempt, another order
 * of this cart or with its codes, a change of the cart, or another shopper who took the last one. The
 * caller looks again and sees which.
 */
export async function writeOrder(
  sales: Database,
  draft: OrderDraft,
  now: number,
): Promise<Order | null> {
  const { cart, attemptId } = draft
  const orderHash = createRandomId()
  try {
    const results = await sales.batch<Order>([
      sales.prepare(NEXT_NUMBER).bind(cart.store.storeId),
      sales.prepare(INSERT_ORDER).bind(JSON.stringify(toRow(draft, orderHash, now))),
      sales.prepare(INSERT_LINES).bind(orderHash, JSON.stringify(toLines(draft.priced))),
      sales.prepare(INSERT_PARTS).bind(orderHash, JSON.stringify(toParts(draft.priced))),
      sales.prepare(INSERT_GIFT_CARDS).bind(orderHash, JSON.stringify(toGiftCards(draft.priced))),
      sales.prepare(TAKE_STOCK).bind(orderHash, now),
      sales.prepare(NOTE_STOCK).bind(orderHash),
      sales.prepare(TAKE_COUPON).bind(orderHash),
      sales.prepare(TAKE_GIFT_CARDS).bind(orderHash),
      sales.prepare(NOTE_CONFIRMATION).bind(orderHash, now),
      ...ISSUE_GIFT_CARDS.map((statement) => sales.prepare(statement).bind(orderHash)),
      sales.prepare(ISSUE_DOWNLOADS).bind(orderHash, now),
      sales.prepare(NOTE_GIFT_CARDS).bind(orderHash, now),
      sales.prepare(MARK_CART).bind(cart.id, now),
      sales.prepare(LINK_APPROVAL).bind(orderHash, draft.approvalToken, cart.id),
      toStatement(sales, selectOrderByAttempt(attemptId)),
    ])
    return results.at(-1)?.results[0] ?? null
  } catch (error) {
    // Race: somebody was quicker, and a constraint of `sales` refused the whole of it.
    if (error instanceof Error && error.message.includes('constraint failed')) return null
    throw error
  }
}

function toRow(draft: OrderDraft, orderHash: string, now: number): object {
  const { attemptId, fingerprint, cart, priced, selection, recipients } = draft
  const { deliveryDate, pickupPoint } = draft
  const { store } = cart
  const { totals, shipping } = priced
  return {
    attemptId,
    fingerprint,
    orderHash,
    incrementId: createOrderNumber(store.storeId),
    storeId: store.storeId,
    cartId: cart.id,
    cartVersion: cart.version,
    state: toState(draft),
    email: recipients.email,
    shippingAddress: recipients.shipping,
    billingAddress: recipients.billing,
    carrierCode: shipping ? selection.carrierCode : null,
    shippingMethodCode: shipping ? selection.shippingMethodCode : null,
    paymentMethodCode: selection.paymentMethodCode,
    currency: store.i18n.currencyCode,
    ...amountsOf(totals),
    couponCode: priced.coupon?.code ?? null,
    giftCardAmount: totals.grandTotal - priced.amountDue,
    deliveryDate,
    pickupPoint,
    deliveryDays: promisedDays(priced),
    isByAppointment: isByAppointment(priced),
    now,
  }
}

/** Of what codes have paid nothing is waited for. */
function toState({ priced, selection }: OrderDraft): OrderState {
  if (isPaid(priced)) return 'processing'
  return findPaymentOffer(selection.paymentMethodCode)?.needsRedirect ? 'pending_payment' : 'new'
}

/**
 * The number of an order as its shopper knows it: the digit of the store, then ten at random, so
 * that two orders do not tell how many were placed between them. It grants nothing. One that is
 * taken already fails as the order is written, and the order is written again with another.
 */
function createOrderNumber(storeId: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const random = (high * 2 ** 20 + (low >>> 12)) % 10 ** DIGITS
  return storeId * 10 ** DIGITS + random
}

function amountsOf(totals: CartTotals): object {
  const { subtotalNet, subtotalGross, discount, tax, taxes, grandTotal } = totals
  return {
    subtotalNet,
    subtotalGross,
    discount,
    tax,
    taxes,
    grandTotal,
    shippingNet: totals.shipping?.net ?? 0,
    shippingGross: totals.shipping?.gross ?? 0,
    feeNet: totals.fee?.net ?? 0,
    feeGross: totals.fee?.gross ?? 0,
  }
}
