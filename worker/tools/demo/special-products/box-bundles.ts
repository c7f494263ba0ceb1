import { anyCushion, choice, option } from './bundle-option'
import type { SpecialProduct } from './special-product'

/** Boxes at one price, filled by whoever gives them. */
export const BOX_BUNDLES: readonly SpecialProduct[] = [
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
      'Fillings of recycled fibre are included.',
    ],
    shelf: 'textiles/cushions/plain',
    together: 'set-cushions.webp',
    pictures: [
      ['cushion', 'sage'],
      ['velvet-cushion', 'forest'],
      ['striped-cushion', 'navy'],
    ],
    price: 7_995,
    parts: {
      bundle: {
        priceType: 'fixed',
        options: [
          option(
            ['Eerste kussen', 'Erstes Kissen', 'Premier coussin', 'First cushion'],
            'select',
            anyCushion(0),
          ),
          option(
            ['Tweede kussen', 'Zweites Kissen', 'Deuxième coussin', 'Second cushion'],
            'select',
            anyCushion(1),
          ),
          option(
            ['Derde kussen', 'Drittes Kissen', 'Troisième coussin', 'Third cushion'],
            'select',
            anyCushion(2),
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-KITCHEN',
    typeId: 'bundle',
    name: ['Keukendoos', 'Küchenpaket', 'Coffret de cuisine', 'Kitchen box'],
    line: [
      'Een schort, theedoeken en een paar mokken in een doos, om te geven of te houden.',
      'Eine Schürze, Geschirrtücher und zwei Becher in einer Schachtel, zum Verschenken oder Behalten.',
      'Un tablier, des torchons et deux mugs dans une boîte, à offrir ou à garder.',
      'An apron, tea towels and a pair of mugs in a box, to give or to keep.',
    ],
    text: [
      'De doos is van karton met een linnen lint en gaat daarna een tweede leven in als kruidenla.',
      'Die Schachtel aus Karton mit Leinenband wird danach zur Gewürzschublade.',
      'La boîte en carton à ruban de lin deviendra un tiroir à épices.',
      'The box is cardboard with a linen ribbon, and has a second life as a spice drawer.',
    ],
    shelf: 'textiles/kitchen/kitchen',
    together: 'set-kitchen.webp',
    pictures: [
      ['mugs', 'ochre'],
      ['apron', 'sand'],
      ['tea-towels', 'navy'],
      ['tray', 'cream'],
    ],
    price: 6995,
    parts: {
      bundle: {
        priceType: 'fixed',
        options: [
          option(['Schort', 'Schürze', 'Tablier', 'Apron'], 'select', [
            choice('APRON-KOK-SAND', { isDefault: true }),
            choice('APRON-KOK-SAGE'),
            choice('APRON-KOK-NAVY'),
          ]),
          option(['Theedoeken', 'Geschirrtücher', 'Torchons', 'Tea towels'], 'radio', [
            choice('TEA-AFWAS-NAVY', { isDefault: true }),
            choice('TEA-AFWAS-RUST'),
            choice('TEA-AFWAS-SAGE'),
          ]),
          option(['Mokken', 'Becher', 'Mugs', 'Mugs'], 'radio', [
            choice('MUG-MOKA-OCHRE', { isDefault: true }),
            choice('MUG-MOKA-SAGE'),
            choice('MUG-CHAI-BLUSH'),
          ]),
          option(
            [
              'Extra in de doos',
              'Außerdem in der Schachtel',
              'En plus dans la boîte',
              'Add to the box',
            ],
            'checkbox',
            [
              choice('CARAFE-BRON-CREAM', { surcharge: { type: 'fixed', cents: 4500 } }),
              choice('DISH-KOM-SKY', { surcharge: { type: 'percent', percent: 30 } }),
            ],
            false,
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-BABY',
    typeId: 'bundle',
    name: ['Kraampakket', 'Willkommenspaket fürs Baby', 'Coffret de naissance', 'Newborn box'],
    line: [
      'Twee boxpakjes in maat 62 en een slab, ingepakt en met een kaartje.',
      'Zwei Strampler in Größe 62 und ein Lätzchen, verpackt und mit Kärtchen.',
      'Deux barboteuses en taille 62 et un bavoir, emballés avec une carte.',
      'Two rompers in size 62 and a bib, gift-wrapped with a card.',
    ],
    text: [
      'Toch een andere maat nodig? Ongedragen nemen we de pakjes tot 60 dagen terug.',
      'Doch eine andere Größe? Ungetragen nehmen wir die Strampler bis zu 60 Tage zurück.',
      'La taille ne va pas ? Non portées, les barboteuses sont reprises jusqu’à 60 jours.',
      'Need another size after all? Unworn, the rompers can come back for up to 60 days.',
    ],
    shelf: 'kidswear/baby/rompers',
    together: 'set-newborn.webp',
    pictures: [
      ['romper', 'cream'],
      ['star-romper', 'navy'],
      ['bib', 'sand'],
    ],
    price: 5795,
    parts: {
      bundle: {
        priceType: 'fixed',
        options: [
          option(
            ['Eerste boxpakje', 'Erster Strampler', 'Première barboteuse', 'First romper'],
            'select',
            [
              choice('ROMP-BIBI-CREAM-62', { isDefault: true }),
              choice('ROMP-BIBI-SAGE-62'),
              choice('ROMP-BIBI-BLUSH-62'),
              choice('ROMP-BIBI-SKY-62'),
            ],
          ),
          option(
            ['Tweede boxpakje', 'Zweiter Strampler', 'Deuxième barboteuse', 'Second romper'],
            'select',
            [choice('ROMP-ASTRO-NAVY-62', { isDefault: true }), choice('ROMP-ASTRO-WHITE-62')],
          ),
          option(['Slab', 'Lätzchen', 'Bavoir', 'Bib'], 'radio', [
            choice('BIB-HAP-SAND', { isDefault: true }),
            choice('BIB-HAP-SAGE'),
            choice('BIB-HAP-TERRACOTTA'),
          ]),
        ],
      },
    },
  },
]
