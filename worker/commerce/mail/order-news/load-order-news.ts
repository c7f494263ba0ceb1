import type { WireAddress } from '../../../../shared/contract/customer/address'
import { orderStatusLink } from '../../../../shared/routing/order-links'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { type Sql, sql } from '../../db/sql'
import type { LetterPart } from '../letter'
import type { MailOrigins } from '../mail'
import { CONFIRMATION_WORDS } from '../order-confirmation/confirmation-words'

/** Of which order the news are, and who reads them. */
export interface OrderNews {
  orderNumber: number
  orderHash: string
  firstName: string
}

interface NewsRow {
  orderNumber: number
  orderHash: string
  billingAddress: string
}

/** The order that a condition on `orders` names; null when there is none. */
export async function loadOrderNews(sales: Database, isMeant: Sql): Promise<OrderNews | null> {
  const row = await readFirst(
    sales,
    query<NewsRow>(sql`
      SELECT increment_id AS orderNumber, order_hash AS orderHash, billing_address AS billingAddress
      FROM orders WHERE ${isMeant}`),
  )
  if (!row) return null
  const { billingAddress, ...order } = row
  const { firstname }: WireAddress = JSON.parse(billingAddress)
  return { ...order, firstName: firstname ?? '' }
}

/** The way to the page of the order. */
export function orderLinkPart(
  { orderHash }: Pick<OrderNews, 'orderHash'>,
  storeCode: StoreCode,
  origins: MailOrigins,
): LetterPart {
  const store = storeViewOf(storeCode)
  const href = `${origins.ofStore(store)}${orderStatusLink(orderHash, store)}`
  return { kind: 'link', text: CONFIRMATION_WORDS[storeCode].status, href }
}
