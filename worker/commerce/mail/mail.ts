// A mail, from the moment that something is to be told until it is sent.
import type { StoreCode, StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'

/** Why an order was given up: by the merchant, or because its transfer has not come. */
export type CancellationKind = 'cancellation' | 'missing-transfer'

export type MailKind =
  | 'order-confirmation'
  | 'order-paid'
  | 'parcel'
  | CancellationKind
  | 'refund'
  | 'gift-card-refund'
  | 'withdrawal'
  | 'gift-card'
  | 'account'
  | 'password-reset'
  | 'newsletter-question'
  | 'newsletter-welcome'
  | 'product-alert'
  | 'form'

/** What is to be told, and to whom. */
export interface DueMail {
  id: string
  kind: MailKind
  /** What it tells of: an order's hash, a gift card's code, a parcel's id, an attempt to
   * refund to gift cards, a subscriber's or an alert's token, `<type>:<token>` of a mail of an account, a
   * message's id. */
  about: string
  storeCode: StoreCode
  recipient: string
}

/** Where the links of a mail lead. */
export interface MailOrigins {
  /** Where a browser reaches this Worker. */
  commerce: string
  /** Where a browser reaches a store of the shop, with its code where it has one in its paths. */
  ofStore: (store: StoreView) => string
}

/** The same words twice: for readers of plain text, and for all others. */
export interface MailContent {
  subject: string
  text: string
  html: string
  /** Of the mail itself, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>
}

/** Puts a mail into words; null when there is nothing to tell any more. */
export type WriteMail = (
  sales: Database,
  mail: DueMail,
  origins: MailOrigins,
) => Promise<MailContent | null>

/**
 * Puts a confirmation into the outbox for an order that stands, within the transaction that makes it
 * stand. `orderId` is SQL that names the order and may use ?1; ?2 is the time in ms since 1970.
 */
export const noteConfirmation = (orderId: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), 'order-confirmation', order_hash, store_code, email, ?2
FROM orders WHERE id = (${orderId}) AND state IN ('new', 'processing')
ON CONFLICT (kind, about) DO NOTHING`

/** The same for the news that the money of an order has come, while it is still waited for. */
export const notePayment = (orderId: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), 'order-paid', order_hash, store_code, email, ?2
FROM orders WHERE id = (${orderId}) AND state = 'new'
ON CONFLICT (kind, about) DO NOTHING`

/** The same for an order that is about to be given up. */
export const noteCancellation = (kind: CancellationKind, orderId: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), '${kind}', order_hash, store_code, email, ?2
FROM orders WHERE id = (${orderId})
ON CONFLICT (kind, about) DO NOTHING`

/** The same for a parcel that has left; `parcelId` is SQL that names it. */
export const noteParcel = (parcelId: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), 'parcel', CAST(parcel.id AS TEXT), store_code, email, ?2
FROM parcel JOIN orders ON orders.id = parcel.order_id WHERE parcel.id IN (${parcelId})
ON CONFLICT (kind, about) DO NOTHING`

/** The same for money that was sent back; `refundIds` is SQL that names it. */
export const noteRefunds = (refundIds: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), 'refund', CAST(refund.id AS TEXT), store_code, email, ?2
FROM refund JOIN orders ON orders.id = refund.order_id WHERE refund.id IN (${refundIds})
ON CONFLICT (kind, about) DO NOTHING`

/** The same for what went back to gift cards; `attempt` is SQL that names it. */
export const noteGiftCardRefund = (attempt: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT DISTINCT lower(hex(randomblob(16))), 'gift-card-refund', back.attempt, store_code, email, ?2
FROM gift_card_refund AS back JOIN orders ON orders.id = back.order_id WHERE back.attempt = (${attempt})
ON CONFLICT (kind, about) DO NOTHING`

/** The same for a withdrawal that was confirmed; `token` is SQL that names its declaration. */
export const noteWithdrawal = (token: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), 'withdrawal', withdrawal.token, orders.store_code, orders.email, ?2
FROM withdrawal JOIN orders ON orders.id = withdrawal.order_id
WHERE withdrawal.token = (${token}) AND withdrawal.confirmed_at IS NOT NULL
ON CONFLICT (kind, about) DO NOTHING`

/**
 * The same for each gift card that an order has bought: it goes to whom the card is for, on the day
 * that was chosen.
 */
export const noteGiftCards = (orderId: string) => `
INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
SELECT lower(hex(randomblob(16))), 'gift-card', issued.code, orders.store_code,
  line.line_options ->> '$.am_giftcard_options.am_giftcard_recipient_email',
  MAX(?2, COALESCE(1000 * unixepoch(
    substr(line.line_options ->> '$.am_giftcard_options.am_giftcard_date_delivery', 1, 10)), 0))
FROM orders JOIN order_line AS line ON line.order_id = orders.id
JOIN issued_gift_card AS issued ON issued.order_line_id = line.id
WHERE orders.id = (${orderId}) AND orders.state = 'processing'
  AND line.line_options ->> '$.am_giftcard_options.am_giftcard_recipient_email' IS NOT NULL
ON CONFLICT (kind, about) DO NOTHING`
