// Tells that the merchant gave up an order.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { type CancellationWords, writeCancelled } from './write-cancelled'

const WORDS: Record<StoreCode, CancellationWords> = {
  nl_nl: {
    subject: (number) => `Bestelling ${number} is geannuleerd`,
    text: (name) =>
      `Hallo ${name}, we hebben je bestelling geannuleerd. Wat je al betaald hebt, krijg je terug zoals je betaald hebt.`,
  },
  de_de: {
    subject: (number) => `Bestellung ${number} ist storniert`,
    text: (name) =>
      `Hallo ${name}, wir haben deine Bestellung storniert. Was du schon bezahlt hast, erstatten wir auf dem Weg, auf dem du bezahlt hast.`,
  },
  fr_fr: {
    subject: (number) => `La commande ${number} est annulée`,
    text: (name) =>
      `Bonjour ${name}, nous avons annulé votre commande. Ce que vous avez déjà payé vous sera remboursé par le même moyen de paiement.`,
  },
  global_en: {
    subject: (number) => `Order ${number} was cancelled`,
    text: (name) =>
      `Hello ${name}, we have cancelled your order. What you have paid already is refunded the way you paid it.`,
  },
}

/** The news that an order was given up; null when the order is gone. */
export function writeCancellation(
  sales: Database,
  mail: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  return writeCancelled(sales, mail, origins, WORDS)
}
