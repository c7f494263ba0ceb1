import { feeFor } from '../../../../../shared/checkout/payment-fees'
import { TRANSFER_DAYS } from '../../../../../shared/store-view/merchant'
import type { TextPage } from './text-page'

const AT_THE_DOOR_EUROS = feeFor('de_de', 'cashondelivery').gross / 100

export const PAYMENT: TextPage = {
  slug: 'payment',
  title: ['Betalen', 'Bezahlen', 'Paiement', 'Payment'],
  lines: [
    [
      'Bij het afrekenen kies je hoe je betaalt: met je kaart, PayPal, Apple Pay of Google Pay, per bankoverschrijving of aan de deur. Extra kosten zijn er niet.',
      `An der Kasse wählst du, wie du zahlst: mit Karte, PayPal, Apple Pay oder Google Pay, per Banküberweisung oder per Nachnahme. Nur die Nachnahme kostet extra: ${AT_THE_DOOR_EUROS} €.`,
      'Vous choisissez au moment de commander : par carte, PayPal, Apple Pay ou Google Pay, par virement bancaire ou à la livraison, sans frais supplémentaires.',
      'At checkout you choose how to pay: by card, PayPal, Apple Pay or Google Pay, by bank transfer or at the door. None of it costs extra.',
    ],
    ['## Met je kaart', '## Mit Karte', '## Par carte', '## By card'],
    [
      'Je kaartgegevens gaan rechtstreeks naar onze betaalpartner; wij zien ze niet en bewaren ze niet. Stop je halverwege, dan wordt er niets afgeschreven en krijg je je winkelwagen terug.',
      'Deine Kartendaten gehen direkt an unseren Zahlungspartner; wir sehen und speichern sie nicht. Brichst du vorher ab, wird nichts abgebucht und du bekommst deinen Warenkorb zurück.',
      'Vos données de carte vont directement à notre partenaire de paiement : nous ne les voyons pas et ne les conservons pas. Si vous vous arrêtez en chemin, rien n’est débité et votre panier vous est rendu.',
      'Your card details go straight to our payment partner; we neither see nor keep them. If you stop half-way, nothing is charged and you get your cart back.',
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
