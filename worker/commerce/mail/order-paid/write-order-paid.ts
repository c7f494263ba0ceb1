// Tells that the money of an order has come, and hands over the files that it has bought.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { sql } from '../../db/sql'
import { downloadParts } from '../download-parts'
import { writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { CONFIRMATION_WORDS } from '../order-confirmation/confirmation-words'
import { loadOrderNews, orderLinkPart } from '../order-news/load-order-news'
import { LEFT_QTY } from '../withdrawal/withdrawn-quantity'

interface PaidWords {
  subject: (orderNumber: number) => string
  text: (firstName: string) => string
  /** At the door: what was ordered has left before. */
  atDoor: (firstName: string) => string
}

const WORDS: Record<StoreCode, PaidWords> = {
  nl_nl: {
    subject: (number) => `Betaling ontvangen voor bestelling ${number}`,
    text: (name) => `Hallo ${name}, je betaling is binnen.`,
    atDoor: (name) => `Hallo ${name}, we hebben je betaling aan de deur ontvangen. Bedankt!`,
  },
  de_de: {
    subject: (number) => `Zahlung für Bestellung ${number} eingegangen`,
    text: (name) => `Hallo ${name}, deine Zahlung ist eingegangen.`,
    atDoor: (name) =>
      `Hallo ${name}, deine Zahlung an der Haustür ist bei uns eingegangen. Vielen Dank!`,
  },
  fr_fr: {
    subject: (number) => `Paiement reçu pour la commande ${number}`,
    text: (name) => `Bonjour ${name}, nous avons bien reçu votre paiement.`,
    atDoor: (name) =>
      `Bonjour ${name}, nous avons bien reçu votre paiement à la livraison. Merci\u202f!`,
  },
  global_en: {
    subject: (number) => `Payment received for order ${number}`,
    text: (name) => `Hello ${name}, your payment has arrived.`,
    atDoor: (name) => `Hello ${name}, we have received your payment at the door. Thank you!`,
  },
}

/** The news of a payment; null when its order was given up or all of it was withdrawn meanwhile. */
export async function writeOrderPaid(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const stands = sql`order_hash = ${about} AND state = 'processing' AND ${LEFT_QTY} > 0`
  const order = await loadOrderNews(sales, stands)
  if (!order) return null
  const store = storeViewOf(storeCode)
  const words = WORDS[storeCode]
  const isAtDoor = order.paymentMethodCode === 'cashondelivery'
  const said = (isAtDoor ? words.atDoor : words.text)(order.firstName)
  // What is downloaded or mailed is there at once.
  const begun = isAtDoor || !order.hasDelivery ? '' : CONFIRMATION_WORDS[storeCode].begun
  const parts = [
    { kind: 'words', text: `${said} ${begun}`.trim() } as const,
    ...(await downloadParts(sales, order.id, store, origins)),
    orderLinkPart(order, storeCode, origins),
  ]
  return writeLetter({ subject: words.subject(order.orderNumber), parts }, store)
}
