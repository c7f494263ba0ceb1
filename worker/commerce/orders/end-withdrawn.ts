import type { Database } from '../db/databases'
import { WITHDRAWN } from '../mail/withdrawal/withdrawn-quantity'

/**
 * As many cards as were withdrawn, those that paid nothing first and the last of them: said again they are the
 * same. One that has paid is no longer whole, and its merchant decides.
 */
const withdrawnCards = (orderId: string) => `
WITH issued AS (
  SELECT order_line.id AS line, piece, code, ${WITHDRAWN.text} AS withdrawn, EXISTS (
      SELECT 1 FROM order_gift_card AS used JOIN orders AS paid ON paid.id = used.order_id
      WHERE used.code = card.code AND paid.state <> 'canceled') AS has_paid
  FROM order_line JOIN issued_gift_card AS card ON card.order_line_id = order_line.id
  WHERE order_line.order_id = (${orderId}))
SELECT code FROM (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY line ORDER BY has_paid, piece DESC) AS place FROM issued)
WHERE place <= withdrawn AND NOT has_paid`

const dropCardMails = (orderId: string) => `
DELETE FROM mail WHERE kind = 'gift-card' AND sent_at IS NULL AND about IN (${withdrawnCards(orderId)})`

const emptyCards = (orderId: string) => `
UPDATE gift_card SET balance = 0 WHERE code IN (${withdrawnCards(orderId)})`

/** Once no piece of it stands. */
const endDownloads = (orderId: string) => `
UPDATE issued_download SET expires_at = MIN(expires_at, ?2) WHERE order_line_id IN (
  SELECT order_line.id FROM order_line
  WHERE order_line.order_id = (${orderId}) AND ${WITHDRAWN.text} >= qty)`

/**
 * What was bought as codes and files, and was withdrawn, is good for nothing any more: cards are empty and not
 * mailed, files are not handed out. `orderId` is SQL that names the order by ?1, which is `name`.
 */
export function endWithdrawn(
  sales: Database,
  orderId: string,
  name: string | number,
  now: number,
): D1PreparedStatement[] {
  return [
    sales.prepare(dropCardMails(orderId)).bind(name),
    sales.prepare(emptyCards(orderId)).bind(name),
    sales.prepare(endDownloads(orderId)).bind(name, now),
  ]
}
