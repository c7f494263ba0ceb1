import type { PageText } from './page-text'

export const PAYMENT: PageText = {
  slug: 'payment',
  title: ['Betalen', 'Bezahlen', 'Paiement', 'Payment'],
  lines: [
    [
      'Je betaalt veilig met je kaart. Je kaartgegevens voer je in bij onze betaalpartner; wij zien ze niet en bewaren ze niet.',
      'Du zahlst sicher mit Karte. Deine Kartendaten gibst du bei unserem Zahlungspartner ein; wir sehen und speichern sie nicht.',
      'Vous payez par carte, en toute sécurité. Vos données sont saisies chez notre partenaire de paiement : nous ne les voyons pas et ne les conservons pas.',
      'You pay safely by card. You enter your card details with our payment partner; we neither see nor keep them.',
    ],
    ['## Welke kaarten', '## Welche Karten', '## Quelles cartes', '## Which cards'],
    [
      'We nemen Mastercard, Visa, American Express, Bancontact en Maestro aan.',
      'Wir akzeptieren Mastercard, Visa, American Express, Bancontact und Maestro.',
      'Nous acceptons Mastercard, Visa, American Express, Bancontact, Maestro, Discover, Diners Club et Cartes Bancaires.',
      'We take Mastercard, Visa, American Express, Bancontact and Maestro.',
    ],
    [
      '## Wanneer er wordt afgeschreven',
      '## Wann abgebucht wird',
      '## Quand le montant est débité',
      '## When you are charged',
    ],
    [
      'Direct bij je bestelling. Sluit je het betaalvenster te vroeg, dan is er niets besteld en blijft je winkelwagen staan zoals hij was.',
      'Sofort bei der Bestellung. Schließt du das Zahlungsfenster zu früh, ist nichts bestellt und dein Warenkorb bleibt, wie er war.',
      'Dès la commande. Si vous fermez la fenêtre de paiement trop tôt, rien n’est commandé et votre panier reste tel quel.',
      'At once, with your order. If you close the payment window too early, nothing has been ordered and your cart stays as it was.',
    ],
    [
      '## Cadeaubonnen en kortingscodes',
      '## Gutscheine und Rabattcodes',
      '## Cartes cadeaux et codes promo',
      '## Gift cards and discount codes',
    ],
    [
      'Een kortingscode vul je in de winkelwagen in. Per bestelling geldt één code. Een [cadeaubon](decor/gifts) kies je zelf in bedrag en komt per e-mail, op de dag die jij wilt.',
      'Einen Rabattcode gibst du im Warenkorb ein. Pro Bestellung gilt ein Code. Bei einem [Gutschein](decor/gifts) wählst du den Betrag; er kommt per E-Mail an dem Tag, den du möchtest.',
      'Saisissez votre code promo dans le panier, un seul par commande. Pour une [carte cadeau](decor/gifts), vous choisissez le montant et le jour de l’envoi par e-mail.',
      'Enter a discount code in the cart; one code counts per order. For a [gift card](decor/gifts) you choose the amount, and it comes by e-mail on the day you like.',
    ],
    ['## Geld terug', '## Geld zurück', '## Remboursement', '## Money back'],
    [
      'Stuur je iets terug, dan staat het bedrag binnen 14 dagen op dezelfde kaart. Hoe dat gaat, lees je bij [Retourneren](/returns).',
      'Schickst du etwas zurück, ist der Betrag innerhalb von 14 Tagen auf derselben Karte. Wie das geht, steht unter [Rückgabe](/returns).',
      'En cas de retour, la somme est recréditée sur la même carte sous 14 jours. Le détail est dans [Retours](/returns).',
      'If you send something back, the amount is on the same card within 14 days. How it works is under [Returns](/returns).',
    ],
  ],
}
