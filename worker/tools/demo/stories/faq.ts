import type { Localized } from '../words/localized'
import { richText } from './rich-text'
import { block, type DemoBlock } from './story-blocks'
import type { StoryContext } from './story-context'

export const FAQ_TITLE: Localized = [
  'Veelgestelde vragen',
  'Häufige Fragen',
  'Questions fréquentes',
  'Frequently asked questions',
]

/** What shoppers ask most, and what we answer. */
const QUESTIONS: readonly { question: Localized; answer: Localized }[] = [
  {
    question: [
      'Wanneer komt mijn bestelling?',
      'Wann kommt meine Bestellung?',
      'Quand ma commande arrive-t-elle ?',
      'When will my order arrive?',
    ],
    answer: [
      'Bestel je op werkdagen vóór 23:59, dan is je pakket de volgende werkdag in huis. Voor grote meubels spreken we een dag af.',
      'Bestellst du werktags vor 23:59 Uhr, ist dein Paket am nächsten Werktag da. Für große Möbel vereinbaren wir einen Termin.',
      'Commandez avant 23 h 59 un jour ouvré et votre colis arrive le jour ouvré suivant. Pour les grands meubles, nous convenons d’un rendez-vous.',
      'A parcel arrives within 2 to 7 working days, depending on the country. For large furniture we arrange a day with you.',
    ],
  },
  {
    question: [
      'Kan ik iets terugsturen?',
      'Kann ich etwas zurückschicken?',
      'Puis-je renvoyer un article ?',
      'Can I send something back?',
    ],
    answer: [
      'Ja, gratis binnen 30 dagen. Stuur ons een bericht met je bestelnummer, dan krijg je een retourlabel. Grote meubels halen we bij je op.',
      'Ja, kostenlos innerhalb von 30 Tagen. Schick uns eine Nachricht mit deiner Bestellnummer, dann bekommst du ein Rücksendeetikett. Große Möbel holen wir ab.',
      'Oui, gratuitement sous 30 jours. Envoyez-nous votre numéro de commande et vous recevrez une étiquette de retour. Nous venons chercher les grands meubles.',
      'Yes, free of charge within 30 days. Send us a message with your order number and we will send you a return label. We collect large furniture.',
    ],
  },
  {
    question: [
      'Hoeveel behang heb ik nodig?',
      'Wie viel Tapete brauche ich?',
      'De combien de papier peint ai-je besoin ?',
      'How much wallpaper do I need?',
    ],
    answer: [
      'Meet de breedte en de hoogte van je wand. Op elke behangpagina staat een rekenhulp: vul beide maten in en je ziet hoeveel rollen je nodig hebt. Neem één rol extra met hetzelfde partijnummer.',
      'Miss Breite und Höhe deiner Wand. Auf jeder Tapetenseite steht ein Rollenrechner: Gib beide Maße ein, und du siehst, wie viele Rollen du brauchst. Nimm eine Rolle mehr aus derselben Charge.',
      'Mesurez la largeur et la hauteur de votre mur. Chaque page de papier peint propose un calculateur : indiquez ces deux mesures, il vous donne le nombre de rouleaux. Prenez un rouleau de plus, du même bain.',
      'Measure the width and height of your wall. Every wallpaper page has a calculator: enter both measurements and you see how many rolls you need. Take one extra roll from the same batch.',
    ],
  },
  {
    question: [
      'Welke maat kinderkleding past?',
      'Welche Kindergröße passt?',
      'Quelle taille pour mon enfant ?',
      'Which size fits my child?',
    ],
    answer: [
      'Onze maten zijn lichaamslengtes in centimeters: maat 104 past een kind van ongeveer 99 tot 104 cm. Zit je kind ertussenin, kies dan de grotere maat.',
      'Unsere Größen sind Körpergrößen in Zentimetern: Größe 104 passt einem Kind von etwa 99 bis 104 cm. Liegt dein Kind dazwischen, nimm die größere.',
      'Nos tailles correspondent à la stature en centimètres : le 104 convient à un enfant d’environ 99 à 104 cm. Entre deux tailles, prenez la plus grande.',
      'Our sizes are heights in centimetres: size 104 fits a child of about 99 to 104 cm. If your child is in between, take the larger one.',
    ],
  },
  {
    question: [
      'Hoe kies ik de maat van een vloerkleed?',
      'Welche Teppichgröße brauche ich?',
      'Quelle taille de tapis me faut-il ?',
      'What size rug do I need?',
    ],
    answer: [
      'Laat de voorpoten van je zitmeubels op het kleed staan. In de [maatwijzer](/rug-sizes) staat welke maat bij welke bank, tafel en bed hoort.',
      'Die vorderen Füße von Sofa und Sessel sollten auf dem Teppich stehen. Im [Größenratgeber](/rug-sizes) steht, welche Größe zu welchem Sofa, Tisch und Bett passt.',
      'Les pieds avant du canapé et des fauteuils doivent reposer sur le tapis. Le [guide des tailles](/rug-sizes) indique la dimension pour chaque canapé, table et lit.',
      'The front legs of your seating should stand on the rug. The [size guide](/rug-sizes) says which size goes with which sofa, table and bed.',
    ],
  },
  {
    question: [
      'Zijn de hoezen van banken te wassen?',
      'Sind die Sofabezüge waschbar?',
      'Les housses de canapé se lavent-elles ?',
      'Can sofa covers be washed?',
    ],
    answer: [
      'Ja, alle hoezen gaan eraf en kunnen op 30 graden in de was. Laat ze hangend drogen en doe ze er licht vochtig weer om, dan zitten ze strak.',
      'Ja, alle Bezüge lassen sich abnehmen und bei 30 Grad waschen. Hängend trocknen und noch leicht feucht wieder aufziehen, dann sitzen sie glatt.',
      'Oui, toutes les housses se retirent et se lavent à 30 degrés. Faites-les sécher suspendues et remettez-les légèrement humides : elles seront bien tendues.',
      'Yes, every cover comes off and can be washed at 30 degrees. Hang them to dry and put them back on while slightly damp, for a smooth fit.',
    ],
  },
  {
    question: [
      'Hoe kan ik betalen?',
      'Wie kann ich bezahlen?',
      'Comment puis-je payer ?',
      'How can I pay?',
    ],
    answer: [
      'Met je kaart, PayPal, Apple Pay of Google Pay, per bankoverschrijving of aan de deur. Hoe dat gaat, lees je bij [Betalen](/payment).',
      'Mit Karte, PayPal, Apple Pay oder Google Pay, per Banküberweisung oder per Nachnahme. Wie das geht, steht unter [Bezahlen](/payment).',
      'Par carte, PayPal, Apple Pay ou Google Pay, par virement bancaire ou à la livraison. Le détail est dans [Paiement](/payment).',
      'By card, PayPal, Apple Pay or Google Pay, by bank transfer or at the door. See [Payment](/payment) for how it works.',
    ],
  },
  {
    question: [
      'Waar vind ik de afmetingen?',
      'Wo finde ich die Maße?',
      'Où trouver les dimensions ?',
      'Where can I find the dimensions?',
    ],
    answer: [
      'Op elke productpagina, onder de kenmerken. Voor [gordijnen](/curtain-sizes) en [kinderkleding](/kids-sizes) hebben we een eigen tabel.',
      'Auf jeder Produktseite unter den Eigenschaften. Für [Vorhänge](/curtain-sizes) und [Kindermode](/kids-sizes) gibt es eigene Tabellen.',
      'Sur chaque fiche produit, parmi les caractéristiques. Les [rideaux](/curtain-sizes) et les [vêtements enfant](/kids-sizes) ont leur propre tableau.',
      'On every product page, under Details. For [curtains](/curtain-sizes) and [kidswear](/kids-sizes) there are separate size guides.',
    ],
  },
]

/** The page of questions. */
export function faqBody({ translate, linkOf }: StoryContext): DemoBlock[] {
  const items = QUESTIONS.map(({ question, answer }, index) =>
    block('faq-item', `question-${index}`, {
      question: translate(question),
      answer: richText([translate(answer)], linkOf),
    }),
  )
  return [
    block('heading', 'faq-title', { text: translate(FAQ_TITLE) }),
    block('faq', 'faq', { title: '', items }),
  ]
}
