import { type Localized, wordsPerStore } from '../words/localized'
import type { SpecialProduct } from './special-product'

const title = (...words: Localized) => ({ title: wordsPerStore(words) })

/** What comes as a person with an eye, or as a call. */
export const ADVICE: readonly SpecialProduct[] = [
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
      'After ordering, you choose a time. You get a mood board of colours, fabrics and furniture that suit you.',
    ],
    shelf: 'decor/gifts/services',
    pictures: [
      ['swatches', 'natural', 'whole'],
      ['wallpaper-arches', 'sage'],
      ['wallpaper-leaves', 'rust'],
    ],
    price: 4_995,
    parts: {
      customOptions: [
        {
          title: wordsPerStore(['Kamer', 'Raum', 'Pièce', 'Room']),
          type: 'drop_down',
          isRequired: true,
          values: [
            { title: wordsPerStore(['Woonkamer', 'Wohnzimmer', 'Salon', 'Living room']) },
            { title: wordsPerStore(['Slaapkamer', 'Schlafzimmer', 'Chambre', 'Bedroom']) },
            {
              title: wordsPerStore([
                'Kinderkamer',
                'Kinderzimmer',
                'Chambre d’enfant',
                'Children’s room',
              ]),
            },
            {
              title: wordsPerStore([
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
          title: wordsPerStore([
            'Dit vind ik belangrijk',
            'Das ist mir wichtig',
            'Ce qui compte pour moi',
            'What matters to me',
          ]),
          type: 'area',
          isRequired: false,
          maxCharacters: 500,
        },
      ],
    },
  },
  {
    sku: 'ADVICE-HOME',
    typeId: 'virtual',
    name: ['Stylist aan huis', 'Stylistin zu Hause', 'Styliste à domicile', 'Stylist at home'],
    line: [
      'Twee uur met een stylist in je eigen huis, met stalen, verfkaarten en een rolmaat.',
      'Zwei Stunden mit einer Stylistin bei dir zu Hause, mit Mustern, Farbkarten und Maßband.',
      'Deux heures chez vous avec une styliste, ses échantillons, ses nuanciers et son mètre.',
      'Two hours with a stylist in your own home, with samples, paint cards and a tape measure.',
    ],
    text: [
      'Binnen een week krijg je een plan met een plattegrond, een kleurenpalet en een boodschappenlijst. Bij een bestelling boven duizend euro verrekenen we het advies.',
      'Innerhalb einer Woche bekommst du Grundriss, Farbpalette und Einkaufsliste. Bei Bestellungen über tausend Euro rechnen wir die Beratung an.',
      'Sous une semaine, vous recevez un plan, une palette et une liste d’achats. Le conseil est déduit de toute commande de plus de mille euros.',
      'Within a week you get a floor plan, a palette and a shopping list. On orders over a thousand euros the fee is deducted.',
    ],
    shelf: 'decor/gifts/services',
    pictures: [
      ['curtain', 'terracotta', 'at home'],
      ['swatches', 'natural', 'whole'],
      ['armchair', 'sage'],
    ],
    price: 14995,
    parts: {
      customOptions: [
        {
          ...title('Voorkeursdatum', 'Wunschtermin', 'Date souhaitée', 'Preferred date'),
          type: 'date',
          isRequired: true,
        },
        {
          ...title(
            'Postcode en plaats',
            'Postleitzahl und Ort',
            'Code postal et ville',
            'Postcode and town',
          ),
          type: 'field',
          isRequired: true,
          maxCharacters: 60,
        },
        {
          ...title('Kamers', 'Räume', 'Pièces', 'Rooms'),
          type: 'multiple',
          isRequired: false,
          values: [
            title('Woonkamer', 'Wohnzimmer', 'Salon', 'Living room'),
            title('Slaapkamer', 'Schlafzimmer', 'Chambre', 'Bedroom'),
            title('Kinderkamer', 'Kinderzimmer', 'Chambre d’enfant', 'Children’s room'),
          ],
        },
      ],
    },
  },
  {
    sku: 'COLOUR-PLAN',
    typeId: 'virtual',
    name: [
      'Kleurplan voor één kamer',
      'Farbplan für einen Raum',
      'Plan couleur pour une pièce',
      'Colour plan for one room',
    ],
    line: [
      'Stuur foto’s en wij kiezen vier kleuren voor muren, hout en textiel.',
      'Schick uns Fotos, und wir wählen vier Farben für Wände, Holz und Textilien.',
      'Envoyez des photos, nous choisissons quatre couleurs pour les murs, le bois et les textiles.',
      'Send photos and we choose four colours for walls, wood and textiles.',
    ],
    text: [
      'Je krijgt geverfde kaarten per post, zodat je ze in je eigen licht kunt bekijken.',
      'Du bekommst gestrichene Karten per Post, um sie in deinem eigenen Licht anzusehen.',
      'Vous recevez des cartes peintes par la poste, à regarder dans votre lumière.',
      'You get painted cards by post, to look at in your own light.',
    ],
    shelf: 'decor/gifts/services',
    pictures: [
      ['wallpaper-terrazzo', 'terracotta'],
      ['wallpaper-waves', 'sand'],
    ],
    price: 3495,
    parts: {},
  },
]
