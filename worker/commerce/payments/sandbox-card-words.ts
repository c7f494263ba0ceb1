import type { StoreCode } from '../../../shared/store-view/store-view'

export interface SandboxCardWords {
  title: string
  notice: string
  order: string
  amount: string
  question: string
  approve: string
  refuse: string
  close: string
  gone: string
}

export const SANDBOX_CARD_WORDS: Record<StoreCode, SandboxCardWords> = {
  nl_nl: {
    title: 'Kaartbetaling in de testomgeving',
    notice: 'Dit is een oefenpagina. Er wordt geen geld afgeschreven.',
    order: 'Bestelling',
    amount: 'Te betalen',
    question: 'Wat moet er met deze betaling gebeuren?',
    approve: 'Betaling goedkeuren',
    refuse: 'Betaling weigeren',
    close: 'Sluiten zonder te betalen',
    gone: 'Deze betaling bestaat niet (meer).',
  },
  de_de: {
    title: 'Kartenzahlung in der Testumgebung',
    notice: 'Dies ist eine Übungsseite. Es wird kein Geld abgebucht.',
    order: 'Bestellung',
    amount: 'Zu zahlen',
    question: 'Was soll mit dieser Zahlung geschehen?',
    approve: 'Zahlung genehmigen',
    refuse: 'Zahlung ablehnen',
    close: 'Schließen, ohne zu zahlen',
    gone: 'Diese Zahlung gibt es nicht (mehr).',
  },
  fr_fr: {
    title: 'Paiement par carte en mode test',
    notice: 'Ceci est une page d’essai. Aucun montant ne sera débité.',
    order: 'Commande',
    amount: 'À payer',
    question: 'Que faire de ce paiement\u202f?',
    approve: 'Accepter le paiement',
    refuse: 'Refuser le paiement',
    close: 'Fermer sans payer',
    gone: 'Ce paiement n’existe pas ou plus.',
  },
  global_en: {
    title: 'Card payment in test mode',
    notice: 'This is a practice page. No money is taken.',
    order: 'Order',
    amount: 'To pay',
    question: 'What should happen to this payment?',
    approve: 'Approve the payment',
    refuse: 'Refuse the payment',
    close: 'Close without paying',
    gone: 'This payment does not exist (any more).',
  },
}
