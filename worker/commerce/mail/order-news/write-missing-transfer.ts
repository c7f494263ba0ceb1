// Tells that an order was given up because its transfer has not come.
import { TRANSFER_END_DAYS } from '../../../../shared/store-view/merchant'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { type CancellationWords, writeCancelled } from './write-cancelled'

const WORDS: Record<StoreCode, CancellationWords> = {
  nl_nl: {
    subject: (number) => `Bestelling ${number} is geannuleerd`,
    text: (name) =>
      `Hallo ${name}, binnen ${TRANSFER_END_DAYS} dagen hebben we geen betaling voor je bestelling ontvangen. Daarom hebben we die geannuleerd. Heb je intussen betaald? Dan krijg je het bedrag terug.`,
  },
  de_de: {
    subject: (number) => `Bestellung ${number} ist storniert`,
    text: (name) =>
      `Hallo ${name}, innerhalb von ${TRANSFER_END_DAYS} Tagen ist keine Zahlung für deine Bestellung bei uns eingegangen. Deshalb haben wir sie storniert. Hast du inzwischen überwiesen? Dann erstatten wir dir den Betrag.`,
  },
  fr_fr: {
    subject: (number) => `La commande ${number} est annulée`,
    text: (name) =>
      `Bonjour ${name}, nous n’avons pas reçu votre virement dans les ${TRANSFER_END_DAYS} jours : votre commande est donc annulée. Si vous avez payé entre-temps, nous vous rembourserons.`,
  },
  global_en: {
    subject: (number) => `Order ${number} was cancelled`,
    text: (name) =>
      `Hello ${name}, your transfer has not reached us within ${TRANSFER_END_DAYS} days, so we have cancelled your order. If you have paid meanwhile, you get your money back.`,
  },
}

/** The news that an order has ended unpaid; null when the order is gone. */
export function writeMissingTransfer(
  sales: Database,
  mail: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  return writeCancelled(sales, mail, origins, WORDS)
}
