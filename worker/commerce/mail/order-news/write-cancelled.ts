import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { sql } from '../../db/sql'
import { type LetterPart, writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { loadOrderNews, orderLinkPart } from './load-order-news'

export interface CancellationWords {
  subject: (orderNumber: number) => string
  text: (firstName: string) => string
}

/** The news that an order was given up, and why; null when the order is gone. */
export async function writeCancelled(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
  wordsOf: Record<StoreCode, CancellationWords>,
): Promise<MailContent | null> {
  const order = await loadOrderNews(sales, sql`order_hash = ${about} AND state = 'canceled'`)
  if (!order) return null
  const words = wordsOf[storeCode]
  const parts: LetterPart[] = [
    { kind: 'words', text: words.text(order.firstName) },
    orderLinkPart(order, storeCode, origins),
  ]
  return writeLetter({ subject: words.subject(order.orderNumber), parts }, storeViewOf(storeCode))
}
