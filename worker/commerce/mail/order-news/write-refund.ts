// Tells that money of an order was sent back.
import { formatPrice } from '../../../../shared/i18n/price-text'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { type LetterPart, writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { loadOrderNews, orderLinkPart } from './load-order-news'

interface RefundWords {
  subject: (orderNumber: number) => string
  text: (firstName: string, amount: string) => string
}

interface Refund {
  orderId: number
  /** Cents, of all that was sent back at once. */
  amount: number
}

export const REFUND_WORDS: Record<StoreCode, RefundWords> = {
  nl_nl: {
    subject: (number) => `Terugbetaling voor bestelling ${number}`,
    text: (name, amount) =>
      `Hallo ${name}, we hebben ${amount} aan je terugbetaald, zoals je betaald hebt. Het kan een paar dagen duren voor je het ziet.`,
  },
  de_de: {
    subject: (number) => `Erstattung für Bestellung ${number}`,
    text: (name, amount) =>
      `Hallo ${name}, wir haben dir ${amount} auf dem Weg erstattet, auf dem du bezahlt hast. Es kann ein paar Tage dauern, bis du es siehst.`,
  },
  fr_fr: {
    subject: (number) => `Remboursement de la commande ${number}`,
    text: (name, amount) =>
      `Bonjour ${name}, nous vous avons remboursé ${amount} par le même moyen de paiement. Cela peut prendre quelques jours.`,
  },
  global_en: {
    subject: (number) => `Refund for order ${number}`,
    text: (name, amount) =>
      `Hello ${name}, we have refunded ${amount} the way you paid it. It may take a few days until you see it.`,
  },
}

/** The news of a refund; null when it is gone. */
export async function writeRefund(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const refund = await readFirst(
    sales,
    query<Refund>(sql`
      SELECT told.order_id AS orderId, SUM(refund.amount) AS amount
      FROM refund AS told JOIN refund
        ON refund.id = told.id OR refund.refunded_by = told.refunded_by
      WHERE told.id = ${Number(about)} AND refund.refunded_at IS NOT NULL
      GROUP BY told.id`),
  )
  const order = refund && (await loadOrderNews(sales, sql`id = ${refund.orderId}`))
  if (!order) return null
  const store = storeViewOf(storeCode)
  const words = REFUND_WORDS[storeCode]
  const parts: LetterPart[] = [
    { kind: 'words', text: words.text(order.firstName, formatPrice(refund.amount, store.i18n)) },
    orderLinkPart(order, storeCode, origins),
  ]
  return writeLetter({ subject: words.subject(order.orderNumber), parts }, store)
}
