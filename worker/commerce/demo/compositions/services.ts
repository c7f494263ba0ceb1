import { type FourWords, perStore } from '../words/four-words'
import type { Composition } from './composition'

const title = (...words: FourWords) => ({ title: perStore(words) })

/** What comes as a person or a call. */
export const SERVICES: readonly Composition[] = [
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
    shelf: 'decor/gifts/services',
    pictures: [
      ['swatches', 'natural'],
      ['wallpaper-arches', 'sage'],
      ['wallpaper-leaves', 'rust'],
    ],
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
      'Innerhalb einer Woche kommt ein Plan mit Grundriss, Farbpalette und Einkaufsliste. Bei einer Bestellung über tausend Euro rechnen wir die Beratung an.',
      'Sous une semaine, vous recevez un plan, une palette et une liste d’achats. Le conseil est déduit de toute commande de plus de mille euros.',
      'Within a week you get a plan with a floor plan, a palette and a shopping list. With an order above a thousand euros we set off the fee.',
    ],
    shelf: 'decor/gifts/services',
    pictures: [
      ['swatches', 'natural'],
      ['sofa', 'sage'],
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
          ...title(
            'Om welke kamers gaat het?',
            'Um welche Räume geht es?',
            'Quelles pièces ?',
            'Which rooms?',
          ),
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
    sku: 'HANG-WALLPAPER',
    typeId: 'virtual',
    name: [
      'Behangen door een vakman',
      'Tapezieren vom Fachmann',
      'Pose de papier peint',
      'Wallpaper hanging',
    ],
    line: [
      'Een behanger uit de buurt plakt één wand, strak en zonder luchtbellen.',
      'Ein Tapezierer aus der Nähe tapeziert eine Wand, sauber und ohne Blasen.',
      'Un poseur de votre région tapisse un mur, net et sans bulles.',
      'A paperhanger from nearby hangs one wall, neatly and without bubbles.',
    ],
    text: [
      'Prijs voor een wand tot 12 m² die glad en droog is. Lijm en gereedschap neemt hij mee; het behang koop je bij ons.',
      'Preis für eine Wand bis 12 m², glatt und trocken. Kleister und Werkzeug bringt er mit; die Tapete kaufst du bei uns.',
      'Prix pour un mur lisse et sec de 12 m² au plus. Colle et outils sont fournis ; le papier peint s’achète chez nous.',
      'Price for a wall of up to 12 m² that is smooth and dry. Paste and tools come along; the wallpaper you buy from us.',
    ],
    shelf: 'decor/gifts/services',
    pictures: [
      ['wallpaper-leaves', 'forest'],
      ['wallpaper-stripes', 'sage'],
    ],
    price: 22900,
    parts: {
      customOptions: [
        {
          ...title('Oppervlakte', 'Fläche', 'Surface', 'Area'),
          type: 'radio',
          isRequired: true,
          values: [
            title('Tot 12 m²', 'Bis 12 m²', 'Jusqu’à 12 m²', 'Up to 12 m²'),
            {
              ...title('12 tot 20 m²', '12 bis 20 m²', 'De 12 à 20 m²', '12 to 20 m²'),
              surcharge: { type: 'percent', percent: 50 },
            },
            {
              ...title('20 tot 30 m²', '20 bis 30 m²', 'De 20 à 30 m²', '20 to 30 m²'),
              surcharge: { type: 'percent', percent: 110 },
            },
          ],
        },
        {
          ...title(
            'Oud behang verwijderen',
            'Alte Tapete entfernen',
            'Dépose de l’ancien papier',
            'Strip the old paper',
          ),
          type: 'checkbox',
          isRequired: false,
          values: [
            {
              ...title('Ja, graag', 'Ja, bitte', 'Oui', 'Yes, please'),
              surcharge: { type: 'fixed', cents: 7500 },
            },
          ],
        },
        {
          ...title('Voorkeursdatum', 'Wunschtermin', 'Date souhaitée', 'Preferred date'),
          type: 'date',
          isRequired: false,
        },
      ],
    },
  },
  {
    sku: 'ASSEMBLY',
    typeId: 'virtual',
    name: ['Montage aan huis', 'Aufbau zu Hause', 'Montage à domicile', 'Assembly at home'],
    line: [
      'Wij zetten je meubels in elkaar en nemen alle dozen mee.',
      'Wir bauen deine Möbel auf und nehmen alle Kartons mit.',
      'Nous montons vos meubles et repartons avec les cartons.',
      'We put your furniture together and take all the boxes away.',
    ],
    text: [
      'Eén bezoek, tot drie meubels, op de dag van levering of een dag die je zelf kiest.',
      'Ein Besuch, bis zu drei Möbel, am Tag der Lieferung oder an einem anderen Tag.',
      'Une visite, jusqu’à trois meubles, le jour de la livraison ou celui de votre choix.',
      'One visit, up to three pieces, on the day of delivery or a day of your choice.',
    ],
    shelf: 'decor/gifts/services',
    pictures: [
      ['bookshelf', 'oak'],
      ['bed', 'sand'],
    ],
    price: 7995,
    parts: {
      customOptions: [
        {
          ...title('Verdieping', 'Stockwerk', 'Étage', 'Floor'),
          type: 'drop_down',
          isRequired: true,
          values: [
            title(
              'Begane grond of lift',
              'Erdgeschoss oder Aufzug',
              'Rez-de-chaussée ou ascenseur',
              'Ground floor or lift',
            ),
            {
              ...title(
                'Eerste of tweede',
                'Erster oder zweiter Stock',
                'Premier ou deuxième',
                'First or second',
              ),
              surcharge: { type: 'fixed', cents: 2500 },
            },
            {
              ...title('Hoger', 'Höher', 'Plus haut', 'Higher'),
              surcharge: { type: 'fixed', cents: 5000 },
            },
          ],
        },
        {
          ...title('Opmerkingen', 'Anmerkungen', 'Remarques', 'Remarks'),
          type: 'area',
          isRequired: false,
          maxCharacters: 300,
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
