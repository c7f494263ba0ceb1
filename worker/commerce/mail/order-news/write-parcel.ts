// Tells that a parcel of an order has left and how to follow it, or that an order waits to be collected.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { type LetterPart, writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { CONFIRMATION_WORDS } from '../order-confirmation/confirmation-words'
import { loadOrderNews, orderLinkPart } from './load-order-news'

interface SentWords {
  subject: (orderNumber: number) => string
  text: (firstName: string) => string
}

interface ParcelWords extends SentWords {
  follow: string
  /** The same where nothing is sent. */
  collected: SentWords
}

interface Parcel {
  orderId: number
  carrier: string
  number: string
  url: string
}

const WORDS: Record<StoreCode, ParcelWords> = {
  nl_nl: {
    subject: (number) => `Bestelling ${number} is onderweg`,
    text: (name) => `Hallo ${name}, je bestelling heeft ons verlaten en komt naar je toe.`,
    follow: 'Volg je pakket',
    collected: {
      subject: (number) => `Bestelling ${number} ligt klaar`,
      text: (name) => `Hallo ${name}, je bestelling ligt voor je klaar.`,
    },
  },
  de_de: {
    subject: (number) => `Bestellung ${number} ist unterwegs`,
    text: (name) => `Hallo ${name}, deine Bestellung hat uns verlassen und kommt zu dir.`,
    follow: 'Paket verfolgen',
    collected: {
      subject: (number) => `Bestellung ${number} liegt bereit`,
      text: (name) => `Hallo ${name}, deine Bestellung liegt zum Abholen bereit.`,
    },
  },
  fr_fr: {
    subject: (number) => `La commande ${number} est en route`,
    text: (name) => `Bonjour ${name}, votre commande est partie de chez nous et arrive bientôt.`,
    follow: 'Suivre le colis',
    collected: {
      subject: (number) => `La commande ${number} vous attend`,
      text: (name) => `Bonjour ${name}, votre commande est prête à être retirée.`,
    },
  },
  global_en: {
    subject: (number) => `Order ${number} is on its way`,
    text: (name) => `Hello ${name}, your order has left us and is on its way to you.`,
    follow: 'Follow your parcel',
    collected: {
      subject: (number) => `Order ${number} is ready`,
      text: (name) => `Hello ${name}, your order is ready to be collected.`,
    },
  },
}

/** The news of a parcel; null when it is gone. */
export async function writeParcel(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const parcel = await readFirst(
    sales,
    query<Parcel>(sql`
      SELECT order_id AS orderId, carrier, number, url FROM parcel WHERE id = ${Number(about)}`),
  )
  const order = parcel && (await loadOrderNews(sales, sql`id = ${parcel.orderId}`))
  if (!order) return null
  const words = WORDS[storeCode]
  const name = `${parcel.carrier} ${parcel.number}`.trim()
  const place = order.pickupPoint
  const { subject, text } = place === null ? words : words.collected
  const parts: LetterPart[] = [
    { kind: 'words', text: text(order.firstName) },
    ...(place === null
      ? []
      : [{ kind: 'words', text: CONFIRMATION_WORDS[storeCode].pickup(place) } as const]),
    ...(name ? [{ kind: 'words', text: name } as const] : []),
    ...(parcel.url ? [{ kind: 'link', text: words.follow, href: parcel.url } as const] : []),
    orderLinkPart(order, storeCode, origins),
  ]
  return writeLetter({ subject: subject(order.orderNumber), parts }, storeViewOf(storeCode))
}
