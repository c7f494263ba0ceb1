// Sets, bundles, services and gift cards: what does not stand on a shelf by itself.
import type { BundleDraft } from '../../catalogue/draft'
import { type FourWords, perStore } from '../words/four-words'
import type { Composition } from './composition'

type Selection = BundleDraft['options'][number]['selections'][number]

function choice(sku: string, more: Partial<Selection> = {}): Selection {
  return { sku, qty: 1, isDefault: false, isQtyChangeable: false, ...more }
}

function option(
  words: FourWords,
  type: BundleDraft['options'][number]['type'],
  selections: Selection[],
  isRequired = true,
): BundleDraft['options'][number] {
  return { title: perStore(words), type, isRequired, selections }
}

const ANY_CUSHION = ['CUSH-LINDE-SAGE', 'CUSH-FLUWEEL-FOREST', 'CUSH-WOLK-CREAM', 'CUSH-LANG-NAVY']

/** The colour of this place in the set, each beginning with another cushion. */
function cushions(first: number): Selection[] {
  return ANY_CUSHION.map((sku, index) => choice(sku, { isDefault: index === first }))
}

const GIFT_TEXT: FourWords = [
  'De kaart komt per e-mail, meteen of op de dag die je kiest, en is drie jaar geldig in de winkel en online.',
  'Die Karte kommt per E-Mail und gilt drei Jahre lang, im Laden und online.',
  'La carte arrive par e-mail et reste valable trois ans, en boutique comme en ligne.',
  'The card arrives by e-mail and is valid for three years, in our stores and online.',
]
const GIFT_AMOUNTS = {
  amounts: [2_500, 5_000, 7_500, 10_000],
  openAmount: { min: 1_000, max: 50_000 },
}

