import type { StoreCode } from '../../../../shared/store-view/store-view'

/** What a confirmation says in the language of a store; the words of sums are those of the cart. */
export interface ConfirmationWords {
  subject: (orderNumber: string) => string
  thanks: (firstName: string) => string
  placed: (day: string) => string
  products: string
  /** Between a choice and its value. */
  colon: string
  due: string
  tax: string
  delivery: string
  deliveryDate: (day: string) => string
  pickup: (place: string) => string
  billing: string
  payment: string
  transfer: (days: number) => string
  holder: string
  amount: string
  reference: string
  paid: string
  status: string
  withdraw: string
  returns: (days: number, email: string) => string
}

export const CONFIRMATION_WORDS: Record<StoreCode, ConfirmationWords> = {
  nl_nl: {
    subject: (number) => `Je bestelling ${number}`,
    thanks: (name) => `Hallo ${name}, bedankt voor je bestelling!`,
    placed: (day) => `Je hebt op ${day} bij ons besteld. Dit is je bevestiging.`,
    products: 'Je producten',
    colon: ': ',
    due: 'Te betalen',
    tax: 'Inbegrepen btw',
    delivery: 'Bezorgadres',
    deliveryDate: (day) => `Gewenste bezorgdag: ${day}`,
    pickup: (place) => `Je haalt je bestelling af bij: ${place}`,
    billing: 'Factuuradres',
    payment: 'Betaling',
    transfer: (days) =>
      `Maak het bedrag binnen ${days} dagen over en zet het kenmerk erbij. Zodra je betaling binnen is, gaan we met je bestelling aan de slag.`,
    holder: 'Ten name van',
    amount: 'Bedrag',
    reference: 'Kenmerk',
    withdraw: 'Overeenkomst herroepen',
    status: 'Bekijk je bestelling',
    paid: 'Er is niets meer te betalen. We gaan met je bestelling aan de slag.',
    returns: (days, email) =>
      `Je kunt je aankoop binnen ${days} dagen na ontvangst zonder opgaaf van redenen herroepen en gratis terugsturen. Een bericht aan ${email} is genoeg.`,
  },
  de_de: {
    subject: (number) => `Deine Bestellung ${number}`,
    thanks: (name) => `Hallo ${name}, danke für deine Bestellung!`,
    placed: (day) => `Du hast am ${day} bei uns bestellt. Dies ist deine Bestätigung.`,
    products: 'Deine Produkte',
    colon: ': ',
    due: 'Zu zahlen',
    tax: 'Enthaltene MwSt.',
    delivery: 'Lieferadresse',
    deliveryDate: (day) => `Gewünschter Liefertag: ${day}`,
    pickup: (place) => `Du holst deine Bestellung ab bei: ${place}`,
    billing: 'Rechnungsadresse',
    payment: 'Zahlung',
    transfer: (days) =>
      `Bitte überweise den Betrag innerhalb von ${days} Tagen und gib den Verwendungszweck an. Sobald deine Zahlung da ist, bearbeiten wir deine Bestellung.`,
    holder: 'Kontoinhaber',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    withdraw: 'Vertrag widerrufen',
    status: 'Bestellung ansehen',
    paid: 'Es ist nichts mehr zu zahlen. Wir bearbeiten jetzt deine Bestellung.',
    returns: (days, email) =>
      `Du kannst deinen Kauf innerhalb von ${days} Tagen nach Erhalt ohne Angabe von Gründen widerrufen und kostenlos zurücksenden. Eine Nachricht an ${email} genügt.`,
  },
  fr_fr: {
    subject: (number) => `Votre commande ${number}`,
    thanks: (name) => `Bonjour ${name}, merci pour votre commande\u202f!`,
    placed: (day) => `Vous avez commandé chez nous le ${day}. Ceci est votre confirmation.`,
    products: 'Vos produits',
    colon: '\u00a0: ',
    due: 'À payer',
    tax: 'TVA comprise',
    delivery: 'Adresse de livraison',
    deliveryDate: (day) => `Jour de livraison souhaité\u00a0: ${day}`,
    pickup: (place) => `Vous retirez votre commande ici\u00a0: ${place}`,
    billing: 'Adresse de facturation',
    payment: 'Paiement',
    transfer: (days) =>
      `Virez le montant sous ${days} jours en indiquant la référence. Dès réception de votre virement, nous préparons votre commande.`,
    holder: 'Titulaire',
    amount: 'Montant',
    reference: 'Référence',
    withdraw: 'Se rétracter du contrat',
    status: 'Voir votre commande',
    paid: 'Il n’y a plus rien à payer. Nous préparons votre commande.',
    returns: (days, email) =>
      `Vous pouvez vous rétracter sous ${days} jours après réception, sans donner de motif, et nous renvoyer votre achat gratuitement. Un message à ${email} suffit.`,
  },
  global_en: {
    subject: (number) => `Your order ${number}`,
    thanks: (name) => `Hello ${name}, thank you for your order!`,
    placed: (day) => `You ordered from us on ${day}. This is your confirmation.`,
    products: 'Your products',
    colon: ': ',
    due: 'To be paid',
    tax: 'VAT included',
    delivery: 'Delivery address',
    deliveryDate: (day) => `Preferred delivery day: ${day}`,
    pickup: (place) => `You collect your order at: ${place}`,
    billing: 'Billing address',
    payment: 'Payment',
    transfer: (days) =>
      `Transfer the amount within ${days} days and add the reference. We start on your order as soon as your payment arrives.`,
    holder: 'Account holder',
    amount: 'Amount',
    reference: 'Reference',
    withdraw: 'Withdraw from contract',
    status: 'View your order',
    paid: 'Nothing is left to be paid. We are starting on your order.',
    returns: (days, email) =>
      `Within ${days} days of receiving it you may withdraw from your purchase without giving a reason and send it back free of charge. A message to ${email} is enough.`,
  },
}
