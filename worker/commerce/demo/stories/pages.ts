import type { FourWords } from '../words/four-words'

/** A page of plain text: its title and its lines, each in four languages. */
export interface PageText {
  slug: string
  title: FourWords
  lines: readonly FourWords[]
}

/** Pages that every shop has. They have the same address in every store. */
export const PAGES: readonly PageText[] = [
  {
    slug: 'about',
    title: ['Over ons', 'Über uns', 'À propos', 'About us'],
    lines: [
      [
        'Wilm en Erin begonnen met één tafel en een afspraak: alleen verkopen wat we zelf in huis zouden willen hebben.',
        'Wilm und Erin begannen mit einem Tisch und einer Abmachung: nur verkaufen, was wir selbst zu Hause haben möchten.',
        'Wilm et Erin ont commencé avec une table et une promesse : ne vendre que ce que nous aimerions avoir chez nous.',
        'Wilm and Erin began with one table and one agreement: to sell only what we would want at home ourselves.',
      ],
      [
        'We werken met kleine ateliers in Europa. We kennen de mensen die onze meubels, stoffen en kleding maken.',
        'Wir arbeiten mit kleinen Werkstätten in Europa. Wir kennen die Menschen, die unsere Möbel, Stoffe und Kleider machen.',
        'Nous travaillons avec de petits ateliers en Europe. Nous connaissons celles et ceux qui font nos meubles, tissus et vêtements.',
        'We work with small workshops in Europe. We know the people who make our furniture, fabrics and clothes.',
      ],
    ],
  },
  {
    slug: 'service',
    title: ['Klantenservice', 'Kundenservice', 'Service client', 'Customer service'],
    lines: [
      [
        'Een vraag over je bestelling of over een product? Mail service@wilmenerin.example. We antwoorden op werkdagen binnen een dag.',
        'Eine Frage zu deiner Bestellung oder zu einem Produkt? Schreibe an service@wilmunderin.example. Wir antworten werktags innerhalb eines Tages.',
        'Une question sur votre commande ou un produit ? Écrivez à service@wilmeterin.example. Nous répondons sous un jour ouvré.',
        'A question about your order or a product? Write to service@wilmanderin.example. We answer within one working day.',
      ],
      [
        'Bestel je op werkdagen vóór 23:59, dan is je pakket de volgende dag in huis. Grote meubels leveren we op afspraak.',
        'Bestellst du werktags vor 23:59 Uhr, ist dein Paket am nächsten Tag da. Große Möbel liefern wir nach Absprache.',
        'Commandez avant 23h59 un jour ouvré et votre colis arrive le lendemain. Les grands meubles sont livrés sur rendez-vous.',
        'Order before 23:59 on working days for next-day delivery. Large furniture is delivered by appointment.',
      ],
    ],
  },
  {
    slug: 'returns',
    title: ['Retourneren', 'Rückgabe', 'Retours', 'Returns'],
    lines: [
      [
        'Je kunt je bestelling binnen 30 dagen gratis retourneren. Ongebruikte artikelen nemen we tot 60 dagen terug.',
        'Du kannst deine Bestellung innerhalb von 30 Tagen kostenlos zurückgeben. Unbenutzte Artikel nehmen wir bis zu 60 Tage zurück.',
        'Vous pouvez retourner votre commande gratuitement sous 30 jours. Les articles non utilisés sont repris jusqu’à 60 jours.',
        'You can return your order free of charge within 30 days. Unused items are taken back for up to 60 days.',
      ],
      [
        'Stuur ons een bericht met je bestelnummer. Je krijgt een retourlabel; grote meubels halen we bij je op.',
        'Schick uns eine Nachricht mit deiner Bestellnummer. Du bekommst ein Rücksendeetikett; große Möbel holen wir ab.',
        'Envoyez-nous votre numéro de commande. Vous recevrez une étiquette de retour ; nous venons chercher les grands meubles.',
        'Send us a message with your order number. You get a return label; we collect large furniture.',
      ],
    ],
  },
  {
    slug: 'terms',
    title: [
      'Algemene voorwaarden',
      'Allgemeine Geschäftsbedingungen',
      'Conditions générales de vente',
      'Terms and conditions',
    ],
    lines: [
      [
        'Alle prijzen zijn inclusief btw en exclusief bezorgkosten, tenzij anders vermeld. De bezorgkosten zie je voordat je bestelt.',
        'Alle Preise verstehen sich inklusive Mehrwertsteuer und zuzüglich Versand, sofern nicht anders angegeben. Die Versandkosten siehst du vor der Bestellung.',
        'Tous les prix s’entendent TTC, hors frais de livraison sauf mention contraire. Les frais de livraison sont affichés avant la commande.',
        'All prices include VAT and exclude delivery, unless stated otherwise. Delivery costs are shown before you order.',
      ],
      [
        'De koop is gesloten zodra je een bestelnummer van ons krijgt. Je hebt 30 dagen om je te bedenken.',
        'Der Kauf ist abgeschlossen, sobald du eine Bestellnummer erhältst. Du hast 30 Tage Zeit, es dir anders zu überlegen.',
        'La vente est conclue dès que vous recevez un numéro de commande. Vous disposez de 30 jours pour changer d’avis.',
        'The sale is concluded when you receive an order number from us. You have 30 days to change your mind.',
      ],
    ],
  },
  {
    slug: 'privacy',
    title: ['Privacy', 'Datenschutz', 'Vie privée', 'Privacy'],
    lines: [
      [
        'We bewaren alleen wat we nodig hebben om je bestelling te leveren: je naam, adres, e-mailadres en wat je kocht.',
        'Wir speichern nur, was wir für deine Lieferung brauchen: Name, Adresse, E-Mail-Adresse und was du gekauft hast.',
        'Nous ne conservons que le nécessaire à la livraison : votre nom, votre adresse, votre e-mail et vos achats.',
        'We keep only what we need to deliver your order: your name, address, e-mail address and what you bought.',
      ],
      [
        'Je winkelwagen staat in een verzegelde cookie. Er draait niets van anderen mee op onze pagina’s.',
        'Dein Warenkorb liegt in einem versiegelten Cookie. Auf unseren Seiten läuft nichts von Dritten.',
        'Votre panier est conservé dans un cookie scellé. Rien de tiers ne s’exécute sur nos pages.',
        'Your cart is kept in a sealed cookie. Nothing of third parties runs on our pages.',
      ],
    ],
  },
]
