import { anyCushion, choice, option } from './bundle-option'
import type { Composition } from './composition'

/** What shoppers put together themselves. */
export const BUNDLES: readonly Composition[] = [
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
    pictures: [
      ['armchair', 'sage'],
      ['floor-lamp', 'oak'],
      ['throw', 'grey'],
    ],
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
    sku: 'BUNDLE-BED',
    typeId: 'bundle',
    name: ['Bed naar wens', 'Bett nach Wahl', 'Lit à composer', 'Bed of your own'],
    line: [
      'Een frame, een bodem en een matras van 160 × 200 cm, met of zonder hoofdbord: kies en wij leveren alles samen.',
      'Gestell, Lattenrost und Matratze in 160 × 200 cm, mit oder ohne Kopfteil: Du wählst, wir liefern alles zusammen.',
      'Un cadre, un sommier et un matelas de 160 × 200 cm, avec ou sans tête de lit : choisissez, nous livrons le tout.',
      'A frame, a base and a mattress of 160 × 200 cm, with or without a headboard: you choose, we deliver it all together.',
    ],
    text: [
      'We zetten het bed in elkaar en nemen het oude mee als je dat wilt.',
      'Wir bauen das Bett auf und nehmen auf Wunsch das alte mit.',
      'Nous montons le lit et reprenons l’ancien si vous le souhaitez.',
      'We put the bed together and take the old one away if you like.',
    ],
    shelf: 'furniture/beds/frames',
    pictures: [
      ['bed', 'sand'],
      ['wooden-bed', 'oak'],
    ],
    price: 184700,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Frame', 'Gestell', 'Cadre', 'Frame'], 'select', [
            choice('SLEEP-DROOM-SAND-160X200', { isDefault: true }),
            choice('SLEEP-DROOM-GREY-160X200'),
            choice('SLEEP-DROOM-FOREST-160X200'),
            choice('SLEEP-ARK-OAK-160X200'),
            choice('SLEEP-ARK-WALNUT-160X200'),
          ]),
          option(['Bodem', 'Lattenrost', 'Sommier', 'Base'], 'radio', [
            choice('SLEEP-VEER-OAK-160X200', { isDefault: true }),
            choice('SLEEP-VEER-ASH-160X200'),
          ]),
          option(['Matras', 'Matratze', 'Matelas', 'Mattress'], 'radio', [
            choice('SLEEP-DIEP-WHITE-160X200', { isDefault: true }),
          ]),
          option(
            ['Hoofdbord', 'Kopfteil', 'Tête de lit', 'Headboard'],
            'select',
            [
              choice('SLEEP-LEUN-SAND-160X200'),
              choice('SLEEP-LEUN-GREY-160X200'),
              choice('SLEEP-STEUN-NAVY-160X200'),
            ],
            false,
          ),
          option(
            ['Dekbed en kussens', 'Decke und Kissen', 'Couette et oreillers', 'Duvet and pillows'],
            'multi',
            [
              choice('DOWN-VEER-WHITE-60X70', { qty: 2, isQtyChangeable: true }),
              choice('DOWN-WOLK-WHITE-240X220'),
            ],
            false,
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-SITTING',
    typeId: 'bundle',
    name: [
      'Zithoek naar wens',
      'Sitzecke nach Wahl',
      'Coin salon à composer',
      'Sitting room of your own',
    ],
    line: [
      'Een bank, een poef en een tafel die bij elkaar passen, met een plaid erbij als je wilt.',
      'Sofa, Pouf und Tisch, die zusammenpassen, auf Wunsch mit einem Plaid dazu.',
      'Un canapé, un pouf et une table assortis, avec un plaid si vous le souhaitez.',
      'A sofa, a pouf and a table that go together, with a throw if you like.',
    ],
    text: [
      'De stoffen komen uit dezelfde weverij, dus de kleuren kloppen met elkaar.',
      'Die Stoffe kommen aus derselben Weberei, die Farben passen also zueinander.',
      'Les tissus viennent du même tisseur : les couleurs s’accordent.',
      'The fabrics come from one mill, so the colours agree with each other.',
    ],
    shelf: 'furniture/sofas/seaters',
    pictures: [
      ['sofa', 'sand'],
      ['pouf', 'cream'],
      ['coffee-table', 'oak'],
    ],
    price: 175800,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Bank', 'Sofa', 'Canapé', 'Sofa'], 'select', [
            choice('SOFA-ELLA-SAND', { isDefault: true }),
            choice('SOFA-ELLA-SAGE'),
            choice('SOFA-ELLA-CHARCOAL'),
            choice('SOFA-ISA-GREY'),
          ]),
          option(['Poef', 'Pouf', 'Pouf', 'Pouf'], 'radio', [
            choice('ARM-PIM-CREAM', { isDefault: true }),
            choice('ARM-PIM-BLUSH'),
            choice('ARM-BOL-SAND'),
          ]),
          option(['Salontafel', 'Couchtisch', 'Table basse', 'Coffee table'], 'radio', [
            choice('TABLE-STAM-OAK', { isDefault: true }),
            choice('TABLE-STAM-WALNUT'),
          ]),
          option(
            ['Erbij', 'Dazu', 'En plus', 'To go with it'],
            'checkbox',
            [
              choice('THROW-HEIDE-GREY'),
              choice('CUSH-LINDE-SAND', { qty: 2, isQtyChangeable: true }),
            ],
            false,
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-DINING',
    typeId: 'bundle',
    name: [
      'Eetkamer naar wens',
      'Esszimmer nach Wahl',
      'Salle à manger à composer',
      'Dining room of your own',
    ],
    line: [
      'Een tafel en zoveel stoelen als je gasten hebt.',
      'Ein Tisch und so viele Stühle, wie du Gäste hast.',
      'Une table et autant de chaises que d’invités.',
      'A table and as many chairs as you have guests.',
    ],
    text: [
      'Verander gerust het aantal stoelen: de prijs rekent mee.',
      'Ändere ruhig die Zahl der Stühle: Der Preis rechnet mit.',
      'Changez le nombre de chaises : le prix suit.',
      'Change the number of chairs as you like: the price follows.',
    ],
    shelf: 'furniture/tables/dining',
    pictures: [
      ['round-table', 'oak'],
      ['dining-chair', 'walnut'],
      ['dome-pendant', 'black'],
    ],
    price: 124900,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Tafel', 'Tisch', 'Table', 'Table'], 'radio', [
            choice('TABLE-NOOR-OAK', { isDefault: true }),
            choice('TABLE-NOOR-WALNUT'),
            choice('TABLE-HUGO-OAK'),
            choice('TABLE-HUGO-WALNUT'),
          ]),
          option(['Stoelen', 'Stühle', 'Chaises', 'Chairs'], 'select', [
            choice('CHAIR-IDA-OAK', { qty: 4, isDefault: true, isQtyChangeable: true }),
            choice('CHAIR-IDA-WALNUT', { qty: 4, isQtyChangeable: true }),
            choice('CHAIR-IDA-BLACK', { qty: 4, isQtyChangeable: true }),
          ]),
          option(
            ['Lamp boven de tafel', 'Leuchte über dem Tisch', 'Suspension', 'Lamp above the table'],
            'select',
            [choice('LAMP-KELK-BLACK'), choice('LAMP-KELK-WHITE')],
            false,
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
      'The box is cardboard with a linen ribbon, and goes on to a second life as a spice drawer.',
    ],
    shelf: 'textiles/kitchen/kitchen',
    pictures: [
      ['mugs', 'cream'],
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
            choice('MUG-MOKA-CREAM', { isDefault: true }),
            choice('MUG-MOKA-OCHRE'),
            choice('MUG-CHAI-BLUSH'),
          ]),
          option(
            [
              'Extra in de doos',
              'Außerdem in der Schachtel',
              'En plus dans la boîte',
              'More in the box',
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
      'Two rompers in size 62 and a bib, wrapped and with a card.',
    ],
    text: [
      'Ruilen voor een andere maat kan tot drie maanden na de geboorte.',
      'Umtausch in eine andere Größe bis drei Monate nach der Geburt.',
      'Échange de taille possible jusqu’à trois mois après la naissance.',
      'Exchange it for another size up to three months after the birth.',
    ],
    shelf: 'kidswear/baby/rompers',
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
