// What the shop holds, read from its databases past everything that can go wrong.
import { statementOf } from '../../fakes/d1-in-memory'
import type { World } from '../world'

export interface BookedOrder {
  id: number
  attempt: string
  hash: string
  cartId: number
  state: 'new' | 'pending_payment' | 'processing' | 'canceled'
  subtotal: number
  discount: number
  shipping: number
  fee: number
  tax: number
  /** [{rate, amount}] as JSON. */
  taxes: string
  total: number
  due: number
  number: number
  storeCode: string
  placedAt: number
  rows: number
  /** What was ordered, as `sku×qty`, in order. */
  content: string
}

const ORDERS = `
SELECT id, attempt_id AS attempt, order_hash AS hash, cart_id AS cartId, state,
  subtotal_gross AS subtotal, discount, shipping_gross AS shipping, fee_gross AS fee, tax, taxes,
  grand_total AS total, grand_total - gift_card_amount AS due, increment_id AS number,
  store_code AS storeCode, placed_at AS placedAt,
  (SELECT COALESCE(SUM(row_gross), 0) FROM order_line WHERE order_id = orders.id) AS rows,
  (SELECT group_concat(sku || '×' || qty) FROM
    (SELECT sku, qty FROM order_line WHERE order_id = orders.id ORDER BY sku)) AS content
FROM orders ORDER BY id`

const rowsOf =
  (sql: string) =>
  <T>({ shop }: World, ...given: (string | number)[]): T[] =>
    statementOf(shop.sales.sqlite, sql).all(...given) as T[]

const selectOrders = rowsOf(ORDERS)
export const ordersOf = (world: World) => selectOrders<BookedOrder>(world)

const selectStock = rowsOf(`
  SELECT sku, qty, (SELECT COALESCE(SUM(stock_taken), 0) FROM
      (SELECT order_id, sku, stock_taken FROM order_line
       UNION ALL SELECT order_id, sku, stock_taken FROM order_part) AS part
    JOIN orders ON orders.id = order_id
    WHERE part.sku = stock.sku AND state <> 'canceled') AS taken
  FROM stock`)
export const stockOf = (world: World) =>
  selectStock<{ sku: string; qty: number; taken: number }>(world)

const selectCart = rowsOf(`
  SELECT state, (SELECT group_concat(sku || '×' || qty) FROM
    (SELECT sku, qty FROM cart_line WHERE cart_id = cart.id ORDER BY sku)) AS content
  FROM cart WHERE id = ?`)
export const cartOf = (world: World, id: number) =>
  selectCart<{ state: string; content: string | null }>(world, id)[0]

const selectLines = rowsOf(`
  SELECT sku, SUM(qty) AS qty FROM cart_line JOIN cart ON cart.id = cart_id
  WHERE mask = ? AND state = 'active' GROUP BY sku`)
export const linesOf = (world: World, mask: string) =>
  selectLines<{ sku: string; qty: number }>(world, mask)

const selectCoupon = rowsOf(`SELECT coupon_code AS code FROM cart WHERE mask = ?`)
export const couponOf = (world: World, mask: string) =>
  selectCoupon<{ code: string | null }>(world, mask)[0]?.code ?? ''

/** What is on each gift card, and what orders that stand have taken of it. */
const selectGiftCards = rowsOf(`
  SELECT code, initial, balance, (SELECT COALESCE(SUM(amount), 0) FROM order_gift_card AS used
    JOIN orders ON orders.id = order_id
    WHERE used.code = gift_card.code AND state <> 'canceled') AS spent
  FROM gift_card`)
export const giftCardsOf = (world: World) =>
  selectGiftCards<{ code: string; initial: number; balance: number; spent: number }>(world)

const selectCardsOfCart = rowsOf(`
  SELECT COUNT(*) AS count FROM cart_gift_card JOIN cart ON cart.id = cart_id WHERE mask = ?`)
export const giftCardCountOf = (world: World, mask: string) =>
  selectCardsOfCart<{ count: number }>(world, mask)[0]?.count ?? 0

/** Orders that are paid by a payment of which a bank had to be asked. */
const selectBanked = rowsOf(`
  SELECT sandbox.id, orders.attempt_id AS attempt FROM sandbox_adyen_payment AS sandbox
  JOIN orders ON CAST(increment_id AS TEXT) = reference
  WHERE behaviour IN ('challenge', 'redirect') AND state = 'processing'`)
export const bankedOf = (world: World) => selectBanked<{ id: string; attempt: string }>(world)

/** Orders whose payment was taken back because nobody knew of it. */
const selectTakenBack = rowsOf(
  "SELECT order_id AS id FROM adyen_payment WHERE result_code = 'TakenBack'",
)
export const takenBackOf = (world: World) => selectTakenBack<{ id: number }>(world)

/** Who reads the newsletter, in the order in which they asked for it, and how many mails said so. */
const selectNews = rowsOf(`
  SELECT email, (SELECT COUNT(*) FROM mail WHERE recipient = email AND kind LIKE 'newsletter-%')
    AS mails FROM newsletter ORDER BY subscribed_at`)
export const newsOf = (world: World) => selectNews<{ email: string; mails: number }>(world)

const selectMasks = rowsOf('SELECT mask FROM cart')
export const masksOf = (world: World) => selectMasks<{ mask: string }>(world)

/** Payments that the provider has authorised, by the order's number, and whether the shop can still learn of it. */
const selectAuthorised = rowsOf(`
  SELECT sandbox.reference AS number, sandbox.answer,
    EXISTS (SELECT 1 FROM sandbox_adyen_notice WHERE item LIKE '%' || sandbox.reference || '%')
      OR EXISTS (SELECT 1 FROM adyen_notice WHERE merchant_reference = sandbox.reference
        AND (outcome IS NULL OR outcome IN ('to-refund', 'amount-differs')))
      OR EXISTS (SELECT 1 FROM adyen_payment AS asked JOIN orders ON orders.id = order_id
        WHERE CAST(increment_id AS TEXT) = sandbox.reference AND asked.state = 'sent') AS isNoted
  FROM sandbox_adyen_payment AS sandbox`)
export const authorisedOf = (world: World) =>
  selectAuthorised<{ number: string; answer: string; isNoted: number }>(world)

const selectPaid = rowsOf(`
  SELECT orders.state, orders.attempt_id AS attempt FROM payment JOIN orders ON orders.id = order_id
  WHERE payment.state = 'paid'`)
export const paidOf = (world: World) => selectPaid<{ state: string; attempt: string }>(world)
