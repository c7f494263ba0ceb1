import { type Localized, wordsPerStore } from '../words/localized'
import type { SpecialProduct } from './special-product'

const title = (...words: Localized) => ({ title: wordsPerStore(words) })

/** What comes as a person with tools. */
export const HANDIWORK: readonly SpecialProduct[] = [
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
      'A local paperhanger does one wall, neatly and without bubbles.',
    ],
    text: [
      'Prijs voor een wand tot 12 m² die glad en droog is. Lijm en gereedschap neemt hij mee; het behang koop je bij ons.',
      'Preis für eine Wand bis 12 m², glatt und trocken. Kleister und Werkzeug bringt er mit; die Tapete kaufst du bei uns.',
      'Prix pour un mur lisse et sec de 12 m² au plus. Colle et outils sont fournis ; le papier peint s’achète chez nous.',
      'Price for a smooth, dry wall of up to 12 m². Paste and tools are included; the wallpaper you buy from us.',
    ],
    shelf: 'decor/gifts/services',
    pictures: [
      ['wallpaper-stripes', 'sage', 'whole'],
      ['wallpaper-leaves', 'forest'],
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
      ['bookshelf', 'oak', 'at home'],
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
          ...title('Opmerkingen', 'Anmerkungen', 'Remarques', 'Comments'),
          type: 'area',
          isRequired: false,
          maxCharacters: 300,
        },
      ],
    },
  },
]
