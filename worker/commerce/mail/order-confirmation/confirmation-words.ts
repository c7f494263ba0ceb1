import type { StoreCode } from '../../../../shared/store-view/store-view'

/** What a confirmation says in the language of a store; the words of sums are those of the cart. */
export interface ConfirmationWords {
  subject: (orderNumber: string) => string
  thanks: (firstName: string) => string
  placed: (day: string) => string
  products: string
  /** Between a choice and its value. */
  colon: string
  /** Of delivery that costs nothing. */
  free: string
  giftCard: (codeEnd: string) => string
  tax: string
  delivery: string
  deliveryDate: (day: string) => string
  comesOn: (day: string) => string
  comesBetween: (from: string, to: string) => string
  /** Of what comes by appointment. */
  appointment: string
  pickup: (place: string) => string
  billing: string
  taxId: (number: string) => string
  payment: string
  transfer: (days: number) => string
  /** What happens to what is sent, once its money is there. */
  afterTransfer: string
  /** So many working days after its payment. */
  comesAfter: (days: number) => string
  holder: string
  amount: string
  reference: string
  paid: string
  /** The same, of what is sent. */
  begun: string
  atDoor: (amount: string) => string
  status: string
  withdraw: string
  returns: (days: number, email: string) => string
  /** The same where nothing is sent. */
  withdrawal: (days: number, email: string) => string
  /** Below the links of downloads. */
  downloadsKept: string
  /** Of downloads that are not paid yet. */
  downloadsLater: string
  /** Of gift cards that were bought. */
  cardsMailed: string
}

