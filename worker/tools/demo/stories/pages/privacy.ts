import type { TextPage } from './text-page'

export const PRIVACY: TextPage = {
  slug: 'privacy',
  title: ['Privacy', 'Datenschutz', 'Confidentialité', 'Privacy'],
  lines: [
    [
      'We bewaren alleen wat we nodig hebben om je bestelling te leveren: je naam, adres, e-mailadres en wat je kocht.',
      'Wir speichern nur, was wir für deine Lieferung brauchen: Name, Adresse, E-Mail-Adresse und was du gekauft hast.',
      'Nous ne conservons que le nécessaire à la livraison : votre nom, votre adresse, votre e-mail et vos achats.',
      'We keep only what we need to deliver your order: your name, address, e-mail address and what you bought.',
    ],
    ['## Cookies', '## Cookies', '## Cookies', '## Cookies'],
    [
      'Je winkelwagen staat in een verzegelde cookie. Er draait niets van anderen mee op onze pagina’s.',
      'Dein Warenkorb liegt in einem versiegelten Cookie. Auf unseren Seiten läuft nichts von Dritten.',
      'Votre panier est conservé dans un cookie scellé. Aucun code tiers ne s’exécute sur nos pages.',
      'Your cart is kept in a sealed cookie. No third-party code runs on our pages.',
    ],
    [
      'Wat je bij het afrekenen invult, zoals je naam en adres, blijft 30 dagen in je eigen browser staan voor de volgende keer. Met de knop “Mijn gegevens wissen” bij het afrekenen haal je het eerder weg.',
      'Was du an der Kasse eingibst, etwa Name und Adresse, bleibt 30 Tage in deinem eigenen Browser, für das nächste Mal. Mit „Meine Daten löschen“ an der Kasse entfernst du es schon früher.',
      'Ce que vous saisissez au moment de commander, comme votre nom et votre adresse, reste 30 jours dans votre propre navigateur, pour la prochaine fois. Le bouton « Effacer mes données », sur la page de commande, l’efface plus tôt.',
      'What you enter at the checkout, such as your name and address, stays in your own browser for 30 days, for the next time. “Clear my details” at the checkout removes it sooner.',
    ],
    [
      'Waar je het laatst naar zocht, blijft in je eigen browser staan tot je het wist, in het zoekvenster. We tellen welk product iemand vanuit de zoekresultaten opent; je browser stuurt daarbij een willekeurig nummer mee dat we niet bewaren. Vraagt je browser om je niet te volgen, dan wordt er niets geteld.',
      'Wonach du zuletzt gesucht hast, bleibt in deinem eigenen Browser, bis du es im Suchfenster löschst. Wir zählen, welches Produkt aus den Suchergebnissen geöffnet wird; dein Browser schickt dabei eine Zufallsnummer mit, die wir nicht speichern. Bittet dein Browser darum, dir nicht zu folgen, wird nichts gezählt.',
      'Vos dernières recherches restent dans votre propre navigateur jusqu’à ce que vous les effaciez, dans le panneau de recherche. Nous comptons les produits ouverts depuis les résultats ; votre navigateur joint un numéro aléatoire que nous ne conservons pas. Si votre navigateur demande à ne pas être suivi, rien n’est compté.',
      'What you searched for lately stays in your own browser until you clear it in the search panel. We count which products are opened from search results; your browser sends a random number with that, which we do not keep. If your browser asks not to be tracked, nothing is counted.',
    ],
    [
      '## Met wie we gegevens delen',
      '## An wen wir Daten weitergeben',
      '## Qui reçoit vos données',
      '## Who we share your data with',
    ],
    [
      'Met de bezorger je naam en adres, met de betaalpartner het bedrag en het bestelnummer. Met niemand anders, en nooit voor reclame.',
      'An den Zusteller Name und Adresse, an den Zahlungspartner Betrag und Bestellnummer. An niemanden sonst, und nie für Werbung.',
      'Le transporteur reçoit votre nom et votre adresse ; le partenaire de paiement, le montant et le numéro de commande. Personne d’autre, et jamais pour de la publicité.',
      'With the carrier, your name and address; with the payment partner, the amount and the order number. With nobody else, and never for advertising.',
    ],
    ['## Nieuwsbrief', '## Newsletter', '## Lettre d’information', '## Newsletter'],
    [
      'Meld je je aan, dan bewaren we je e-mailadres en de dag van aanmelding. Afmelden kan altijd, met de link onderaan elke brief: daarna is het adres weg.',
      'Meldest du dich an, speichern wir deine E-Mail-Adresse und den Tag der Anmeldung. Abmelden geht jederzeit, über den Link am Ende jedes Briefs: Dann ist die Adresse gelöscht.',
      'Si vous vous abonnez, nous conservons votre e-mail et la date d’inscription. Vous pouvez vous désabonner à tout moment, par le lien à la fin de chaque lettre : l’adresse est alors effacée.',
      'If you subscribe, we keep your e-mail address and the date. You can unsubscribe at any time by the link at the end of each newsletter, and your address is erased.',
    ],
    ['## Jouw rechten', '## Deine Rechte', '## Vos droits', '## Your rights'],
    [
      'Je mag je gegevens inzien, verbeteren, meenemen en laten wissen. Mail ons en we doen het binnen een maand. Facturen moeten we zeven jaar bewaren. Ben je niet tevreden, dan kun je naar de toezichthouder in je land.',
      'Du darfst deine Daten einsehen, berichtigen, mitnehmen und löschen lassen. Schreib uns, wir erledigen es innerhalb eines Monats. Rechnungen müssen wir so lange aufheben, wie es das Gesetz verlangt. Bist du nicht zufrieden, steht dir die Aufsichtsbehörde offen.',
      'Vous pouvez consulter, corriger, emporter ou faire effacer vos données. Écrivez-nous, c’est fait dans le mois. La loi nous oblige à garder les factures. En cas de désaccord, vous pouvez saisir la CNIL ou l’autorité de votre pays.',
      'You may see, correct, export and erase your data. Write to us and we will do it within a month. We have to keep invoices for as long as the law requires. If you are not satisfied, you can contact the data protection authority in your country.',
    ],
  ],
}
