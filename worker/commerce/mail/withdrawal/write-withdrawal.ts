// Acknowledges a withdrawal on a durable medium: what was declared, and when it came.
import { formatDay, formatMoment } from '../../../../shared/i18n/date-text'
import { formatPrice } from '../../../../shared/i18n/price-text'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { orderLinkPart } from '../order-news/load-order-news'
import { findWithdrawal } from './find-withdrawal'

interface WithdrawalWords {
  subject: (orderNumber: number) => string
  received: (moment: string) => string
  declaration: string
  declared: string
  name: string
  order: string
  ordered: string
  email: string
  next: (email: string) => string
  /** The same where nothing was sent. */
  refund: (email: string) => string
  toTransfer: (amount: string) => string
}

const WORDS: Record<StoreCode, WithdrawalWords> = {
  nl_nl: {
    subject: (number) => `Ontvangstbevestiging: herroeping van bestelling ${number}`,
    received: (moment) => `We hebben je herroeping ontvangen op ${moment}.`,
    declaration: 'Je verklaring',
    declared: 'Hierbij herroep ik de overeenkomst over de verkoop van de volgende producten:',
    name: 'Naam',
    order: 'Bestelnummer',
    ordered: 'Besteld op',
    email: 'E-mailadres',
    next: (email) =>
      `Stuur wat je al ontvangen hebt binnen 14 dagen gratis terug. Wat je betaald hebt, krijg je binnen 14 dagen terug, zoals je betaald hebt; we mogen daarmee wachten tot je zending terug is of je laat zien dat je die verstuurd hebt. Vragen: ${email}`,
    refund: (email) =>
      `Wat je betaald hebt, krijg je binnen 14 dagen terug, zoals je betaald hebt. Vragen: ${email}`,
    toTransfer: (amount) => `Over te maken voor de rest van je bestelling: ${amount}.`,
  },
  de_de: {
    subject: (number) => `Eingangsbestätigung: Widerruf der Bestellung ${number}`,
    received: (moment) => `Dein Widerruf ist am ${moment} bei uns eingegangen.`,
    declaration: 'Deine Erklärung',
    declared: 'Hiermit widerrufe ich den Vertrag über den Kauf der folgenden Waren:',
    name: 'Name',
    order: 'Bestellnummer',
    ordered: 'Bestellt am',
    email: 'E-Mail-Adresse',
    next: (email) =>
      `Was du schon erhalten hast, sende bitte innerhalb von 14 Tagen kostenlos zurück. Dein Geld erstatten wir innerhalb von 14 Tagen auf dem Weg, auf dem du bezahlt hast; wir dürfen damit warten, bis die Ware zurück ist oder du nachweist, dass du sie abgeschickt hast. Fragen: ${email}`,
    refund: (email) =>
      `Dein Geld erstatten wir innerhalb von 14 Tagen auf dem Weg, auf dem du bezahlt hast. Fragen: ${email}`,
    toTransfer: (amount) => `Für den Rest deiner Bestellung zu überweisen: ${amount}.`,
  },
  fr_fr: {
    subject: (number) => `Accusé de réception\u202f: rétractation de la commande ${number}`,
    received: (moment) => `Nous avons reçu votre rétractation le ${moment}.`,
    declaration: 'Votre déclaration',
    declared:
      'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens suivants\u202f:',
    name: 'Nom',
    order: 'Numéro de commande',
    ordered: 'Commandé le',
    email: 'Adresse e-mail',
    next: (email) =>
      `Renvoyez-nous gratuitement sous 14 jours ce que vous avez déjà reçu. Nous vous remboursons sous 14 jours, par le même moyen de paiement\u202f; nous pouvons attendre le retour des biens ou la preuve de leur expédition. Questions\u202f: ${email}`,
    refund: (email) =>
      `Nous vous remboursons sous 14 jours, par le même moyen de paiement. Questions\u202f: ${email}`,
    toTransfer: (amount) => `À virer pour le reste de votre commande\u202f: ${amount}.`,
  },
  global_en: {
    subject: (number) => `Acknowledgement: withdrawal from order ${number}`,
    received: (moment) => `We received your withdrawal on ${moment}.`,
    declaration: 'Your declaration',
    declared:
      'I hereby give notice that I withdraw from my contract of sale of the following goods:',
    name: 'Name',
    order: 'Order number',
    ordered: 'Ordered on',
    email: 'E-mail address',
    next: (email) =>
      `Please send back what you have already received within 14 days, free of charge. We refund what you paid within 14 days in the way you paid it; we may wait until the goods are back or you show that you have sent them. Questions: ${email}`,
    refund: (email) =>
      `We refund what you paid within 14 days in the way you paid it. Questions: ${email}`,
    toTransfer: (amount) => `To be transferred for the rest of your order: ${amount}.`,
  },
}

/** The acknowledgement of a withdrawal; null when its declaration is gone. */
export async function writeWithdrawal(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const found = await findWithdrawal(sales, about)
  if (!found || found.confirmedAt === null) return null
  const store = storeViewOf(storeCode)
  const words = WORDS[storeCode]
  const goods = found.lines.filter(({ withdrawnQty }) => withdrawnQty > 0)
  const parts = [
    { kind: 'words', text: words.received(formatMoment(new Date(found.confirmedAt), store.i18n)) },
    { kind: 'title', text: words.declaration },
    { kind: 'words', text: words.declared },
    {
      kind: 'words',
      text: goods.map(({ name, withdrawnQty }) => `${withdrawnQty} × ${name}`).join('\n'),
    },
    {
      kind: 'table',
      rows: [
        [words.order, String(found.orderNumber)],
        [words.ordered, formatDay(new Date(found.placedAt), store.i18n)],
        [words.name, found.name],
        [words.email, found.email],
      ],
    },
    ...(found.toTransfer
      ? [
          {
            kind: 'words' as const,
            text: words.toTransfer(formatPrice(found.toTransfer, store.i18n)),
          },
        ]
      : []),
    { kind: 'words', text: (found.hasDelivery ? words.next : words.refund)(MERCHANT.email) },
    orderLinkPart(found, storeCode, origins),
  ] as const
  return writeLetter({ subject: words.subject(found.orderNumber), parts }, store)
}
