import { TO_TRANSFER } from '../../mail/withdrawal/to-transfer'

/** Whether the money of an order is taken by its merchant, in parts. */
export const IS_CAPTURED_BY_HAND = `EXISTS (
  SELECT 1 FROM adyen_payment AS asked
  WHERE asked.order_id = orders.id AND asked.is_captured_by_hand = 1)`

/** What has come for a row of `orders` that is paid, in cents: of an authorised amount only what was taken. */
export const TAKEN_MONEY = `CASE WHEN ${IS_CAPTURED_BY_HAND}
  THEN (SELECT COALESCE(SUM(amount), 0) FROM capture
    WHERE order_id = orders.id AND captured_at IS NOT NULL AND fault IS NULL)
  ELSE COALESCE(paid_amount, grand_total - gift_card_amount) END`

/** What is or was to be paid for a row of `orders`, or came for it, in cents. */
export const AMOUNT_DUE = `
  COALESCE(${TO_TRANSFER.text}, paid_amount, grand_total - gift_card_amount)`

/** What was given back for a row of `orders` or is owed, in cents. */
export const PROMISED_BACK = `(
  SELECT COALESCE(SUM(amount), 0) FROM refund WHERE order_id = orders.id)`

/** What gift cards got back for a row of `orders` that stands, in cents. */
const BACK_ON_CARDS = `(
  SELECT COALESCE(SUM(amount), 0) FROM gift_card_refund WHERE order_id = orders.id)`

/** What was sent back for a row of `orders` or put back on gift cards, in cents. */
export const REFUNDED = `(${BACK_ON_CARDS} + (
  SELECT COALESCE(SUM(amount), 0) FROM refund WHERE order_id = orders.id AND refunded_at IS NOT NULL))`

/** What may still be taken of a row of `orders`, in cents; what was asked for counts as taken. */
export const UNCAPTURED_MONEY = `CASE WHEN state = 'processing' AND ${IS_CAPTURED_BY_HAND}
  THEN grand_total - gift_card_amount - (SELECT COALESCE(SUM(amount), 0) FROM capture
    WHERE order_id = orders.id AND fault IS NULL)
  ELSE 0 END`
