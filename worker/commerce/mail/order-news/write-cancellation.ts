// Tells that an order was given up: by the merchant, or because its transfer has not come.
import { TRANSFER_END_DAYS } from '../../../../shared/store-view/merchant'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { type LetterPart, writeLetter } from '../letter'
import type { CancellationKind, WriteMail } from '../mail'
import { loadOrderNews, type OrderNews, orderLinkPart } from './load-order-news'

interface CancellationWords extends Record<CancellationKind, (firstName: string) => string> {
  subject: (orderNumber: number) => string
  moneyBack: string
  /** A transfer was asked for, and has not come. */
  noTransfer: string
}

const WORDS: Record<StoreCode, CancellationWords> = {
  nl_nl: {
    subject: (number) => `Bestelling ${number} is geannuleerd`,
    cancellation: (name) => `Hallo ${name}, we hebben je bestelling geannuleerd.`,
    moneyBack: 'Wat je al betaald hebt, krijg je terug zoals je betaald hebt.',
    noTransfer: 'Maak er geen geld meer voor over.',
    'missing-transfer': (name) =>
      `Hallo ${name}, binnen ${TRANSFER_END_DAYS} dagen hebben we geen betaling voor je bestelling ontvangen. Daarom hebben we die geannuleerd. Heb je intussen betaald? Dan krijg je het bedrag terug.`,
  },
  de_de: {
    subject: (number) => `Bestellung ${number} ist storniert`,
    cancellation: (name) => `Hallo ${name}, wir haben deine Bestellung storniert.`,
    moneyBack: 'Was du schon bezahlt hast, erstatten wir auf dem Weg, auf dem du bezahlt hast.',
    noTransfer: 'Bitte überweise dafür nichts mehr.',
    'missing-transfer': (name) =>
      `Hallo ${name}, innerhalb von ${TRANSFER_END_DAYS} Tagen ist keine Zahlung für deine Bestellung bei uns eingegangen. Deshalb haben wir sie storniert. Hast du inzwischen überwiesen? Dann erstatten wir dir den Betrag.`,
  },
  fr_fr: {
    subject: (number) => `La commande ${number} est annulée`,
    cancellation: (name) => `Bonjour ${name}, nous avons annulé votre commande.`,
    moneyBack: 'Ce que vous avez déjà payé vous sera remboursé par le même moyen de paiement.',
    noTransfer: 'Ne faites plus de virement pour elle.',
    'missing-transfer': (name) =>
      `Bonjour ${name}, nous n’avons pas reçu votre virement dans les ${TRANSFER_END_DAYS} jours : votre commande est donc annulée. Si vous avez payé entre-temps, nous vous rembourserons.`,
  },
  global_en: {
    subject: (number) => `Order ${number} was cancelled`,
    cancellation: (name) => `Hello ${name}, we have cancelled your order.`,
    moneyBack: 'What you have paid already is refunded the way you paid it.',
    noTransfer: 'Please do not transfer any money for it.',
    'missing-transfer': (name) =>
      `Hello ${name}, your transfer has not reached us within ${TRANSFER_END_DAYS} days, so we have cancelled your order. If you have paid meanwhile, you get your money back.`,
  },
}

/** Writes that an order was given up for this reason; null when the order is gone. */
export function cancellationWriter(kind: CancellationKind): WriteMail {
  return async (sales, { about, storeCode }, origins) => {
    const order = await loadOrderNews(sales, sql`order_hash = ${about} AND state = 'canceled'`)
    if (!order) return null
    const words = WORDS[storeCode]
    const more = kind === 'cancellation' ? await moneyWords(sales, order, words) : ''
    const parts: LetterPart[] = [
      { kind: 'words', text: `${words[kind](order.firstName)} ${more}`.trim() },
      orderLinkPart(order, storeCode, origins),
    ]
    return writeLetter({ subject: words.subject(order.orderNumber), parts }, storeViewOf(storeCode))
  }
}

async function moneyWords(
  sales: Database,
  { id, paymentMethodCode }: OrderNews,
  { moneyBack, noTransfer }: CancellationWords,
): Promise<string> {
  if (await wasPaid(sales, id)) return moneyBack
  return paymentMethodCode === 'banktransfer' ? noTransfer : ''
}

/** Whether money of an order has come, or a part of it was paid by gift card. */
async function wasPaid(sales: Database, orderId: number): Promise<boolean> {
  const paid = sql`SELECT id FROM orders WHERE id = ${orderId}
    AND (paid_at IS NOT NULL OR gift_card_amount > 0
      OR EXISTS (SELECT 1 FROM payment WHERE order_id = orders.id AND payment.state = 'paid')
      OR EXISTS (SELECT 1 FROM refund WHERE order_id = orders.id))`
  return (await readFirst(sales, query<{ id: number }>(paid))) !== null
}
