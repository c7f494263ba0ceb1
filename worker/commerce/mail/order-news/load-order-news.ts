import { orderStatusLink } from '../../../../shared/routing/order-links'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { type Sql, sql } from '../../db/sql'
import { BUYER_NAME } from '../buyer-name'
import type { LetterPart } from '../letter'
import type { MailOrigins } from '../mail'
import { CONFIRMATION_WORDS } from '../order-confirmation/confirmation-words'

/** Of which order the news are, and who reads them. */
export interface OrderNews {
  id: number
  orderNumber: number
  orderHash: string
  paymentMethodCode: string
  firstName: string
  /** 1 where something is sent or collected, else 0. */
  hasDelivery: number
  /** In one line; null where it is not collected. */
  pickupPoint: string | null
}

/** The order that a condition on `orders` names; null when there is none. */
export function loadOrderNews(sales: Database, isMeant: Sql): Promise<OrderNews | null> {
  return readFirst(
    sales,
    query<OrderNews>(sql`
      SELECT id, increment_id AS orderNumber, order_hash AS orderHash,
        payment_method_code AS paymentMethodCode, ${BUYER_NAME} AS firstName,
        carrier_code IS NOT NULL AS hasDelivery, pickup_point AS pickupPoint
      FROM orders WHERE ${isMeant}`),
  )
}

/** The way to the page of the order, by its number. */
export function orderLinkPart(
  { orderHash, orderNumber }: Pick<OrderNews, 'orderHash' | 'orderNumber'>,
  storeCode: StoreCode,
  origins: MailOrigins,
): LetterPart {
  const store = storeViewOf(storeCode)
  const href = `${origins.ofStore(store)}${orderStatusLink(orderHash, store)}`
  return { kind: 'link', text: `${CONFIRMATION_WORDS[storeCode].status} (${orderNumber})`, href }
}
