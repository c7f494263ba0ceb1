// Tells that the money of an order has come, and hands over the files that it has bought.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { downloadParts } from '../download-parts'
import { writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { loadConfirmedOrder } from '../order-confirmation/load-confirmed-order'
import { orderLinkPart } from '../order-news/load-order-news'

interface PaidWords {
  subject: (orderNumber: number) => string
  text: (firstName: string) => string
}

const WORDS: Record<StoreCode, PaidWords> = {
  nl_nl: {
    subject: (number) => `Betaling ontvangen voor bestelling ${number}`,
    text: (name) => `Hallo ${name}, je betaling is binnen. We gaan met je bestelling aan de slag.`,
  },
  de_de: {
    subject: (number) => `Zahlung für Bestellung ${number} eingegangen`,
    text: (name) =>
      `Hallo ${name}, deine Zahlung ist eingegangen. Wir bearbeiten jetzt deine Bestellung.`,
  },
  fr_fr: {
    subject: (number) => `Paiement reçu pour la commande ${number}`,
    text: (name) =>
      `Bonjour ${name}, nous avons bien reçu votre paiement. Nous préparons votre commande.`,
  },
  global_en: {
    subject: (number) => `Payment received for order ${number}`,
    text: (name) => `Hello ${name}, your payment has arrived. We are starting on your order.`,
  },
}

/** The news of a payment; null when its order was given up meanwhile. */
export async function writeOrderPaid(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const order = await loadConfirmedOrder(sales, about)
  if (!order) return null
  const store = storeViewOf(storeCode)
  const words = WORDS[storeCode]
  const text = words.text(order.billingAddress.firstname ?? '')
  const parts = [
    { kind: 'words', text } as const,
    ...(await downloadParts(sales, order.id, store, origins)),
    orderLinkPart({ orderHash: about }, storeCode, origins),
  ]
  return writeLetter({ subject: words.subject(order.incrementId), parts }, store)
}