export const COMPOSITIONS: readonly Composition[] = [
  {
    sku: 'SET-DINING-OAK',
    typeId: 'grouped',
    name: [
      'Eethoek Hugo & Ida',
      'Essgruppe Hugo & Ida',
      'Ensemble repas Hugo & Ida',
      'Hugo & Ida dining set',
    ],
    line: [
      'Eettafel Hugo met vier stoelen Ida, in dezelfde tint geolied eiken.',
      'Esstisch Hugo mit vier Stühlen Ida, im gleichen Ton geölte Eiche.',
      'La table Hugo et quatre chaises Ida, dans la même teinte de chêne huilé.',
      'The Hugo table with four Ida chairs, oiled in the same shade of oak.',
    ],
    text: [
      'Neem gerust meer of minder stoelen: pas de aantallen aan en de prijs rekent mee.',
      'Nimm ruhig mehr oder weniger Stühle: Passe die Anzahl an, der Preis rechnet mit.',
      'Prenez plus ou moins de chaises : changez les quantités, le prix suit.',
      'Take more chairs, or fewer: change the numbers and the price follows.',
    ],
    shelf: 'furniture/tables/dining',
    picture: { model: 'dining-table', colour: 'oak' },
    price: 14_995,
    parts: {
      associated: [
        { sku: 'TABLE-HUGO-OAK', qty: 1 },
        { sku: 'CHAIR-IDA-OAK', qty: 4 },
      ],
    },
  },
  {
    sku: 'SET-BEDSIDE-OAK',
    typeId: 'grouped',
    name: [
      'Nachtset Mila & Maan',
      'Nachtset Mila & Maan',
      'Duo de nuit Mila & Maan',
      'Mila & Maan bedside set',
    ],
    line: [
      'Twee nachtkastjes en twee lampen: aan beide kanten van het bed hetzelfde licht.',
      'Zwei Nachttische und zwei Leuchten: auf beiden Seiten des Betts das gleiche Licht.',
      'Deux chevets et deux lampes : la même lumière de chaque côté du lit.',
      'Two bedside tables and two lamps: the same light on both sides of the bed.',
    ],
    text: [
      'Slaap je alleen of staat het bed in een hoek? Zet de aantallen dan op één.',
      'Schläfst du allein oder steht das Bett in der Ecke? Dann setze die Anzahl auf eins.',
      'Vous dormez seul ou le lit est dans un angle ? Passez les quantités à un.',
      'Sleeping alone, or the bed is in a corner? Set the numbers to one.',
    ],
    shelf: 'furniture/beds/bedside',
    picture: { model: 'bedside-table', colour: 'oak' },
    price: 7_995,
    parts: {
      associated: [
        { sku: 'STORE-MILA-OAK', qty: 2 },
        { sku: 'LAMP-MAAN-WHITE', qty: 2 },
      ],
    },
  },
  {
    sku: 'BUNDLE-READING',
    typeId: 'bundle',
    name: [
      'Leeshoek op maat',
      'Leseecke nach Wahl',
      'Coin lecture à composer',
      'Reading corner of your own',
    ],
    line: [
      'Een fauteuil, een lamp en iets zachts over de knieën: stel je eigen leeshoek samen.',
      'Ein Sessel, eine Leuchte und etwas Weiches für die Knie: Stell dir deine Leseecke zusammen.',
      'Un fauteuil, une lampe et de quoi couvrir les genoux : composez votre coin lecture.',
      'A chair, a lamp and something soft for your knees: put your own reading corner together.',
    ],
    text: [
      'Alles wordt op dezelfde dag geleverd, en we zetten het voor je op zijn plek.',
      'Alles kommt am selben Tag, und wir stellen es an seinen Platz.',
      'Tout est livré le même jour et installé à sa place.',
      'Everything arrives on the same day, and we put it in its place.',
    ],
    shelf: 'furniture/armchairs/lounge',
    picture: { model: 'armchair', colour: 'sage' },
    price: 63_800,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Fauteuil', 'Sessel', 'Fauteuil', 'Armchair'], 'radio', [
            choice('ARM-FJORD-SAGE', { isDefault: true }),
            choice('ARM-FJORD-CREAM'),
            choice('ARM-FJORD-CHARCOAL'),
          ]),
          option(['Vloerlamp', 'Stehleuchte', 'Lampadaire', 'Floor lamp'], 'select', [
            choice('LAMP-REIGER-OAK', { isDefault: true }),
            choice('LAMP-REIGER-BLACK-OAK'),
          ]),
          option(
            ['Erbij', 'Dazu', 'En plus', 'To go with it'],
            'checkbox',
            [choice('THROW-HEIDE-GREY'), choice('CUSH-WOLK-CREAM'), choice('ARM-PIM-BLUSH')],
            false,
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-CUSHIONS',
    typeId: 'bundle',
    name: ['Kussentrio', 'Kissentrio', 'Trio de coussins', 'Cushion trio'],
    line: [
      'Drie kussens naar keuze voor één prijs, ook drie keer dezelfde.',
      'Drei Kissen nach Wahl zu einem Preis, auch dreimal das gleiche.',
      'Trois coussins au choix pour un seul prix, même trois fois le même.',
      'Any three cushions for one price, even three of the same.',
    ],
    text: [
      'De binnenkussens van gerecyclede vezel zitten erin.',
      'Die Füllungen aus recycelter Faser sind dabei.',
      'Les garnissages en fibre recyclée sont compris.',
      'The inner cushions of recycled fibre are included.',
    ],
    shelf: 'textiles/cushions/plain',
    picture: { model: 'cushion', colour: 'sage' },
    price: 7_995,
    parts: {
      bundle: {
        priceType: 'fixed',
        options: [
          option(
            ['Eerste kussen', 'Erstes Kissen', 'Premier coussin', 'First cushion'],
            'select',
            cushions(0),
          ),
          option(
            ['Tweede kussen', 'Zweites Kissen', 'Deuxième coussin', 'Second cushion'],
            'select',
            cushions(1),
          ),
          option(
            ['Derde kussen', 'Drittes Kissen', 'Troisième coussin', 'Third cushion'],
            'select',
            cushions(2),
          ),
        ],
      },
    },
  },
  {
    sku: 'ADVICE-ONLINE',
    typeId: 'virtual',
    name: [
      'Interieuradvies online',
      'Einrichtungsberatung online',
      'Conseil déco en ligne',
      'Styling advice online',
    ],
    line: [
      'Een uur beeldbellen met een van onze stylisten over één kamer.',
      'Eine Stunde Videogespräch mit einer unserer Stylistinnen über einen Raum.',
      'Une heure en visio avec l’une de nos stylistes, pour une pièce.',
      'An hour on a video call with one of our stylists about one room.',
    ],
    text: [
      'Na de bestelling plan je zelf een moment. Je krijgt een moodboard met kleuren, stoffen en meubels die bij je passen.',
      'Nach der Bestellung wählst du den Termin selbst. Du bekommst ein Moodboard mit Farben, Stoffen und Möbeln, die zu dir passen.',
      'Après la commande, vous choisissez le créneau. Vous recevez une planche de couleurs, de tissus et de meubles qui vous ressemblent.',
      'After ordering you choose a time yourself. You get a mood board with colours, fabrics and furniture that suit you.',
    ],
    shelf: 'decor/gifts',
    picture: ['wallpaper-arches-sage.webp', 'wallpaper-leaves-rust.webp'],
    price: 4_995,
    parts: {
      customOptions: [
        {
          title: perStore([
            'Over welke kamer gaat het?',
            'Um welchen Raum geht es?',
            'De quelle pièce s’agit-il ?',
            'Which room is it about?',
          ]),
          type: 'drop_down',
          isRequired: true,
          values: [
            { title: perStore(['Woonkamer', 'Wohnzimmer', 'Salon', 'Living room']) },
            { title: perStore(['Slaapkamer', 'Schlafzimmer', 'Chambre', 'Bedroom']) },
            {
              title: perStore([
                'Kinderkamer',
                'Kinderzimmer',
                'Chambre d’enfant',
                'Children’s room',
              ]),
            },
            {
              title: perStore([
                'Het hele huis',
                'Die ganze Wohnung',
                'Toute la maison',
                'The whole house',
              ]),
              surcharge: { type: 'percent', percent: 100 },
            },
          ],
        },
        {
          title: perStore([
            'Waar kunnen we op letten?',
            'Worauf sollen wir achten?',
            'À quoi devons-nous penser ?',
            'What should we think of?',
          ]),
          type: 'area',
          isRequired: false,
          maxCharacters: 500,
        },
      ],
    },
  },
  {
    sku: 'GIFT-BOTANICAL',
    typeId: 'amgiftcard',
    name: [
      'Cadeaukaart Magnolia',
      'Geschenkkarte Magnolia',
      'Carte cadeau Magnolia',
      'Magnolia gift card',
    ],
    line: [
      'Voor wie zelf graag kiest, met bloemen op de voorkant.',
      'Für alle, die gern selbst aussuchen, mit Blumen auf der Vorderseite.',
      'Pour celles et ceux qui aiment choisir, avec des fleurs en couverture.',
      'For those who like to choose for themselves, with flowers on the front.',
    ],
    text: GIFT_TEXT,
    shelf: 'decor/gifts',
    picture: ['wallpaper-botanical-blush-2.webp', 'wallpaper-botanical-navy-2.webp'],
    price: 2_500,
    parts: { giftCard: GIFT_AMOUNTS },
  },
  {
    sku: 'GIFT-ARCHES',
    typeId: 'amgiftcard',
    name: ['Cadeaukaart Boog', 'Geschenkkarte Boog', 'Carte cadeau Boog', 'Boog gift card'],
    line: [
      'Een nieuw huis, een verjaardag of zomaar: een kaart met bogen in warme tinten.',
      'Ein neues Zuhause, ein Geburtstag oder einfach so: eine Karte mit Bögen in warmen Tönen.',
      'Une maison, un anniversaire ou sans raison : une carte aux arches de tons chauds.',
      'A new home, a birthday or no reason at all: a card with arches in warm shades.',
    ],
    text: GIFT_TEXT,
    shelf: 'decor/gifts',
    picture: ['wallpaper-arches-terracotta-2.webp', 'wallpaper-arches-sage-2.webp'],
    price: 2_500,
    parts: { giftCard: GIFT_AMOUNTS },
  },
]