export const CONFIRMATION_WORDS: Record<StoreCode, ConfirmationWords> = {
  nl_nl: {
    subject: (number) => `Je bestelling ${number}`,
    thanks: (name) => `Hallo ${name}, bedankt voor je bestelling!`,
    placed: (day) => `Je hebt op ${day} bij ons besteld. Dit is je bevestiging.`,
    products: 'Je producten',
    colon: ': ',
    free: 'Gratis',
    giftCard: (end) => `Cadeaukaart …${end}`,
    tax: 'Inbegrepen btw',
    delivery: 'Bezorgadres',
    deliveryDate: (day) => `Gewenste bezorgdag: ${day}`,
    comesOn: (day) => `Je bestelling komt op ${day}.`,
    comesBetween: (from, to) => `Je bestelling komt tussen ${from} en ${to}.`,
    appointment: 'We nemen contact met je op om een dag en een dagdeel af te spreken.',
    pickup: (place) => `Je haalt je bestelling af bij: ${place}`,
    billing: 'Factuuradres',
    taxId: (number) => `Btw-nummer: ${number}`,
    payment: 'Betaling',
    transfer: (days) => `Maak het bedrag binnen ${days} dagen over en zet het kenmerk erbij.`,
    afterTransfer: 'Zodra je betaling binnen is, gaan we met je bestelling aan de slag.',
    comesAfter: (days) => `Uiterlijk op de ${days}e werkdag daarna is ze bij je.`,
    holder: 'Ten name van',
    amount: 'Bedrag',
    reference: 'Kenmerk',
    withdraw: 'Overeenkomst herroepen',
    status: 'Bekijk je bestelling',
    paid: 'Er is niets meer te betalen.',
    begun: 'We gaan met je bestelling aan de slag.',
    atDoor: (amount) => `Je betaalt ${amount} aan de deur, bij de bezorger.`,
    returns: (days, email) =>
      `Je kunt je aankoop binnen ${days} dagen na ontvangst zonder opgaaf van redenen herroepen en gratis terugsturen. Een bericht aan ${email} is genoeg.`,
    withdrawal: (days, email) =>
      `Je kunt je aankoop binnen ${days} dagen na ontvangst zonder opgaaf van redenen herroepen. Een bericht aan ${email} is genoeg.`,
    downloadsKept: 'Je vindt je downloads ook op de pagina van je bestelling.',
    downloadsLater:
      'Zodra je betaling binnen is, mailen we je de link naar je download. Je vindt hem dan ook op de pagina van je bestelling.',
    cardsMailed:
      'De cadeaukaart mailen we naar de ontvanger zodra ze is betaald, of op de dag die je hebt gekozen.',
  },
  de_de: {
    subject: (number) => `Deine Bestellung ${number}`,
    thanks: (name) => `Hallo ${name}, danke für deine Bestellung!`,
    placed: (day) => `Du hast am ${day} bei uns bestellt. Dies ist deine Bestätigung.`,
    products: 'Deine Produkte',
    colon: ': ',
    free: 'Kostenlos',
    giftCard: (end) => `Geschenkkarte …${end}`,
    tax: 'Enthaltene MwSt.',
    delivery: 'Lieferadresse',
    deliveryDate: (day) => `Gewünschter Liefertag: ${day}`,
    comesOn: (day) => `Deine Bestellung kommt am ${day}.`,
    comesBetween: (from, to) => `Deine Bestellung kommt zwischen ${from}, und ${to}.`,
    appointment: 'Wir melden uns bei dir, um Tag und Tageszeit zu vereinbaren.',
    pickup: (place) => `Du holst deine Bestellung ab bei: ${place}`,
    billing: 'Rechnungsadresse',
    taxId: (number) => `USt-IdNr.: ${number}`,
    payment: 'Zahlung',
    transfer: (days) =>
      `Bitte überweise den Betrag innerhalb von ${days} Tagen und gib den Verwendungszweck an.`,
    afterTransfer: 'Sobald deine Zahlung da ist, bearbeiten wir deine Bestellung.',
    comesAfter: (days) => `Spätestens am ${days}. Werktag danach ist sie da.`,
    holder: 'Kontoinhaber',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    withdraw: 'Vertrag widerrufen',
    status: 'Bestellung ansehen',
    paid: 'Es ist nichts mehr zu zahlen.',
    begun: 'Wir bearbeiten jetzt deine Bestellung.',
    atDoor: (amount) => `Du zahlst ${amount} an der Haustür beim Zusteller.`,
    returns: (days, email) =>
      `Du kannst deinen Kauf innerhalb von ${days} Tagen nach Erhalt ohne Angabe von Gründen widerrufen und kostenlos zurücksenden. Eine Nachricht an ${email} genügt.`,
    withdrawal: (days, email) =>
      `Du kannst deinen Kauf innerhalb von ${days} Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Eine Nachricht an ${email} genügt.`,
    downloadsKept: 'Du findest deine Downloads auch auf der Seite deiner Bestellung.',
    downloadsLater:
      'Sobald deine Zahlung da ist, mailen wir dir den Link zu deinem Download. Du findest ihn dann auch auf der Seite deiner Bestellung.',
    cardsMailed:
      'Die Geschenkkarte mailen wir der beschenkten Person, sobald sie bezahlt ist, oder an dem Tag, den du gewählt hast.',
  },
  fr_fr: {
    subject: (number) => `Votre commande ${number}`,
    thanks: (name) => `Bonjour ${name}, merci pour votre commande\u202f!`,
    placed: (day) => `Vous avez commandé chez nous le ${day}. Ceci est votre confirmation.`,
    products: 'Vos produits',
    colon: '\u00a0: ',
    free: 'Offerte',
    giftCard: (end) => `Carte cadeau …${end}`,
    tax: 'TVA comprise',
    delivery: 'Adresse de livraison',
    deliveryDate: (day) => `Jour de livraison souhaité\u00a0: ${day}`,
    comesOn: (day) => `Votre commande arrive le ${day}.`,
    comesBetween: (from, to) => `Votre commande arrive entre le ${from} et le ${to}.`,
    appointment: 'Nous vous contactons pour convenir d’un jour et d’un créneau.',
    pickup: (place) => `Vous retirez votre commande ici\u00a0: ${place}`,
    billing: 'Adresse de facturation',
    taxId: (number) => `N° TVA\u00a0: ${number}`,
    payment: 'Paiement',
    transfer: (days) => `Virez le montant sous ${days} jours en indiquant la référence.`,
    afterTransfer: 'Dès réception de votre virement, nous préparons votre commande.',
    comesAfter: (days) => `Elle arrive au plus tard à J+${days} (jours ouvrés).`,
    holder: 'Titulaire',
    amount: 'Montant',
    reference: 'Référence',
    withdraw: 'Se rétracter du contrat',
    status: 'Voir votre commande',
    paid: 'Il n’y a plus rien à payer.',
    begun: 'Nous préparons votre commande.',
    atDoor: (amount) => `Vous payez ${amount} à la porte, auprès du livreur.`,
    returns: (days, email) =>
      `Vous pouvez vous rétracter sous ${days} jours après réception, sans donner de motif, et nous renvoyer votre achat gratuitement. Un message à ${email} suffit.`,
    withdrawal: (days, email) =>
      `Vous pouvez vous rétracter sous ${days} jours après réception, sans donner de motif. Un message à ${email} suffit.`,
    downloadsKept: 'Vous retrouvez aussi vos téléchargements sur la page de votre commande.',
    downloadsLater:
      'Dès réception de votre paiement, nous vous envoyons le lien de téléchargement par e-mail. Vous le retrouverez aussi sur la page de votre commande.',
    cardsMailed:
      'Nous envoyons la carte cadeau par e-mail au destinataire dès qu’elle est payée, ou le jour que vous avez choisi.',
  },
  global_en: {
    subject: (number) => `Your order ${number}`,
    thanks: (name) => `Hello ${name}, thank you for your order!`,
    placed: (day) => `You ordered from us on ${day}. This is your confirmation.`,
    products: 'Your products',
    colon: ': ',
    free: 'Free',
    giftCard: (end) => `Gift card …${end}`,
    tax: 'VAT included',
    delivery: 'Delivery address',
    deliveryDate: (day) => `Preferred delivery day: ${day}`,
    comesOn: (day) => `Your order comes on ${day}.`,
    comesBetween: (from, to) => `Your order comes between ${from} and ${to}.`,
    appointment: 'We contact you to arrange a day and a time slot.',
    pickup: (place) => `You collect your order at: ${place}`,
    billing: 'Billing address',
    taxId: (number) => `VAT number: ${number}`,
    payment: 'Payment',
    transfer: (days) => `Transfer the amount within ${days} days and add the reference.`,
    afterTransfer: 'We start on your order as soon as your payment arrives.',
    comesAfter: (days) =>
      `It arrives ${days} working ${days === 1 ? 'day' : 'days'} later at the latest.`,
    holder: 'Account holder',
    amount: 'Amount',
    reference: 'Reference',
    withdraw: 'Withdraw from contract',
    status: 'View your order',
    paid: 'Nothing is left to be paid.',
    begun: 'We are starting on your order.',
    atDoor: (amount) => `You pay ${amount} at the door, to whoever brings your parcel.`,
    returns: (days, email) =>
      `Within ${days} days of receiving it you may withdraw from your purchase without giving a reason and send it back free of charge. A message to ${email} is enough.`,
    withdrawal: (days, email) =>
      `Within ${days} days of receiving it you may withdraw from your purchase without giving a reason. A message to ${email} is enough.`,
    downloadsKept: 'You find your downloads on the page of your order, too.',
    downloadsLater:
      'As soon as your payment is here, we mail you the link to your download. You then find it on the page of your order, too.',
    cardsMailed:
      'We mail the gift card to its recipient as soon as it is paid, or on the day you chose.',
  },
}
