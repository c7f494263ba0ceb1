import { rawSql, sql } from '../db/sql'
import { LEFT_QTY } from '../mail/withdrawal/withdrawn-quantity'
import { REFUNDED } from './merchant/taken-money'

/** Gift cards of an order that was given up are as before. */
const IS_REFUNDED = rawSql(`(${REFUNDED} > 0 AND
  ${REFUNDED} + iif(state = 'canceled', gift_card_amount, 0) >= COALESCE(paid_amount + gift_card_amount, grand_total))`)

const hasCards = (sent: 'IS NULL' | 'IS NOT NULL') =>
  rawSql(`EXISTS (
  SELECT 1 FROM order_line JOIN issued_gift_card ON order_line_id = order_line.id
  JOIN mail ON mail.kind = 'gift-card' AND mail.about = code
  WHERE order_id = orders.id AND mail.sent_at ${sent})`)

/** Cards that were bought for a later day are not handed over yet. */
const HAS_CARDS_TO_SEND = hasCards('IS NULL')

/** Whether all gift cards that a row of `orders` has bought are with whom they are for. */
export const ARE_CARDS_MAILED = sql`(${hasCards('IS NOT NULL')} AND NOT ${HAS_CARDS_TO_SEND})`

/** What the shopper of a row of `orders` is told: the last that happened to it. */
export const SHOWN_STATUS = sql`CASE
  WHEN ${IS_REFUNDED} THEN 'refunded'
  WHEN state IN ('new', 'processing') AND ${LEFT_QTY} = 0 THEN 'withdrawn'
  WHEN sent_at IS NOT NULL THEN iif(pickup_point IS NULL, 'sent', 'ready')
  WHEN state = 'processing' AND shipping_address IS NULL AND NOT ${HAS_CARDS_TO_SEND} THEN 'complete'
  ELSE state END`
