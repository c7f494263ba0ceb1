import { TRANSFER_DAYS } from '../../../../../shared/store-view/merchant'
import type { TextPage } from './text-page'

export const PAYMENT: TextPage = {
  slug: 'payment',
  title: ['Betalen', 'Bezahlen', 'Paiement', 'Payment'],
  lines: [
    [
      'Bij het afrekenen kies je hoe je betaalt: met je kaart of per bankoverschrijving. Extra kosten zijn er niet.',
      'An der Kasse wählst du, wie du zahlst: mit Karte oder per Banküberweisung. Das kostet nichts extra.',
      'Vous choisissez au moment de commander : par carte ou par virement bancaire, sans frais supplémentaires.',
      'At checkout you choose how to pay: by card or by bank transfer. Neither costs extra.',
    ],
    ['## Met je kaart', '## Mit Karte', '## Par carte', '## By card'],
    [
      'Je kaartgegevens voer je in op de pagina van onze betaalpartner; wij zien ze niet en bewaren ze niet. Sluit je die pagina te vroeg, dan wordt er niets afgeschreven en krijg je je winkelwagen terug.',
      'Deine Kartendaten gibst du auf der Seite unseres Zahlungspartners ein; wir sehen und speichern sie nicht. Schließt du die Seite zu früh, wird nichts abgebucht und du bekommst deinen Warenkorb zurück.',
      'Vos données de carte sont saisies sur la page de notre partenaire de paiement : nous ne les voyons pas et ne les conservons pas. Si vous fermez cette page trop tôt, rien n’est débité et votre panier vous est rendu.',
      'You enter your card details on the page of our payment partner; we neither see nor keep them. If you close that page too early, nothing is charged and you get your cart back.',
    ],
    [
      '## Per bankoverschrijving',
      '## Per Banküberweisung',
      '## Par virement bancaire',
      '## By bank transfer',
    ],
    [
      `Na je bestelling zie je ons rekeningnummer, het bedrag en het kenmerk. Maak het binnen ${TRANSFER_DAYS} dagen over; daarna gaan we met je bestelling aan de slag.`,
      `Nach der Bestellung siehst du unsere Bankverbindung, den Betrag und den Verwendungszweck. Überweise den Betrag innerhalb von ${TRANSFER_DAYS} Tagen; danach bearbeiten wir deine Bestellung.`,
      `Après la commande s’affichent nos coordonnées bancaires, le montant et la référence. Faites le virement sous ${TRANSFER_DAYS} jours ; nous préparons ensuite votre commande.`,
      `Once you have ordered, you see our account details, the amount and the reference. Transfer the amount within ${TRANSFER_DAYS} days; we start on your order when it arrives.`,
    ],
    ['## Cadeaukaarten', '## Geschenkkarten', '## Cartes cadeaux', '## Gift cards'],
    [
      'Bij een [cadeaukaart](decor/gifts) kies je zelf het bedrag en schrijf je er een persoonlijke boodschap bij.',
      'Bei einer [Geschenkkarte](decor/gifts) wählst du den Betrag und schreibst ein paar persönliche Worte dazu.',
      'Pour une [carte cadeau](decor/gifts), vous choisissez le montant et ajoutez quelques mots.',
      'With a [gift card](decor/gifts) you choose the amount and add a message of your own.',
    ],
    ['## Geld terug', '## Erstattung', '## Remboursement', '## Refunds'],
    [
      'Stuur je iets terug, dan krijg je het bedrag binnen 14 dagen terug zoals je betaald hebt. Hoe dat gaat, lees je bij [Retourneren](/returns).',
      'Schickst du etwas zurück, bekommst du das Geld innerhalb von 14 Tagen auf demselben Weg zurück. Wie das geht, steht unter [Rückgabe](/returns).',
      'En cas de retour, vous êtes remboursé sous 14 jours par le moyen de paiement utilisé. Le détail est dans [Retours](/returns).',
      'If you send something back, we refund you within 14 days by the same payment method. See [Returns](/returns) for how it works.',
    ],
  ],
}
