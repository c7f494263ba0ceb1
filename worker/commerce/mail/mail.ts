// A mail, from the moment that something is to be told until it is sent.
import type { StoreCode } from '../../../shared/store-view/store-view'

export type MailKind = 'order-confirmation'

/** What is to be told, and to whom. */
export interface DueMail {
  id: string
  kind: MailKind
  /** What it tells of: of an order its hash. */
  about: string
  storeCode: StoreCode
  recipient: string
}

/** The same words twice: for readers of plain text, and for all others. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

/**
 * Puts a confirmation into the outbox for an order that stands, within the transaction that makes it
 * stand. `orderId` is SQL that names the order and may use ?1; ?2 is the time in ms since 1970.
 */
export const noteConfirmation = (orderId: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), 'order-confirmation', order_hash, store_code, email, ?2
FROM orders WHERE id = (${orderId}) AND state IN ('new', 'processing')
ON CONFLICT (kind, about) DO NOTHING`
